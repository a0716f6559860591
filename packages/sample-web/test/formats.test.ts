import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { zoned } from '../src/calendar/when.ts';
import { sites, truthOf } from '../src/index.ts';
import { ask, NOW, textOf, unescaped } from './at.ts';

interface Node {
  '@type': string;
  name: string;
  startDate: string;
  endDate?: string;
  eventStatus: string;
  url: string;
  location: Record<string, unknown>;
  image?: string[];
}

function site(host: string) {
  const found = sites.find((s) => s.host === host);
  if (!found) throw new Error(`No site ${host}.`);
  return found;
}

function blocks(html: string): string[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g), (m) => m[1] ?? '');
}

/** All events in the blocks that are JSON. */
function events(html: string): Node[] {
  return blocks(html).flatMap((text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [];
    }
    const flat = (v: unknown): Node[] =>
      Array.isArray(v) ? v.flatMap(flat) : [v as Node, ...flat((v as { '@graph'?: unknown[] })['@graph'] ?? [])];
    return flat(value).filter((n) => typeof n.startDate === 'string');
  });
}

const url = (host: string, path: string) => `https://${host}${path}`;

describe('JSON-LD', () => {
  it.each([
    ['www.congareestage.example', '/shows', (local: string) => `${local}:00${zoned(local, 'America/New_York').offset}`],
    [
      'www.lanternstreet.example',
      '/season',
      (local: string) => `${local}:00${zoned(local, 'America/New_York').offset}`,
    ],
    [
      'www.kilnandcircuit.example',
      '/workshops',
      (local: string) => `${local}:00${zoned(local, 'America/New_York').offset}`,
    ],
    ['www.granbyarthouse.example', '/events', (local: string) => local],
    ['www.millwoodlibrary.example', '/calendar', (local: string) => `${local}:00+00:00`],
    ['www.olivestreetmarket.example', '/happenings', (local: string) => local.slice(0, 10)],
    [
      'www.midlandsalmanac.example',
      '/listings',
      (local: string) => `${local}:00${zoned(local, 'America/New_York').offset}`,
    ],
    [
      'www.signalworks.example',
      '/programme',
      (local: string) => `${local}:00${zoned(local, 'America/New_York').offset}`,
    ],
    ['www.marshwren.example', '/outside', (local: string) => local],
  ])('of %s names what the truth names', async (host, path, written) => {
    const found = events(await textOf(url(host, path))).map((n) => `${n.name} @ ${n.startDate}`);
    const expected = truthOf(site(host), NOW).map(
      (e) => `${e.title} @ ${e.allDay ? e.localStart : written(e.localStart)}`,
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('stands beside a block that is broken', async () => {
    const all = blocks(await textOf(url('www.kilnandcircuit.example', '/workshops')));
    expect(() => JSON.parse(all[0] ?? '')).toThrow();
    expect(all.length).toBeGreaterThan(8);
  });

  it('has the rest on the detail page of a link-only listing', async () => {
    const listing = await textOf(url('www.reedyfork.example', '/playbill'));
    expect(events(listing)).toEqual([]);
    const list = JSON.parse(blocks(listing)[0] ?? '') as { itemListElement: Array<{ url: string }> };
    const truths = truthOf(site('www.reedyfork.example'), NOW);
    expect(list.itemListElement.map((i) => i.url)).toEqual(truths.map((e) => e.url));
    for (const e of truths) expect(events(await textOf(e.url))[0]?.name).toBe(e.title);
  });

  it('keeps markup in a title as text', async () => {
    const host = 'www.congareestage.example';
    const odd = truthOf(site(host), NOW).find((e) => e.title.includes('<'));
    expect(odd).toBeDefined();
    const html = await textOf(odd?.url ?? '');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<b>Bingo');
    expect(unescaped(html.match(/<h1>(.*?)<\/h1>/)?.[1] ?? '')).toBe(odd?.title);
    expect(events(html)[0]?.name).toBe(odd?.title);
  });

  it('says cancelled where the text does', async () => {
    const html = await textOf(url('www.congareestage.example', '/shows'));
    expect(events(html).some((n) => n.eventStatus === 'https://schema.org/EventCancelled')).toBe(true);
    expect(html).toContain('CANCELLED');
  });
});

it('shows on the library’s page the times its JSON-LD gets wrong', async () => {
  const html = await textOf('https://www.millwoodlibrary.example/calendar');
  for (const e of truthOf(site('www.millwoodlibrary.example'), NOW)) {
    const hour = Number(e.localStart.slice(11, 13));
    expect(html).toContain(`at ${((hour + 11) % 12) + 1}:${e.localStart.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`);
  }
});

describe('ICS', () => {
  it.each([
    ['www.falllinerunners.example', 'https://www.falllinerunners.example/calendar.ics'],
    ['www.founderstable.example', 'https://www.founderstable.example/gatherings/feed.ics'],
    ['www.congareegreenways.example', 'https://www.congareegreenways.example/outings.ics'],
    ['calendar.ashcroftcollege.example', 'https://calendar.ashcroftcollege.example/public/events.ics'],
    ['calendar.gervaisgrange.example', 'http://calendar.gervaisgrange.example/feed'],
    ['www.foothillsoutside.example', 'https://www.foothillsoutside.example/trips.ics'],
    ['www.liveoakrooms.example', 'https://www.liveoakrooms.example/engagements.ics'],
  ])('of %s, expanded, names what the truth names', async (host, feed) => {
    const text = await textOf(feed);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const zone = root.getFirstSubcomponent('vtimezone');
    if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone), 'America/New_York');
    const truths = truthOf(site(host), NOW);
    const oldest = truths[0]?.localStart ?? '';
    const found = root.getAllSubcomponents('vevent').flatMap((component) => {
      const event = new ICAL.Event(component);
      return starts(event)
        .filter((start) => start >= oldest)
        .map((start) => `${event.summary} @ ${start}`);
    });
    expect(found.toSorted()).toEqual(truths.map((e) => `${e.title} @ ${e.localStart}`).toSorted());
  });

  it('is named by rel=alternate on the pages that have it', async () => {
    for (const address of [
      'https://www.founderstable.example/gatherings',
      'https://calendar.ashcroftcollege.example/public',
    ]) {
      const html = await textOf(address);
      const href = html.match(/<link rel="alternate" type="text\/calendar"[^>]*href="([^"]+)"/)?.[1] ?? '';
      expect((await ask(new URL(href, address).href)).headers['content-type']).toContain('text/calendar');
      expect(blocks(html)).toEqual([]);
    }
  });

  it('has UTC, TZID and floating times, rules with pauses, all-day entries and cancelled ones', async () => {
    const runners = await textOf('https://www.falllinerunners.example/calendar.ics');
    expect(runners).toMatch(/DTSTART;TZID=America\/New_York:\d{8}T\d{6}/);
    expect(runners).toMatch(/RRULE:FREQ=WEEKLY;UNTIL=/);
    expect(runners).toMatch(/RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=/);
    expect(runners).toContain('EXDATE;TZID=');
    expect(runners).toContain('STATUS:CANCELLED');
    expect(await textOf('https://www.founderstable.example/gatherings/feed.ics')).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    const outings = await textOf('https://www.congareegreenways.example/outings.ics');
    expect(outings).toMatch(/DTSTART:\d{8}T\d{6}\r/);
    expect(outings).toContain('DTSTART;VALUE=DATE:');
  });
});

