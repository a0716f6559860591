import { sources } from '@marquee/db';
import { addSource, configureSources, scrapingActivity, sourcePerformance, sourceScore } from '@marquee/domain/sources';
import { type Caller, inEnglish } from '@marquee/kernel';
import { icsFeed, jsonLdPage } from '@marquee/testkit';
import { DAY_MS, HOUR_MS, MINUTE_MS, makeSource } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { aVenue, FEED, ICS, LINK_TO_FEED, listed, PAGE, read, type Source, sourceRow } from './reading.ts';

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };
const SHOW = { title: 'Folk Evening', start: '2026-10-10T19:30' };
const ROBOTS = 'https://hall.example.org/robots.txt';
const part = (n: number) => `https://hall.example.org/part-${n}`;
const next = (url: string) => `<link rel="next" href="${url}">`;

let venue: { engine: Awaited<ReturnType<typeof aVenue>>['engine']; source: Source };
beforeEach(async () => {
  venue = await aVenue([SHOW]);
});

/** Reads once; gives the record's outcome, the source's health, and after how long it is due again. */
async function attempt() {
  const { engine, source } = venue;
  const run = await read(engine, source);
  const row = await sourceRow(engine, source);
  return {
    outcome: run.outcome,
    health: row.health,
    says: row.healthDetail,
    dueIn: row.nextDueAt - engine.clock.now(),
    failures: row.consecutiveFailures,
  };
}

/** The newest reads as the console lists them, in English. */
async function activity() {
  const items = await scrapingActivity(venue.engine);
  return items.map((item) => ({ ...item, result: inEnglish(item.result) }));
}

describe('a source that cannot be read', () => {
  it('because its robots.txt forbids it, is not asked for its page', async () => {
    const { engine } = venue;
    engine.web.put(ROBOTS, { type: 'text/plain', body: 'User-agent: MarqueeBot\nDisallow: /' });
    expect(await attempt()).toMatchObject({
      outcome: 'failed',
      health: 'forbidden',
      dueIn: 6 * HOUR_MS,
      says: expect.stringContaining('robots.txt'),
    });
    expect(engine.web.asked()).toEqual([]);
  });

  it('because its page asks that nothing of it be listed, is forbidden; what it listed before stays [BEY-10]', async () => {
    const { engine } = venue;
    await attempt();
    const page = jsonLdPage([{ ...SHOW, title: 'Folk Morning' }], '<meta name="robots" content="noindex, nofollow">');
    engine.web.put(PAGE, page);
    expect(await attempt()).toMatchObject({
      outcome: 'failed',
      health: 'forbidden',
      says: expect.stringContaining('noindex'),
      dueIn: 6 * HOUR_MS,
    });
    expect((await listed(engine)).map((event) => event.title)).toEqual(['Folk Evening']);
  });

  it('because its robots.txt is out of order, is in trouble and not forbidden, and is tried again soon', async () => {
    venue.engine.web.put(ROBOTS, { status: 500 });
    const { health, dueIn } = await attempt();
    expect(health).toBe('http-error');
    expect(dueIn).toBeLessThanOrEqual(15 * MINUTE_MS);
  });

  it.each([
    ['404', { status: 404 }, 'http-error', 6 * HOUR_MS],
    ['403', { status: 403 }, 'blocked', 6 * HOUR_MS],
    ['no answer', { unreachable: true }, 'http-error', 5 * MINUTE_MS],
    ['500', { status: 500 }, 'http-error', 5 * MINUTE_MS],
    ['503 for an hour', { status: 503, headers: { 'retry-after': '3600' } }, 'http-error', HOUR_MS],
    ['429 for two hours', { status: 429, headers: { 'retry-after': '7200' } }, 'blocked', 2 * HOUR_MS],
    ['a picture', { type: 'image/png', body: 'x' }, 'http-error', 6 * HOUR_MS],
  ] as const)('because of %s, says so and comes back when it may', async (_what, answer, health, dueIn) => {
    venue.engine.web.put(PAGE, answer);
    expect(await attempt()).toMatchObject({
      outcome: 'failed',
      health,
      dueIn,
      failures: 1,
      says: expect.stringMatching(/.{10}/),
    });
    expect(await listed(venue.engine)).toEqual([]);
  });

  it('again and again, is asked less and less often, and at least once an interval', async () => {
    venue.engine.web.put(PAGE, { status: 500 });
    const waits: number[] = [];
    for (let i = 0; i < 9; i += 1) waits.push((await attempt()).dueIn / MINUTE_MS);
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360]);
  });

  it('keeps its events, and is well again as soon as it answers, though the page is the same', async () => {
    const { engine } = venue;
    engine.web.put(PAGE, { body: jsonLdPage([SHOW]), etag: '"1"' });
    expect(await attempt()).toMatchObject({ health: 'ok' });
    engine.web.put(PAGE, { status: 500 });
    expect(await attempt()).toMatchObject({ health: 'http-error', failures: 1 });
    expect(await listed(engine)).toHaveLength(1);
    engine.web.put(PAGE, { body: jsonLdPage([SHOW]), etag: '"1"' });
    expect(await attempt()).toMatchObject({ outcome: 'unchanged', health: 'ok', says: null, failures: 0 });
  });
});

