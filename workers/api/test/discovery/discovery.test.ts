import type { Endpoints, ResponseOf } from '@marquee/contract';
import { discoverySessions } from '@marquee/db';
import { DAY_MS, makeCity, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from '../admin/support.ts';
import { aBlockedDomain, aCandidate } from './found.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

type Run = ResponseOf<Endpoints['runDiscovery']>;
type Candidate = ResponseOf<Endpoints['decideSourceCandidate']>;
const DECIDE = '/api/admin/discovery/candidates/c1/decision';
const run = (city = 'Columbia') => site.post<Run>('runDiscovery', '/api/admin/discovery/run', { city, state: 'SC' });
const candidatesOf = (query = '') =>
  site.get<{ items: Candidate[]; nextCursor: string | null }>(
    'listSourceCandidates',
    `/api/admin/discovery/candidates${query}`,
  );

describe('the button', () => {
  it('starts one session of a city, and pressed again names the same one [CALL-040]', async () => {
    const first = await run();
    expect(first).toMatchObject({ city: 'Columbia, SC', sourcesFound: 0 });
    expect((await run()).sessionId).toBe(first.sessionId);
    expect(await site.db.all(sql`SELECT kind, city_slug FROM outbox`)).toEqual([
      { kind: 'city.discover', city_slug: 'columbia-sc' },
    ]);
  });

  it('is refused for an unknown city and while discovery is off, with a sentence', async () => {
    expect(await site.refusedPost('/api/admin/discovery/run', { city: 'Atlantis', state: 'SC' })).toMatchObject({
      status: 404,
    });
    await site.post('toggleSystemControl', '/api/admin/system-controls/toggle', {
      control: 'autonomousDiscovery',
      enabled: false,
    });
    const refusal = await site.refusedPost('/api/admin/discovery/run', { city: 'Columbia', state: 'SC' });
    expect(refusal).toMatchObject({ status: 409 });
    expect(refusal.detail).toContain('Autonomous Discovery is switched off');
  });
});

describe('Safe Mode', () => {
  it('is stored, halves sites and rate, and is switched back [SCRAPE-20]', async () => {
    const engine = () => site.get('getDiscoveryEngine', '/api/admin/discovery/engine');
    expect(await engine()).toMatchObject({ safeMode: false, sitesPerSession: 120, intervalMinutes: 1_440 });
    await site.post('setDiscoverySafeMode', '/api/admin/discovery/safe-mode', { enabled: true });
    expect(await engine()).toMatchObject({ safeMode: true, sitesPerSession: 60, intervalMinutes: 2_880 });
    await site.post('setDiscoverySafeMode', '/api/admin/discovery/safe-mode', { enabled: false });
    expect(await engine()).toMatchObject({ safeMode: false, sitesPerSession: 120 });
  });
});

describe('sites that wait for a person', () => {
  it('are listed the best first, page by page, and not those that were not checked', async () => {
    for (const [n, score] of [30, 55, 45].entries()) await aCandidate(site.db, { id: `c${n}`, score });
    await aCandidate(site.db, { id: 'new', checkedAt: null, score: null });
    const first = await candidatesOf('?limit=2');
    expect(first.items.map(({ score }) => score)).toEqual([55, 45]);
    expect((await candidatesOf(`?limit=2&cursor=${first.nextCursor}`)).items.map(({ id }) => id)).toEqual(['c0']);
    expect((await candidatesOf('?status=waiting')).items).toHaveLength(4);
  });

  it('an approved one becomes a source that knows how it was found; approving twice changes nothing', async () => {
    await aCandidate(site.db);
    const approved = await site.post<Candidate>('decideSourceCandidate', DECIDE, { decision: 'approve' });
    expect(approved).toMatchObject({ status: 'accepted', decidedBy: 'ada@marquee.example' });
    const [source] = await site.db.all<Record<string, unknown>>(sql`SELECT id, url, discovery_method FROM sources`);
    expect(source).toEqual({ id: approved.sourceId, url: 'https://c1.example.org/events', discovery_method: 'map' });
    await site.post('decideSourceCandidate', DECIDE, { decision: 'approve' });
    expect(await site.db.all(sql`SELECT id FROM sources`)).toHaveLength(1);
    expect(await site.refusedPost(DECIDE, { decision: 'reject' })).toMatchObject({ status: 409 });
  });

  it('a rejected one stays rejected, and one that is a source by now is refused with its reason', async () => {
    await aCandidate(site.db);
    expect(await site.post('decideSourceCandidate', DECIDE, { decision: 'reject' })).toMatchObject({
      status: 'rejected',
    });
    expect(await site.refusedPost(DECIDE, { decision: 'approve' })).toMatchObject({ status: 409 });
    await aCandidate(site.db, { id: 'c2' });
    await makeSource(site.db, { url: 'https://c2.example.org/events' });
    const path = '/api/admin/discovery/candidates/c2/decision';
    expect(await site.refusedPost(path, { decision: 'approve' })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('is a source already'),
    });
    expect((await candidatesOf()).items.map(({ id }) => id)).toEqual(['c2']);
    expect(
      await site.refusedPost('/api/admin/discovery/candidates/none/decision', { decision: 'reject' }),
    ).toMatchObject({ status: 404 });
  });
});

