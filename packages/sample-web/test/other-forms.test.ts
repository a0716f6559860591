import { type Extraction, extract } from '@marquee/extraction';
import { describe, expect, it } from 'vitest';
import { sampleSources, sites, truthOf } from '../src/index.ts';
import { NOW, textOf } from './at.ts';

/** The houses that publish in other forms than JSON-LD, ICS and The Events Calendar, and how each is to be read. */
const FORMS: Array<[host: string, method: Extraction['method']]> = [
  ['www.quartermoonpuppets.example', 'microdata'],
  ['www.reedyriverchess.example', 'rdfa'],
  ['www.gillscreekapiary.example', 'microformats'],
  ['www.saludasoundwalks.example', 'rss'],
  ['www.batterylantern.example', 'platform-feed'],
  ['events.palmettopolytechnic.example', 'platform-feed'],
  ['www.camdenroadceramics.example', 'platform-feed'],
  ['www.forestdriveparks.example', 'platform-feed'],
];

describe('houses that publish in other forms', () => {
  it.each(FORMS)('%s is read by %s: what the truth names, when and where, and nothing else', async (host, method) => {
    const site = sites.find((one) => one.host === host);
    const source = sampleSources().find(({ url }) => new URL(url).host === host);
    if (!site || !source) throw new Error(`No site ${host}.`);
    const bytes = new TextEncoder().encode(await textOf(source.url));
    const hints = { today: '2026-12-03', timezone: source.timezone, city: source.city, state: source.state };
    const found = extract({ url: source.url, contentType: '', bytes }, hints);
    expect(found.method).toBe(method);
    expect(
      found.drafts.map(({ title, start, venue, url }) => [title.value, start.value, venue?.value, url?.value]),
    ).toEqual(truthOf(site, NOW).map((event) => [event.title, event.localStart, event.venue, event.url]));
    expect(found.drafts.length).toBeGreaterThan(2);
  });
});
