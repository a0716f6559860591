import { DEEP_SCAN_PAGES, ROUND_PAGES, SCAN_PAGES, TRAVERSAL_PAGES } from '@marquee/contract';
import { deepScanAggregate, listScans, scanAggregate, venueIntegration } from '@marquee/domain/aggregates';
import { toggleControl } from '@marquee/domain/controls';
import { engineOf } from '@marquee/domain/page-trials';
import type { Caller } from '@marquee/kernel';
import type { Answer } from '@marquee/testkit';
import { DAY_MS, inWords } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCity, calendarOf, candidates, discover } from '../discovery/discovering.ts';
import { runUntilQuiet } from '../support.ts';

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };
const BOARD = 'https://visit.example.org';
const html = (title: string, body: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>Welcome to the city.</p>${body}</body></html>`;
const link = (href: string, text: string) => `<li><a href="${href}">${text}</a></li>`;
const KINDS = ['museums', 'music', 'theaters'];
/** First page → kinds of places → a page for each place → its site. */
const board = (): Record<string, Answer | string> => ({
  [`${BOARD}/`]: html('Visit Columbia', KINDS.map((kind) => link(`/${kind}`, kind)).join('')),
  ...Object.fromEntries(
    KINDS.map((kind) => [
      `${BOARD}/${kind}`,
      html(kind, [1, 2, 3, 4, 5].map((n) => link(`/listing/${kind}-${n}`, `${kind} ${n}`)).join('')),
    ]),
  ),
  [`${BOARD}/listing/music-1`]: html(
    'Hall',
    '<p>Live music in Columbia, SC.</p><a href="https://hall.example.org/">Website</a>',
  ),
  'https://hall.example.org/': html('Hall', '<a href="/events">Events</a>'),
  'https://hall.example.org/events': calendarOf('Hall'),
});
/** Each page has ten further ones. */
function endless(engine: Awaited<ReturnType<typeof aCity>>): void {
  const inner = engine.web.fetch.bind(engine.web);
  engine.web.fetch = async (request, ...rest) => {
    const url = new URL(request.url);
    if (url.host === 'visit.example.org' && url.pathname !== '/robots.txt') {
      const at = Number(url.pathname.split('/').at(-1)) || 0;
      const more = Array.from({ length: 10 }, (_, n) => link(`/places/${at * 10 + n + 1}`, `Place ${at * 10 + n + 1}`));
      engine.web.put(request.url, html('Columbia City Guide', `${more.join('')}<a href="/">Home</a>`));
    }
    return inner(request, ...rest);
  };
}
const askedOf = (engine: Awaited<ReturnType<typeof aCity>>) =>
  engine.web.asked().filter((url) => url.startsWith(BOARD) && !url.endsWith('/robots.txt')).length;

describe('a site that lists places of other people', () => {
  it('is recognized when it is checked, and the next session makes its venues sources [BEY-12]', async () => {
    const engine = await aCity([BOARD], board());
    await discover(engine);
    expect(await engine.db.all(sql`SELECT host, kind, city_slug FROM aggregate_sites`)).toEqual([
      { host: 'visit.example.org', kind: 'tourism-board', city_slug: 'columbia-sc' },
    ]);
    engine.clock.advance(DAY_MS);
    await discover(engine);
    const hall = (await candidates(engine)).find(({ url }) => url === 'https://hall.example.org/');
    expect(hall).toMatchObject({ state: 'accepted', method: 'aggregate' });
    expect(await engine.db.all(sql`SELECT url, discovery_method FROM sources`)).toEqual([
      { url: 'https://hall.example.org/events', discovery_method: 'aggregate' },
    ]);
    expect(engine.model.name).toBeNull();
  });

  it('that links to itself without end is followed in parts, and ends', { tags: ['deep'] }, async () => {
    const engine = await aCity([BOARD], {});
    endless(engine);
    await discover(engine);
    for (let session = 0; session < 3; session += 1) {
      engine.clock.advance(DAY_MS);
      const before = askedOf(engine);
      await discover(engine);
      expect(askedOf(engine) - before).toBeLessThanOrEqual(TRAVERSAL_PAGES + SCAN_PAGES);
    }
    for (let session = 0; session < 12; session += 1) {
      engine.clock.advance(DAY_MS);
      await discover(engine);
    }
    const [row] = await engine.db.all<{ queue: string; seen: string }>(sql`SELECT queue, seen FROM aggregate_sites`);
    expect(row).toEqual({ queue: '[]', seen: '[]' });
    expect(askedOf(engine)).toBeLessThanOrEqual(ROUND_PAGES + 20);
  });
});

describe('a scan', () => {
  it('tells within three pages what a site is, how deep its lists are, and why [AGG-02, AGG-03, ENT-065]', async () => {
    const engine = await aCity([], board());
    const scan = await engineOf(engine).scanSite(`${BOARD}/`);
    expect(scan).toMatchObject({
      isAggregate: true,
      kind: 'tourism-board',
      depth: 3,
      pages: SCAN_PAGES,
      name: 'Visit Columbia',
    });
    expect(scan.categoryPages.map(({ label }) => label)).toEqual(KINDS);
    expect(inWords(scan.reasons)).toContain('It calls itself a guide for visitors.');
    expect(scan.confidence).toBeGreaterThanOrEqual(50);
  });

  it('of the site of one venue says no, and of one that cannot be read why', async () => {
    const engine = await aCity([], board());
    expect(inWords(await engineOf(engine).scanSite('https://hall.example.org/'))).toMatchObject({
      isAggregate: false,
      reasons: ['It names no places of other people.'],
    });
    const lost = await engineOf(engine).scanSite('https://nobody.example.org/');
    expect(inWords(lost)).toMatchObject({
      isAggregate: false,
      reasons: ['None of its pages could be read.'],
      places: [],
    });
    expect(lost.notes).toHaveLength(1);
  });

  it('that is deep follows its pages within a budget and tells of each venue where it is listed [AGG-05]', async () => {
    const engine = await aCity([], board());
    const scan = await engineOf(engine).deepScan(`${BOARD}/`);
    expect(scan.pages).toBeLessThanOrEqual(DEEP_SCAN_PAGES);
    expect(inWords(scan.places)).toEqual([
      {
        name: 'Hall',
        url: 'https://hall.example.org/',
        confidence: expect.any(Number),
        sourceContext: 'Visit Columbia lists it under “music 1”.',
        eventIndicators: ['live music'],
      },
    ]);
    expect(scan.cities).toEqual(['Columbia, SC']);
    const maze = await aCity([], {});
    endless(maze);
    const bounded = await engineOf(maze).deepScan(`${BOARD}/`);
    expect(bounded.pages).toBe(DEEP_SCAN_PAGES);
    expect(inWords(bounded.notes)).toContainEqual(expect.stringContaining('more pages are left'));
  });
});

describe('the calls of the console', () => {
  it('a deep scan makes new venues sites to check, once; a test of the integration stores nothing [CALL-152, CALL-153, VINTEG-05]', async () => {
    const engine = await aCity([], board());
    const deps = { ...engine, engine: engineOf(engine) };
    const trial = await scanAggregate(deps, system, { url: BOARD, isTrial: true });
    expect(trial).toMatchObject({ isAggregate: true, isDeep: false, integratedCount: 0 });
    expect(await listScans(engine)).toEqual([]);
    expect(await candidates(engine)).toEqual([]);
    const deep = await deepScanAggregate(deps, system, { url: BOARD });
    expect(deep).toMatchObject({ isDeep: true, city: 'Columbia, SC', integratedCount: 1 });
    expect(deep.discoveredVenues).toMatchObject([{ url: 'https://hall.example.org/', isKnown: false }]);
    await runUntilQuiet(engine);
    expect(await candidates(engine)).toMatchObject([{ state: 'accepted', method: 'aggregate' }]);
    const again = await deepScanAggregate(deps, system, { url: BOARD });
    expect(again).toMatchObject({ integratedCount: 0, discoveredVenues: [{ isKnown: true }] });
    expect(await venueIntegration(engine)).toMatchObject({
      totalVenues: 1,
      activeVenues: 1,
      fromAggregates: 1,
      last24h: 1,
      topCities: [{ city: 'Columbia', state: 'SC', venues: 1 }],
    });
  });

  it('while discovery is off its venues wait, which the scan says, and are checked once it is on', async () => {
    const engine = await aCity([], board());
    const deps = { ...engine, engine: engineOf(engine) };
    const discovery = (enabled: boolean) => toggleControl(engine, system, { control: 'autonomousDiscovery', enabled });
    await discovery(false);
    const scan = await deepScanAggregate(deps, system, { url: BOARD });
    expect(inWords(scan.notes)).toContainEqual(
      expect.stringContaining('One new site waits until discovery is on again.'),
    );
    await runUntilQuiet(engine);
    expect(await candidates(engine)).toMatchObject([{ state: 'waiting' }]);
    await discovery(true);
    await discover(engine);
    expect(await candidates(engine)).toMatchObject([{ state: 'accepted' }]);
  });

  it('of a site that is no aggregate nothing is integrated; the last five scans are kept [AGG-06, VINTEG-01]', async () => {
    const engine = await aCity([], board());
    const deps = { ...engine, engine: engineOf(engine) };
    const none = await deepScanAggregate(deps, system, { url: 'https://hall.example.org/' });
    expect(none).toMatchObject({ isAggregate: false, integratedCount: 0 });
    for (let scan = 0; scan < 6; scan += 1) {
      engine.clock.advance(1_000);
      await scanAggregate(deps, system, { url: BOARD });
    }
    const scans = await listScans(engine);
    expect(scans).toHaveLength(5);
    expect(scans.every(({ scan }) => scan.host === 'visit.example.org')).toBe(true);
    await expect(scanAggregate(deps, system, { url: 'http://127.0.0.1/' })).rejects.toMatchObject({ status: 400 });
  });
});
