import { type ConfiguredCity, type Dashboard, SOURCE_HEALTHS, type SourceHealth } from '@marquee/contract';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startConsole } from '../support.ts';

interface ScraperPerformance {
  summary: { criticalSources: number };
  sources: Array<{ sourceId: string; status: string }>;
}

interface Anomalies {
  items: Array<{ issue: string; suggestion: string; sourceId: string | null }>;
  failingSources: number;
}

/** What each section says of a network with one source of this health beside one that is well. */
async function sectionsWith(health: SourceHealth) {
  const site = await startConsole();
  await makeCity(site.db);
  await makeSource(site.db, { id: 'well', name: 'Well', health: 'ok', runs: 3, lastYield: 9, usualYield: 9 });
  await makeSource(site.db, {
    id: 'one',
    name: 'One',
    host: 'one.example.org',
    health,
    runs: health === 'new' ? 0 : 3,
  });
  const scraping = '/api/admin/scraping';
  const [anomalies, dashboard, failing, found, cities] = [
    await site.get<Anomalies>('listAnomalies', '/api/admin/discovery/anomalies'),
    await site.get<Dashboard>('getDashboard', '/api/admin/dashboard'),
    await site.get<{ items: Array<{ id: string }> }>('listScrapingSources', `${scraping}/sources?health=failing`),
    await site.get<{ items: Array<{ id: string; status: string }> }>(
      'listFoundSources',
      '/api/admin/discovery/sources',
    ),
    await site.get<{ items: ConfiguredCity[] }>('listConfiguredCities', '/api/admin/cities/configured'),
  ];
  await site.db.run(sql`INSERT INTO host_tallies (host, week, runs, failures, found, duration_ms)
    SELECT DISTINCT host, 1, 3, 0, 0, 3000 FROM sources`);
  const performance = await site.get<ScraperPerformance>('getScraperPerformance', '/api/admin/scraper-performance');
  const domains = await site.get<{ items: Array<{ domain: string; status: string }> }>(
    'listSourcePerformance',
    `${scraping}/source-performance`,
  );
  const alerts = await site.db.all<{ failing: number }>(
    sql`SELECT failing FROM source_health_counts WHERE city_slug = 'columbia-sc'`,
  );
  return {
    anomalies: anomalies.failingSources,
    named: anomalies.items.filter(({ sourceId }) => sourceId === 'one').length,
    dashboard: dashboard.sources.failing,
    isSaid: dashboard.verdict.reasons.some(({ trouble }) => trouble === 'sources-failing') ? 1 : 0,
    ofCity: dashboard.cities.find(({ slug }) => slug === 'columbia-sc')?.failing,
    listed: failing.items.length,
    found: found.items.filter(({ status }) => status === 'error').length,
    cityPage: cities.items[0]?.failingSources,
    alerts: alerts[0]?.failing,
    scrapers: performance.summary.criticalSources,
    scraper: performance.sources.some(({ sourceId, status }) => sourceId === 'one' && status === 'critical') ? 1 : 0,
    domain: domains.items.some(({ domain, status }) => domain === 'one.example.org' && status === 'critical') ? 1 : 0,
  };
}

describe('one rule says what needs attention, in every section', () => {
  it.each(SOURCE_HEALTHS)('%s', async (health) => {
    const figures = await sectionsWith(health);
    const expected = health === 'ok' || health === 'new' ? 0 : 1;
    expect(figures).toEqual(Object.fromEntries(Object.keys(figures).map((name) => [name, expected])));
  });
});