async function aSession(id: string, given: Partial<typeof discoverySessions.$inferInsert> = {}) {
  const at = site.clock.now() - DAY_MS;
  const row = {
    id,
    citySlug: 'columbia-sc',
    method: 'open map',
    startedAt: at,
    endedAt: at + 1,
    checked: 10,
    candidates: 10,
    ...given,
  };
  await site.db.insert(discoverySessions).values(row);
}

describe('sessions and their analytics', () => {
  it('a session tells what became of each site [ENT-026, CALL-038]', async () => {
    await aSession('s1', { accepted: 1 });
    await aCandidate(site.db, { id: 'a', state: 'accepted' });
    await aCandidate(site.db, { id: 'b', state: 'rejected', verdict: 'unreachable', sourceUrl: null });
    await aCandidate(site.db, { id: 'c', state: 'rejected', verdict: 'no-events', sourceUrl: null });
    const [session] = await site.get<ResponseOf<Endpoints['listDiscoverySessions']>>(
      'listDiscoverySessions',
      '/api/admin/discovery/sessions',
    );
    expect(session).toMatchObject({
      sessionId: 's1',
      city: 'Columbia',
      state: 'SC',
      method: 'open map',
      tokenCost: 0,
      accepted: 1,
    });
    expect(session?.validatedSources.map(({ status }) => status)).toEqual(['validated', 'unreachable', 'invalid']);
    expect(session?.validatedSources[0]?.alternativeUrl).toBe('https://a.example.org/events');
  });

  it('waste is what became no source and waits for nobody; above 40% a session is wasteful [ENT-043, ENT-044, CALL-080]', async () => {
    await aSession('s1', { accepted: 6, wasted: 2, tokens: 1_000 });
    await aSession('s2', { accepted: 1, wasted: 9 });
    await aSession('old', { startedAt: site.clock.now() - 60 * DAY_MS, wasted: 10 });
    const found = await site.get<ResponseOf<Endpoints['getDiscoveryAnalytics']>>(
      'getDiscoveryAnalytics',
      '/api/admin/discovery-analytics',
    );
    expect(found.summary).toMatchObject({
      totalSessions: 2,
      wasteFullSessions: 1,
      averageWastePercentage: 55,
      averageEfficiency: 45,
      estimatedWastedTokens: 200,
    });
    expect(found.cityAnalysis).toEqual([
      { city: 'Columbia, SC', sessions: 2, totalTokens: 1_000, averageWaste: 0.55, estimatedWastedTokens: 200 },
    ]);
    expect(
      found.recentSessions.map(({ sessionId, wastePercentage, isWasteful }) => [
        sessionId,
        wastePercentage,
        isWasteful,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['s1', 20, false],
        ['s2', 90, true],
      ]),
    );
    expect(found.recommendations[0]?.message).toContain('11 of 20 sites');
  });

  it('without sessions says that there is nothing rather than zero percent', async () => {
    const found = await site.get<ResponseOf<Endpoints['getDiscoveryAnalytics']>>(
      'getDiscoveryAnalytics',
      '/api/admin/discovery-analytics',
    );
    expect(found.summary).toMatchObject({ totalSessions: 0, averageEfficiency: null, averageWastePercentage: null });
  });

  it('a city whose searches checked nothing has no waste, rather than none', async () => {
    await aSession('s1', { checked: 0, accepted: 0, wasted: 0 });
    const found = await site.get<ResponseOf<Endpoints['getDiscoveryAnalytics']>>(
      'getDiscoveryAnalytics',
      '/api/admin/discovery-analytics',
    );
    expect(found.cityAnalysis).toMatchObject([{ city: 'Columbia, SC', sessions: 1, averageWaste: null }]);
    expect(found.recentSessions).toMatchObject([{ wastePercentage: null, isWasteful: false }]);
  });

  it('of many searches adds up the last 500, and says so', async () => {
    await site.db.run(sql`INSERT INTO discovery_sessions (id, city_slug, method, started_at, ended_at, checked, candidates, wasted)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
      SELECT 'many' || i, 'columbia-sc', 'open map', ${site.clock.now()} - i, ${site.clock.now()}, 10, 10, iif(i > 500, 10, 1) FROM n`);
    const found = await site.get<ResponseOf<Endpoints['getDiscoveryAnalytics']>>(
      'getDiscoveryAnalytics',
      '/api/admin/discovery-analytics',
    );
    expect(found).toMatchObject({
      period: 'Last 500 searches',
      summary: { totalSessions: 500, averageWastePercentage: 10 },
    });
  });

  it('eight cities and ten sessions are shown [DISCAN-02]', async () => {
    for (let n = 0; n < 12; n += 1) {
      await site.db.run(sql`INSERT INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status)
        VALUES (${`town-${n}-sc`}, ${`Town ${n}`}, ${`town ${n}`}, 'SC', 34, -81, 1, 'America/New_York', 'live')`);
      await aSession(`s${n}`, { citySlug: `town-${n}-sc`, wasted: n % 10 });
    }
    const found = await site.get<ResponseOf<Endpoints['getDiscoveryAnalytics']>>(
      'getDiscoveryAnalytics',
      '/api/admin/discovery-analytics',
    );
    expect([found.cityAnalysis.length, found.recentSessions.length]).toEqual([8, 10]);
  });
});

