import type { ConfiguredCity } from '@marquee/contract';
import { HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from '../support.ts';

const CITIES = '/api/admin/cities';
interface Listed {
  items: ConfiguredCity[];
  nextCursor: string | null;
  total: number;
  counts: Record<'live' | 'ready' | 'configured' | 'pending', number>;
  hidden: number;
  states: string[];
}

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});
const list = (query = '') => site.get<Listed>('listConfiguredCities', `${CITIES}/configured${query}`);
const names = async (query = '') => (await list(query)).items.map(({ city }) => city);
const sourcesOf = async (citySlug: string, n: number, given: Parameters<typeof makeSource>[1] = {}) => {
  for (let i = 0; i < n; i += 1) await makeSource(site.db, { citySlug, ...given });
};

/** One city on each card: live, excellent, ready, configured, pending. */
async function five() {
  await makeCity(site.db, { name: 'Aiken' });
  await makeCity(site.db, { name: 'Beaufort', isHidden: true });
  await makeCity(site.db, { name: 'Conway', status: 'configured' });
  await makeCity(site.db, { name: 'Dillon', status: 'configured', isHidden: true });
  await makeCity(site.db, { name: 'Erwin', state: 'NC', status: 'configured' });
  await makeCity(site.db, { name: 'Zebulon', state: 'NC', status: 'known' });
  await sourcesOf('beaufort-sc', 10, { createdAt: 2000 });
  await sourcesOf('conway-sc', 5, { createdAt: 3000, tier: 'high' });
  await sourcesOf('dillon-sc', 2, { createdAt: 1000, status: 'inactive' });
}

