import { type Extraction, expandRecurrence, extract } from '@marquee/extraction';
import { describe, expect, it } from 'vitest';
import { sampleSources, sites, truthOf } from '../src/index.ts';
import { DAY, NOW, textOf } from './at.ts';

/** The sites with formats other than JSON-LD, ICS and The Events Calendar, and the expected result of each. */
const FORMS: Array<[host: string, method: Extraction['method']]> = [
  ['www.quartermoonpuppets.example', 'microdata'],
  ['www.reedyriverchess.example', 'rdfa'],
  ['www.gillscreekapiary.example', 'microformats'],
  ['www.saludasoundwalks.example', 'rss'],
  ['www.batterylantern.example', 'platform-feed'],
  ['events.palmettopolytechnic.example', 'platform-feed'],
  ['www.camdenroadceramics.example', 'platform-feed'],
  ['www.forestdriveparks.example', 'platform-feed'],
  ['www.shoallanedance.example', 'jsonld'],
  ['tickets.riverlight.example', 'shell'],
  ['www.trolleybarncinema.example', 'json-feed'],
  ['www.tidewayradio.example', 'listing'],
  ['www.butlerstreetband.example', 'listing'],
];

const hintsAt = (now: number) => ({
  today: new Date(now).toISOString().slice(0, 10),
  timezone: 'America/New_York',
  city: 'Columbia',
  state: 'SC',
});

function venueOf(host: string) {
  const site = sites.find((one) => one.host === host);
  const source = sampleSources().find(({ url }) => new URL(url).host === host);
  if (!site || !source) throw new Error(`No site ${host}.`);
  return { site, source };
}

/** What its source gives at that moment, with schedules written out as far as the site plans. */
async function readAt(url: string, now: number, place: { city: string; state: string }) {
  const hints = { ...hintsAt(now), ...place };
  const found = extract({ url, contentType: '', bytes: new TextEncoder().encode(await textOf(url, now)) }, hints);
  const window = { from: hints.today, to: hintsAt(now + 70 * DAY).today, timezone: hints.timezone };
  const drafts = expandRecurrence(found.drafts, window)
    .showings.flat()
    .toSorted((a, b) => a.start.value.localeCompare(b.start.value));
  return { method: found.method, drafts };
}

describe('sites that publish in other formats', () => {
  it.each(FORMS)('%s is read by %s: what the truth names, when and where, and nothing else', async (host, method) => {
    const { site, source } = venueOf(host);
    const { method: used, drafts } = await readAt(source.url, NOW, source);
    expect(used).toBe(method);
    const truths = truthOf(site, NOW);
    expect(drafts.map(({ title, start, venue, url }) => [title.value, start.value, venue?.value, url?.value])).toEqual(
      truths.map((event) => [event.title, event.localStart, event.venue, event.url]),
    );
    // RSS tells no ends.
    const ends = drafts.map(({ end }) => end?.value);
    expect(ends).toEqual(method === 'rss' ? truths.map(() => undefined) : truths.map(({ localEnd }) => localEnd));
    expect(drafts.length).toBeGreaterThan(2);
  });

  it('a page about one event is read as that, in every edition, and between two editions gives none', async () => {
    const { site, source } = venueOf('www.saludakitemorning.example');
    const editions = new Set<string>();
    for (let week = 0; week < 30; week += 1) {
      const now = NOW + week * 7 * DAY;
      const truths = truthOf(site, now);
      const { method, drafts } = await readAt(source.url, now, source);
      expect(drafts.map(({ title, start, venue }) => [title.value, start.value, venue?.value])).toEqual(
        truths.map((event) => [event.title, event.localStart, event.venue]),
      );
      expect(method).toBe(truths.length > 0 ? 'detail' : null);
      for (const { title } of truths) editions.add(title);
    }
    expect(editions.size).toBe(3);
  });
});