describe('prequalification', () => {
  it('counts domains, blocks and estimated savings from real checks [ENT-057, ENT-058, CALL-139, CALL-140]', async () => {
    await aBlockedDomain(site.db, 'down.example.org', site.clock.now() + DAY_MS);
    await aBlockedDomain(site.db, 'over.example.org', site.clock.now() - 1);
    const metrics = await site.get('getPrequalificationMetrics', '/api/admin/marquee/metrics');
    expect(metrics).toMatchObject({
      totalDomains: 2,
      blockedDomains: 1,
      averageSuccessRate: 0,
      estimatedTokenSavings: 6 * 21_000,
    });
    const dashboard = await site.get<ResponseOf<Endpoints['getMarqueeDashboard']>>(
      'getMarqueeDashboard',
      '/api/admin/marquee/dashboard',
    );
    expect(dashboard.overview).toMatchObject({ totalTokensSaved: 126_000, activeBlocks: 1, averageSuccessRate: 0 });
    expect(dashboard.domainHealth.map(({ domain }) => domain)).toEqual(['down.example.org']);
  });

  it('a blocked domain is unblocked once, an unknown one is refused [CALL-142, PREQ-05]', async () => {
    await aBlockedDomain(site.db, 'down.example.org', site.clock.now() + DAY_MS);
    const body = { domain: 'https://www.down.example.org/', reason: 'It is back.' };
    expect(await site.post('unblockDomain', '/api/admin/marquee/unblock-domain', body)).toMatchObject({
      domain: 'down.example.org',
      isBlocked: false,
    });
    const [row] = await site.db.all<{ blocked_until: number | null; failures: number }>(
      sql`SELECT blocked_until, failures FROM site_checks`,
    );
    expect(row).toEqual({ blocked_until: null, failures: 0 });
    expect(await site.refusedPost('/api/admin/marquee/unblock-domain', { domain: 'none.example.org' })).toMatchObject({
      status: 404,
    });
  });

  it('the tester checks one site, under both of its addresses, and stores only who asked [CALL-141, CALL-148]', async () => {
    for (const [id, path] of [
      ['testPrequalification', '/api/admin/marquee/test-prequalification'],
      ['testMarqueePrequalification', '/api/admin/marquee-prequalification/test'],
    ] as const) {
      const test = await site.post<ResponseOf<Endpoints['testPrequalification']>>(id, path, {
        url: 'grange.example.org',
      });
      expect(test.check).toMatchObject({ url: 'https://grange.example.org/', verdict: 'unreachable' });
      expect(test.interpretation).toMatchObject({
        recommendation: expect.stringMatching(/\.$/),
        tokenSavings: 21_000,
        costSavings: 0.042,
      });
    }
    expect(await site.db.all(sql`SELECT host FROM site_checks`)).toEqual([]);
    expect(
      await site.refusedPost('/api/admin/marquee/test-prequalification', { url: 'http://127.0.0.1/' }),
    ).toMatchObject({ status: 400 });
    expect(await site.refusedPost('/api/admin/marquee/test-prequalification', { url: ' ' })).toMatchObject({
      status: 400,
    });
  });
});