describe('the cities of the network', () => {
  it('say what expansion found of what it needs, beside their standing; without expansion a person opens them [CITYADM-10]', async () => {
    await five();
    await site.db.run(sql`INSERT INTO expansion_runs (id, city_slug, state, stage, started_at, started_by, score, steps, next_look_at, deadline_at, sources, events) VALUES
      ('r1', 'conway-sc', 'SC', 'reading', 1, 'engine', 7, '[]', 9, 99, 1, 4), ('r2', 'erwin-nc', 'NC', 'searching', 1, 'engine', 7, '[]', 9, 99, 0, 0)`);
    await site.db.run(sql`UPDATE expansion_runs SET ended_at = 5, stage = 'given-back' WHERE id = 'r2'`);
    const { items } = await list();
    expect(items.map(({ city, standing, opening }) => [city, standing, opening])).toEqual([
      ['Aiken', 'live', null],
      ['Beaufort', 'excellent', null],
      [
        'Conway',
        'ready',
        { events: 4, sources: 1, neededEvents: 10, neededSources: 2, nextLookAt: '1970-01-01T00:00:00.009Z' },
      ],
      ['Dillon', 'configured', null],
      ['Erwin', 'pending', null],
    ]);
  });

  it('are listed with standing, flags and counts, and the first of their sources [CALL-092, ENT-045, CITYADM-07, CITYADM-10]', async () => {
    await five();
    await store(site, [{ title: 'Quiz' }, { title: 'Jazz' }], {
      source: await makeSource(site.db, {
        citySlug: 'aiken-sc',
        health: 'ok',
        runs: 4,
        usualYield: 12.34,
        tier: 'low',
      }),
      city: 'aiken-sc',
    });
    const { items, total, counts, hidden, states } = await list();
    expect([total, counts, hidden, states]).toEqual([
      5,
      { live: 1, ready: 2, configured: 1, pending: 1 },
      2,
      ['NC', 'SC'],
    ]);
    expect(items.map(({ city, standing, isLive, isHidden }) => [city, standing, isLive, isHidden])).toEqual([
      ['Aiken', 'live', true, false],
      ['Beaufort', 'excellent', false, true],
      ['Conway', 'ready', false, false],
      ['Dillon', 'configured', false, true],
      ['Erwin', 'pending', false, false],
    ]);
    expect(items[0]).toMatchObject({ name: 'Aiken, SC', timezone: 'America/New_York', events: 2 });
    expect(items[0]?.discovered_sources).toMatchObject([
      { status: 'active', tier: 'low', score: 90, eventDensity: 12.3 },
    ]);
    expect(items[2]).toMatchObject({ totalSources: 5, activeSources: 5, highTierSources: 5 });
    expect(items[2]?.lastDiscovery).toBe('1970-01-01T00:00:03.000Z');
    expect(items[2]?.discovered_sources).toHaveLength(3);
    expect(items[3]).toMatchObject({ totalSources: 2, activeSources: 0 });
  });

  it('are filtered by each card, searched, and ordered by each key both ways [CITYADM-16, CITYADM-01]', async () => {
    await five();
    await store(site, [{ title: 'Quiz' }], { source: (await anyOf('conway-sc')) as never, city: 'conway-sc' });
    expect(await names('?filter=live')).toEqual(['Aiken']);
    expect(await names('?filter=ready')).toEqual(['Beaufort', 'Conway']);
    expect(await names('?filter=configured')).toEqual(['Dillon']);
    expect(await names('?filter=pending')).toEqual(['Erwin']);
    expect(await names('?state=nc')).toEqual(['Erwin']);
    expect(await names('?search=EAU')).toEqual(['Beaufort']);
    expect(await names('?search=conway,%20sc')).toEqual(['Conway']);
    expect(await names('?search=conway,%20nc')).toEqual([]);
    for (const [sort, expected] of [
      ['name', ['Aiken', 'Beaufort', 'Conway', 'Dillon', 'Erwin']],
      ['activeSources', ['Aiken', 'Dillon', 'Erwin', 'Conway', 'Beaufort']],
      ['events', ['Aiken', 'Beaufort', 'Dillon', 'Erwin', 'Conway']],
      ['lastDiscovery', ['Aiken', 'Erwin', 'Dillon', 'Beaufort', 'Conway']],
    ] as const) {
      expect(await names(`?sort=${sort}`)).toEqual(expected);
      const down = await names(`?sort=${sort}&direction=desc`);
      expect(down[0]).toBe(expected.at(-1));
    }
  });

  it('come eight at first, and the rest in pages [CITYADM-05]', async () => {
    for (let i = 0; i < 20; i += 1) await makeCity(site.db, { name: `Town ${String(i).padStart(2, '0')}` });
    const first = await list();
    expect([first.items.length, first.total]).toEqual([8, 20]);
    const rest = await list(`?limit=100&cursor=${first.nextCursor}`);
    expect([rest.items.length, rest.items[0]?.city, rest.nextCursor]).toEqual([12, 'Town 08', null]);
    expect(await site.refusedGet(`${CITIES}/configured?cursor=x`)).toMatchObject({ status: 400, field: 'cursor' });
  });

  it('pages through 2,000 sources of one, and counts none of them by walking for the list', async () => {
    await makeCity(site.db);
    await site.db.run(sql`INSERT INTO sources (id, city_slug, name, url, host, interval_ms, next_due_at, created_at)
      WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 2000)
      SELECT printf('s%05d', value), 'columbia-sc', 'S', 'https://x' || value || '.example.org/', 'x' || value || '.example.org', 1, 1, 1
      FROM n`);
    expect((await list()).items[0]).toMatchObject({ totalSources: 2000, activeSources: 2000 });
    const path = `${CITIES}/columbia-sc/sources?limit=100`;
    const first = await site.get<{ items: unknown[]; nextCursor: string }>('listCitySources', path);
    const second = await site.get<{ items: Array<{ id: string }> }>(
      'listCitySources',
      `${path}&cursor=${first.nextCursor}`,
    );
    expect([first.items.length, second.items.length, second.items[0]?.id]).toEqual([100, 100, 's00101']);
    expect(await site.refusedGet(`${CITIES}/none-xx/sources`)).toMatchObject({ status: 404 });
  });

  it('has the same figures under stats and detailed-stats [CALL-100, CALL-101, ENT-045]', async () => {
    await makeCity(site.db);
    const hall = await makeSource(site.db, { runs: 10, failedRuns: 5, usualYield: 20, health: 'ok', createdAt: 5000 });
    await makeSource(site.db, { runs: 10, failedRuns: 0, usualYield: 0, status: 'inactive' });
    await store(site, [{ title: 'Quiz' }, { title: 'Past', start: '2026-10-01T12:30' }], { source: hall });
    site.clock.advance(30 * HOUR_MS);
    await site.db.run(sql`DELETE FROM listing WHERE scope = 'columbia-sc' AND starts_at < ${site.clock.now()}`);
    const figures = { totalEvents: 2, activeEvents: 1, averageScore: 70, lastDiscovery: '1970-01-01T00:00:05.000Z' };
    expect(await site.get('getCityDetailedStats', `${CITIES}/columbia-sc/detailed-stats`)).toEqual(figures);
    expect(await site.get('getCityStats', `${CITIES}/columbia-sc/stats`)).toEqual(figures);
    expect(await site.refusedGet(`${CITIES}/nowhere-xx/stats`)).toMatchObject({ status: 404 });
  });

  it('has a history by day: events that came and that were over, its own alone', async () => {
    await makeCity(site.db);
    await makeCity(site.db, { name: 'Sumter' });
    const hall = await makeSource(site.db, {});
    await store(site, [{ title: 'Quiz' }, { title: 'Jazz' }], { source: hall });
    await site.db.run(sql`UPDATE events SET status = 'ended' WHERE title = 'Quiz'`);
    const read = async (path: string) =>
      (await site.get<{ days: Array<{ day: string; added: number; ended: number }> }>('getCityHistory', path)).days;
    const days = await read(`${CITIES}/columbia-sc/history`);
    expect(days).toHaveLength(30);
    expect(days.reduce((sum, { added }) => sum + added, 0)).toBe(2);
    expect(days.at(-1)).toMatchObject({ added: 2 });
    const ended = () => site.db.all(sql`SELECT city_slug, ended FROM city_days WHERE ended > 0`);
    expect(await ended()).toEqual([{ city_slug: 'columbia-sc', ended: 1 }]);
    await site.db.run(sql`UPDATE events SET status = 'active' WHERE title = 'Quiz'`);
    expect(await ended()).toEqual([]);
    const others = await read(`${CITIES}/sumter-sc/history?days=90`);
    expect([others.length, others.some(({ added }) => added > 0)]).toEqual([90, false]);
    expect(await site.refusedGet(`${CITIES}/columbia-sc/history?days=7`)).toMatchObject({ status: 400 });
    expect(await site.refusedGet(`${CITIES}/nowhere-xx/history`)).toMatchObject({ status: 404 });
  });

  it('keeps its counts right, whatever happens to its sources', async () => {
    await makeCity(site.db);
    await makeCity(site.db, { name: 'Aiken' });
    await sourcesOf('columbia-sc', 4, { tier: 'high' });
    await site.db.run(sql`UPDATE sources SET status = 'inactive' WHERE rowid = 1`);
    await site.db.run(sql`UPDATE sources SET city_slug = 'aiken-sc', tier = 'low' WHERE rowid = 2`);
    await site.db.run(sql`DELETE FROM sources WHERE rowid = 3`);
    await makeSource(site.db, { discoveryMethod: 'form' });
    expect(
      (await list()).items.map(({ city, totalSources, activeSources, highTierSources }) => [
        city,
        totalSources,
        activeSources,
        highTierSources,
      ]),
    ).toEqual([
      ['Aiken', 1, 1, 0],
      ['Columbia', 2, 1, 2],
    ]);
  });
});