/** Local starts of an event, its rule expanded. */
function starts(event: InstanceType<typeof ICAL.Event>): string[] {
  const local = (time: InstanceType<typeof ICAL.Time>) => {
    if (time.isDate) return time.toString();
    const wall = time.zone.tzid === 'UTC' ? zonedFromUtc(time.toJSDate()) : time.toString();
    return wall.slice(0, 16);
  };
  if (!event.isRecurring()) return [local(event.startDate)];
  const out: string[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) out.push(local(next));
  return out;
}

function zonedFromUtc(at: Date): string {
  return at.toLocaleString('sv-SE', { timeZone: 'America/New_York' }).replace(' ', 'T');
}

describe('The Events Calendar', () => {
  interface Page {
    events: Array<{
      title: string;
      start_date: string;
      all_day: boolean;
      id: number;
      timezone: string;
      utc_start_date: string;
    }>;
    next_rest_url?: string;
    total: number;
  }

  it.each([
    ['www.cottonyard.example', 3],
    ['www.olddepotcommons.example', 3],
  ])('of %s, read to its last page, names what the truth names', async (host, pages) => {
    let next: string | undefined = `https://${host}/wp-json/tribe/events/v1/events`;
    const found: string[] = [];
    let read = 0;
    while (next) {
      const page: Page = JSON.parse(await textOf(next)) as Page;
      read += 1;
      found.push(...page.events.map((e) => `${unescaped(e.title)} @ ${e.start_date.slice(0, 16).replace(' ', 'T')}`));
      next = page.next_rest_url;
    }
    expect(read).toBeGreaterThanOrEqual(pages);
    expect(found.toSorted()).toEqual(
      truthOf(site(host), NOW)
        .map((e) => `${e.title} @ ${e.localStart}`)
        .toSorted(),
    );
  });

  it('is advertised on the page for people', async () => {
    const html = await textOf('https://www.cottonyard.example/events');
    expect(html).toContain('<link rel="alternate" href="https://www.cottonyard.example/wp-json/tribe/events/v1/"');
  });
});

it('has a page and a picture for every showing', { tags: ['deep'] }, async () => {
  const pictures = new Set<string>();
  for (const s of sites.filter((one) => one.programme && one.robots !== 'forbid')) {
    for (const e of truthOf(s, NOW)) {
      expect((await ask(e.url)).status, e.url).toBe(200);
      if (s.pictures === 'down' || pictures.has(e.imageUrl)) continue;
      pictures.add(e.imageUrl);
      const picture = await ask(e.imageUrl);
      expect(picture.headers['content-type'], e.imageUrl).toBe('image/png');
      expect(picture.body.length).toBeLessThan(60 * 1024);
    }
  }
});