it('the tier of a source follows the score of its reads, whatever its check expected [CONST-011]', async () => {
  const { engine, source } = venue;
  const both = async () => {
    const { tier, ...row } = await sourceRow(engine, source);
    return [sourceScore(row), tier];
  };
  await attempt();
  expect(await both()).toEqual([76, 'medium']);
  engine.web.put(PAGE, jsonLdPage(Array.from({ length: 40 }, (_, i) => ({ ...SHOW, title: `Evening of ${i}` }))));
  await attempt();
  await attempt();
  expect(await both()).toEqual([91, 'high']);
  engine.web.put(PAGE, { status: 404 });
  await attempt();
  expect(await both()).toEqual([61, 'medium']);
  await attempt();
  expect(await both()).toEqual([52, 'low']);
});

describe('a source that is read but gives little', () => {
  it('without an event says so', async () => {
    venue.engine.web.put(PAGE, '<html><body><h1>Closed for winter</h1></body></html>');
    expect(await attempt()).toMatchObject({ outcome: 'done', health: 'no-events', dueIn: 6 * HOUR_MS });
    expect(await activity()).toMatchObject([{ status: 'partial', result: expect.stringContaining('list no events') }]);
  });

  it('whose page says with a success that it does not exist says so', async () => {
    venue.engine.web.put(PAGE, '<html><body><h1>Page not found</h1><p>We looked everywhere.</p></body></html>');
    expect(await attempt()).toMatchObject({ health: 'missing', says: expect.stringContaining('no such page') });
    expect(await activity()).toMatchObject([{ status: 'error', result: expect.stringContaining('no such page') }]);
    // Unchanged, it is as it was.
    await attempt();
    expect(await activity()).toMatchObject([{ status: 'error' }, { status: 'error' }]);
    expect(await sourcePerformance(venue.engine, { limit: 5 })).toMatchObject({
      items: [{ failureRate: 100, status: 'failed' }],
    });
  });

  it('whose calendar is last year’s says so, though it lists many', async () => {
    const past = Array.from({ length: 12 }, (_, i) => ({ title: `Evening ${i}`, start: `2025-03-${10 + i}T20:00` }));
    venue.engine.web.put(PAGE, jsonLdPage(past));
    expect(await attempt()).toMatchObject({ health: 'over', says: 'All 12 events on its pages are over.' });
  });

  it('whose page stays the same while time passes over all that it lists says so', async () => {
    venue.engine.web.put(PAGE, { body: jsonLdPage([SHOW]), etag: '"1"' });
    expect(await attempt()).toMatchObject({ health: 'ok' });
    venue.engine.clock.advance(400 * 24 * HOUR_MS);
    expect(await attempt()).toMatchObject({ outcome: 'unchanged', health: 'over' });
    expect(await attempt()).toMatchObject({ outcome: 'unchanged', health: 'over' });
    venue.engine.web.put(PAGE, jsonLdPage([{ ...SHOW, start: '2028-02-10T20:00' }]));
    expect(await attempt()).toMatchObject({ outcome: 'done', health: 'ok' });
  });

  it.each([
    ['says that nothing is planned', '<h1>Events</h1><p>There are no upcoming events.</p>', 'drifted'],
    ['is for sale', '<title>hall.example.org</title><h1>This domain is for sale</h1>', 'drifted'],
    ['is empty', '', 'drifted'],
    ['is a login', '<h1>Sign in</h1><form><input type="password"></form>', 'drifted'],
    ['is closed', '<h1>Closed for renovation</h1>', 'drifted'],
    ['says that it is missing', '<h1>Page not found</h1>', 'missing'],
    ['lists last year', jsonLdPage([{ ...SHOW, start: '2025-03-10T20:00' }]), 'over'],
    [
      'links to another calendar that is gone',
      '<link rel="alternate" type="text/calendar" href="/old.ics">',
      'drifted',
    ],
    ['links to an empty next page', next(part(5)), 'drifted'],
    ['lists one of twelve', jsonLdPage([SHOW]), 'drifted'],
  ])(
    'whose events stood on pages that it links to no more is in trouble, when its page %s',
    async (_, page, health) => {
      const { engine } = venue;
      const showOf = (n: number) => ({ ...SHOW, title: `Evening number ${n}`, venue: `Room ${n}` });
      const shows = Array.from({ length: 12 }, (_each, n) => showOf(n));
      engine.web.put(PAGE, `<h1>Events</h1>${next(part(1))}${LINK_TO_FEED}`);
      engine.web.put(part(1), jsonLdPage(shows.slice(0, 6)));
      engine.web.put(part(5), '<h1>Nothing</h1>');
      engine.web.put(FEED, { type: ICS, body: icsFeed(shows.slice(6)) });
      expect(await attempt()).toMatchObject({ health: 'ok' });
      expect(await listed(engine)).toHaveLength(12);
      engine.web.put(PAGE, page);
      expect(await attempt()).toMatchObject({ health, says: expect.stringMatching(/.{10}/) });
      // Nor is it well when its page has changed again, and the pages are long forgotten.
      engine.web.put(PAGE, `${page}<!-- changed -->`);
      expect(await attempt()).toMatchObject({ health: expect.not.stringMatching(/^(ok|new)$/) });
      // Trouble of the source takes no event from visitors.
      expect((await listed(engine)).length).toBeGreaterThanOrEqual(12);
    },
  );

  it('far less than it usually does has drifted', async () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ ...SHOW, title: `Evening number ${i}`, venue: `Room ${i}` }));
    venue.engine.web.put(PAGE, jsonLdPage(many));
    expect(await attempt()).toMatchObject({ health: 'ok' });
    venue.engine.web.put(PAGE, jsonLdPage(many.slice(0, 1)));
    expect(await attempt()).toMatchObject({ health: 'drifted', says: expect.stringContaining('12 are usual') });
  });

  it('is not judged before anything of it was read: its host only asked for a pause', async () => {
    const { engine } = venue;
    engine.web.put('https://other.example.org/', { status: 503, headers: { 'retry-after': '90000' } });
    const busy = await makeSource(engine.db, { url: 'https://other.example.org/' });
    const neighbor = await makeSource(engine.db, { url: 'https://other.example.org/second' });
    await read(engine, busy);
    engine.clock.advance(-7 * HOUR_MS);
    await read(engine, neighbor);
    expect(await sourceRow(engine, neighbor)).toMatchObject({ health: 'new', lastSuccessAt: null });
  });
});

