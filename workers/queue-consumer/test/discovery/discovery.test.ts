import { BLOCK_MS, SCHEDULE_DEFAULTS, SITE_PAGES } from '@marquee/contract';
import { publisherRules } from '@marquee/db';
import { toggleControl } from '@marquee/domain/controls';
import { scheduleDiscovery, setSafeMode } from '@marquee/domain/discovery';
import type { Caller } from '@marquee/kernel';
import { DAY_MS, HOUR_MS, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { aCity, calendarOf, candidates, discover, MAP, session, startSession } from './discovering.ts';

const { newSourceInterval } = SCHEDULE_DEFAULTS;

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };
const home = (href: string) =>
  `<html lang="en"><body><p>Welcome to the house of all the arts.</p><a href="${href}">Events</a></body></html>`;
const VENUE = { 'https://hall.example.org/': home('/events'), 'https://hall.example.org/events': calendarOf('Hall') };
const PARKED = '<html><body><h1>gone.example.org</h1><p>This domain is for sale.</p></body></html>';

describe('sources are found without tokens', () => {
  it('a venue of the open map becomes a source by itself: at its calendar, with how it was found; a parked one does not', async () => {
    const engine = await aCity(['https://hall.example.org', 'gone.example.org'], {
      ...VENUE,
      'https://gone.example.org/': PARKED,
    });
    await discover(engine);
    const [gone, hall] = await candidates(engine);
    expect(gone).toMatchObject({ state: 'rejected', verdict: 'parked', method: 'map' });
    expect(hall).toMatchObject({
      state: 'accepted',
      verdict: 'publishes-events',
      source_url: 'https://hall.example.org/events',
    });
    const [source] = await engine.db.all<Record<string, unknown>>(sql`SELECT * FROM sources`);
    expect(source).toMatchObject({
      id: hall?.source_id,
      url: 'https://hall.example.org/events',
      discovery_method: 'map',
      status: 'active',
    });
    expect(await session(engine)).toMatchObject({ candidates: 2, checked: 2, accepted: 1, wasted: 1, tokens: 0 });
    expect((await session(engine))?.ended_at).not.toBeNull();
    expect(engine.model.name).toBeNull();
  });

  it.each([
    ['home page', 'https://hall.example.org/'],
    ['wrong page', 'https://hall.example.org/about'],
  ])(
    'a %s that was added by hand and yields nothing does not hide the list of its site: it is read there instead',
    async (_, url) => {
      const engine = await aCity(['https://hall.example.org'], VENUE);
      const source = { id: 'mine', url, host: 'hall.example.org', nextDueAt: Number.MAX_SAFE_INTEGER };
      await makeSource(engine.db, { ...source, runs: 1, lastYield: 0, health: 'no-events' });
      await discover(engine);
      const [found] = await candidates(engine);
      expect(found).toMatchObject({
        state: 'accepted',
        source_id: 'mine',
        source_url: 'https://hall.example.org/events',
      });
      expect(await engine.db.all(sql`SELECT id, url, moved_from FROM sources`)).toEqual([
        { id: 'mine', url: 'https://hall.example.org/events', moved_from: url },
      ]);
      const [row] = await engine.db.all<{ next_due_at: number }>(sql`SELECT next_due_at FROM sources`);
      expect(row?.next_due_at).toBeLessThanOrEqual(engine.clock.now());
      expect(await discover(engine)).toBeUndefined();
      expect(await candidates(engine)).toHaveLength(1);
    },
  );

  it('a home page that was not read yet, or gives events, still stands for its site', async () => {
    for (const state of [{ runs: 0 }, { runs: 4, lastYield: 3, health: 'ok' as const }]) {
      const engine = await aCity(['https://hall.example.org'], VENUE);
      const source = { url: 'https://hall.example.org/', host: 'hall.example.org', nextDueAt: Number.MAX_SAFE_INTEGER };
      await makeSource(engine.db, { ...source, ...state });
      await discover(engine);
      expect(await candidates(engine)).toEqual([]);
    }
  });

  it('the map is asked once a day, and what is known is not asked again', async () => {
    const engine = await aCity(['https://hall.example.org'], VENUE);
    await discover(engine);
    await discover(engine);
    expect(engine.web.asked().filter((url) => url.startsWith(MAP))).toHaveLength(1);
    expect(await candidates(engine)).toHaveLength(1);
    engine.clock.advance(DAY_MS);
    await discover(engine);
    expect(engine.web.asked().filter((url) => url.startsWith(MAP))).toHaveLength(1);
    expect(await engine.db.all(sql`SELECT id FROM sources`)).toHaveLength(1);
  });

  it('the second session follows the links of pages that were read, from their stored copies', async () => {
    const linking = calendarOf('Hall').replace('</body>', '<a href="https://club.example.org/">Chess Club</a></body>');
    const web = {
      ...VENUE,
      'https://hall.example.org/events': linking,
      'https://club.example.org/': calendarOf('Club'),
    };
    const engine = await aCity(['https://hall.example.org'], web);
    await discover(engine);
    await engine.db.run(sql`INSERT INTO outbox (id, kind, payload, dedupe_key, city_slug, state, not_before, created_at)
      SELECT 'read', 'source.scrape', json_object('sourceId', id), 'read', city_slug, 'pending', 0, 0 FROM sources`);
    await runUntilQuiet(engine);
    engine.web.asked();
    await discover(engine);
    expect(engine.web.asked()).toEqual(['https://club.example.org/']);
    const club = (await candidates(engine)).find(({ url }) => url.includes('club'));
    expect(club).toMatchObject({ state: 'accepted', method: 'link' });
  });

  it('a map that answers nonsense, or not at all, is said and costs nothing', async () => {
    const engine = await aCity([], {});
    engine.web.fetch = () => Promise.reject(new Error('no route'));
    await discover(engine);
    expect((await session(engine))?.notes).toContain('The open map gave nothing');
  });
});