const anyOf = async (slug: string) =>
  (
    await site.db.all<{ id: string; name: string; url: string }>(
      sql`SELECT id, name, url FROM sources WHERE city_slug = ${slug} LIMIT 1`,
    )
  )[0];

describe('hiding a city, and making it live', () => {
  it('says what it did, and is recorded once, however often it is pressed [CALL-094, CALL-095, ERR-068]', async () => {
    await makeCity(site.db);
    const hide = () => site.post<{ message: string; city: ConfiguredCity }>('hideCity', `${CITIES}/columbia-sc/hide`);
    const show = () => site.post<{ message: string; city: ConfiguredCity }>('showCity', `${CITIES}/columbia-sc/show`);
    const hidden = await Promise.all([hide(), hide(), hide()]);
    for (const answer of hidden)
      expect(answer).toMatchObject({
        message: 'City hidden from public site',
        city: { isLive: false, isHidden: true },
      });
    const live = await Promise.all([show(), show()]);
    for (const answer of live)
      expect(answer).toMatchObject({
        message: 'City is now live and visible to users',
        city: { isLive: true, isHidden: false, standing: 'live' },
      });
    expect((await auditRows(site)).map(({ action, subject }) => [action, subject])).toEqual([
      ['city.hide', 'city:columbia-sc'],
      ['city.show', 'city:columbia-sc'],
    ]);
  });

  it('makes a configured city live that never was [CITYADM-03]', async () => {
    await makeCity(site.db, { status: 'configured', isHidden: true, addedAt: null });
    await site.post('showCity', `${CITIES}/columbia-sc/show`);
    expect((await list()).items[0]).toMatchObject({ isLive: true, isHidden: false });
  });

  it('is refused for a town that is not in the network, and for nobody', async () => {
    await makeCity(site.db, { status: 'known' });
    for (const slug of ['columbia-sc', 'none', '%00'])
      expect((await site.rawPost(`${CITIES}/${slug}/hide`, {})).status).toBeGreaterThanOrEqual(400);
    expect(await site.refusedPost(`${CITIES}/columbia-sc/show`, {})).toMatchObject({ status: 404 });
    expect((await site.guest.raw(`${CITIES}/columbia-sc/hide`, { method: 'POST' })).status).toBe(401);
  });
});