describe('a source that has moved for good', () => {
  const NEW_HOME = 'https://newhall.example.org/whats-on';

  it('is asked at its new address from then on, with the same events', async () => {
    const { engine, source } = venue;
    await read(engine, source);
    const [before] = await listed(engine);
    engine.web.put(PAGE, { status: 301, headers: { location: NEW_HOME } });
    engine.web.put(NEW_HOME, jsonLdPage([SHOW, { ...SHOW, title: 'A second show', start: '2026-10-11T19:30' }]));
    await read(engine, source);
    expect(await sourceRow(engine, source)).toMatchObject({ url: NEW_HOME, host: 'newhall.example.org', health: 'ok' });
    engine.web.asked();
    await read(engine, source);
    expect(engine.web.asked()).toEqual([NEW_HOME]);
    expect((await listed(engine)).map((event) => event.id)).toContain(before?.id);
    expect(await listed(engine)).toHaveLength(2);
    // By its old address it is known still: a start that names that adds nothing, and neither does an administrator.
    const named = { url: PAGE, name: 'The Hall', city: 'Columbia', state: 'SC' };
    await configureSources(engine, [named]);
    expect(await engine.db.$count(sources)).toBe(1);
    const deps = { ...engine, publicOrigin: 'https://marquee.example' };
    await expect(addSource(deps, system, named)).rejects.toThrow(/is the former address of .* for Columbia, SC/);
  });

  it('for a while only, is asked at the old one', async () => {
    const { engine, source } = venue;
    engine.web.put(PAGE, { status: 302, headers: { location: NEW_HOME } });
    engine.web.put(NEW_HOME, jsonLdPage([SHOW]));
    await read(engine, source);
    expect(await sourceRow(engine, source)).toMatchObject({ url: PAGE });
    engine.clock.advance(DAY_MS);
    engine.web.asked();
    await read(engine, source);
    expect(engine.web.asked()).toEqual([PAGE, NEW_HOME]);
  });
});