describe('what must not come back does not', () => {
  it('a publisher’s stop, a retired source, a known source and a blocked domain', async () => {
    const engine = await aCity(
      ['https://stop.example.org', 'https://old.example.org', 'https://hall.example.org', 'https://bad.example.org'],
      {
        'https://stop.example.org/': calendarOf('Stop'),
        'https://old.example.org/': calendarOf('Old'),
        'https://bad.example.org/': calendarOf('Bad'),
      },
    );
    await engine.db.insert(publisherRules).values({ host: 'stop.example.org', wish: 'stop', requestId: 'r', since: 0 });
    await makeSource(engine.db, { url: 'https://old.example.org/shows', host: 'old.example.org', status: 'retired' });
    await makeSource(engine.db, {
      url: 'https://hall.example.org/events',
      host: 'hall.example.org',
      nextDueAt: Number.MAX_SAFE_INTEGER,
    });
    await engine.db.run(sql`INSERT INTO site_checks (host, url, verdict, reasons, score, tier, pages, bytes, checks, passes, failures, checked_at, blocked_until)
      VALUES ('bad.example.org', 'https://bad.example.org/', 'unreachable', '[]', 0, 'low', 1, 0, 3, 0, 3, 0, ${engine.clock.now() + DAY_MS})`);
    await discover(engine);
    expect(await candidates(engine)).toMatchObject([{ url: 'https://stop.example.org/', state: 'rejected' }]);
    expect(engine.web.asked().filter((url) => !url.startsWith(MAP))).toEqual([]);
    expect(await engine.db.all(sql`SELECT id FROM sources`)).toHaveLength(2);
  });

  it('a domain that fails three times in a row is not asked for a month', async () => {
    const engine = await aCity(['https://down.example.org'], { 'https://down.example.org/': { status: 503 } });
    for (let n = 0; n < 3; n += 1) {
      await discover(engine);
      engine.clock.advance(2 * DAY_MS);
    }
    const [check] = await engine.db.all<{ failures: number; blocked_until: number; blocked_by: string }>(
      sql`SELECT * FROM site_checks`,
    );
    expect(check).toMatchObject({ failures: 3, blocked_by: 'engine' });
    expect(check?.blocked_until).toBeGreaterThan(engine.clock.now() + BLOCK_MS - 4 * DAY_MS);
    expect((await candidates(engine))[0]).toMatchObject({ state: 'error', verdict: 'unreachable' });
    expect(await engine.db.all(sql`SELECT domains, checks, passes FROM site_check_totals`)).toEqual([
      { domains: 1, checks: 3, passes: 0 },
    ]);
  });
});

describe('a hostile site', () => {
  const many = Array.from({ length: 500 }, (_, n) => `<a href="/calendar/${n}">Events calendar ${n}</a>`).join('');
  it.each([
    [
      'links without end',
      {
        'https://bad.example.org/': `<html lang="en"><body>${many}</body></html>`,
        ...Object.fromEntries(
          Array.from({ length: 500 }, (_, n) => [
            `https://bad.example.org/calendar/${n}`,
            `<html><body>${many}</body></html>`,
          ]),
        ),
      },
      'rejected',
    ],
    [
      'robots.txt that forbids',
      {
        'https://bad.example.org/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' },
        'https://bad.example.org/': calendarOf('Bad'),
      },
      'rejected',
    ],
    ['a redirect to itself', { 'https://bad.example.org/': { status: 302, headers: { location: '/' } } }, 'rejected'],
    [
      'a redirect into our network',
      { 'https://bad.example.org/': { status: 302, headers: { location: 'http://169.254.169.254/latest' } } },
      'rejected',
    ],
    [
      'three megabytes',
      { 'https://bad.example.org/': `<html><body>${'x '.repeat(1_500_000)}</body></html>` },
      'rejected',
    ],
    [
      'a page about us that is no page',
      { 'https://bad.example.org/': { type: 'application/pdf', body: '%PDF' } },
      'rejected',
    ],
    [
      'noindex',
      {
        'https://bad.example.org/': `<html><head><meta name="robots" content="noindex"></head>${calendarOf('Bad')}</html>`,
      },
      'rejected',
    ],
  ] as const)('with %s costs at most three requests and becomes no source', async (_, web, state) => {
    const engine = await aCity(['https://bad.example.org'], web);
    await discover(engine);
    expect(engine.web.asked().filter((url) => !url.startsWith(MAP)).length).toBeLessThanOrEqual(SITE_PAGES);
    expect((await candidates(engine))[0]).toMatchObject({ state });
    expect(await engine.db.all(sql`SELECT id FROM sources`)).toEqual([]);
    expect(await engine.db.all(sql`SELECT id FROM dead_letters`)).toEqual([]);
  });
});

describe('discovery is steered', () => {
  it('while autonomous discovery is off nothing is asked and nothing is lost', async () => {
    const engine = await aCity(['https://hall.example.org'], VENUE);
    await toggleControl(engine, system, { control: 'autonomousDiscovery', enabled: false } as never);
    engine.clock.advance(2 * HOUR_MS);
    expect(await scheduleDiscovery(engine, newSourceInterval)).toBe(0);
    await startSession(engine);
    await runUntilQuiet(engine);
    expect(engine.web.asked()).toEqual([]);
    await toggleControl(engine, system, { control: 'autonomousDiscovery', enabled: true } as never);
    expect(await scheduleDiscovery(engine, newSourceInterval)).toBe(1);
    expect(await scheduleDiscovery(engine, newSourceInterval)).toBe(0);
    await runUntilQuiet(engine);
    expect((await candidates(engine))[0]).toMatchObject({ state: 'accepted' });
  });

  it('switched off between the search and a check, the site waits for the next session', async () => {
    const engine = await aCity(['https://hall.example.org'], VENUE);
    await startSession(engine);
    const off = { ...engine, fetcher: engine.fetcher };
    await runUntilQuiet(off, 0);
    await toggleControl(engine, system, { control: 'autonomousDiscovery', enabled: false } as never);
    await runUntilQuiet(engine);
    const [waiting] = await candidates(engine);
    if (waiting?.state === 'waiting') expect(waiting.next_check_at).not.toBeNull();
    await toggleControl(engine, system, { control: 'autonomousDiscovery', enabled: true } as never);
    await discover(engine);
    expect((await candidates(engine))[0]).toMatchObject({ state: 'accepted' });
  });

  it('Safe Mode halves the sites of a session, and the rest are checked by the next one [SCRAPE-20]', {
    tags: ['deep'],
  }, async () => {
    const sites = Array.from({ length: 70 }, (_, n) => `https://h${String(n).padStart(2, '0')}.example.org`);
    const engine = await aCity(sites, {});
    await setSafeMode(engine, system, { enabled: true });
    await discover(engine);
    expect(await session(engine)).toMatchObject({ candidates: 60, checked: 60 });
    expect((await session(engine))?.notes).toContain('Safe Mode halves');
    await discover(engine);
    expect(await session(engine)).toMatchObject({ candidates: 10, checked: 10 });
    engine.clock.advance(2 * HOUR_MS);
    await scheduleDiscovery(engine, newSourceInterval);
    const [turn] = await engine.db.all<{ next_due_at: number }>(sql`SELECT next_due_at FROM discovery_turns`);
    expect(turn?.next_due_at).toBe(engine.clock.now() + 2 * newSourceInterval);
  });
});
