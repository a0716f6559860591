import { CATEGORIES, SEARCH_SORTS, SORTS } from '@marquee/contract';
import { datasets, openDatabase } from '@marquee/db';
import { exportAuditLog, listAuditActors, listAuditLog } from '@marquee/domain/audit-log';
import { cityStats, featuredCities, nearbyCities, recentCities, searchCities } from '@marquee/domain/cities';
import { searchConsole } from '@marquee/domain/console';
import { citySources, listCoverage } from '@marquee/domain/coverage';
import { forgetDatasets, latestDataset, scheduleDatasets, writeDataset } from '@marquee/domain/datasets';
import { errorDiagnostics, listDeadLetters } from '@marquee/domain/diagnostics';
import { listDisagreements } from '@marquee/domain/disagreements';
import { countCategories, countVenues, expireEvents, getEvent, listEvents, searchEvents } from '@marquee/domain/events';
import { readEventCalendar, readFeed } from '@marquee/domain/feeds';
import { claim, dispatchDue, sweepLost, takeLease } from '@marquee/domain/jobs';
import { tellSale } from '@marquee/domain/kept-changes';
import { modelStatus } from '@marquee/domain/language-model';
import { patternStats } from '@marquee/domain/learning';
import { auditLocations } from '@marquee/domain/location-integrity';
import { listNewsletters, writeNewsletters } from '@marquee/domain/newsletters';
import { listHeldDrafts } from '@marquee/domain/review';
import { listSchedules } from '@marquee/domain/schedule';
import { scheduleNotices, scheduleRevalidation, scheduleSources } from '@marquee/domain/scheduling';
import { listMerges, listRecurringEvents } from '@marquee/domain/series';
import {
  cityHeat,
  listAnomalies,
  listSources,
  listUnreadableDocuments,
  manualScrape,
  scrapingActivity,
  scrapingLogs,
  scrapingOverview,
  sourcePerformance,
  stopScrapes,
} from '@marquee/domain/sources';
import { listUsers } from '@marquee/domain/users';
import { engineDeps, freshDatabase, makeCity, store, type TestEngine } from '@marquee/testkit/workerd';
import { beforeAll, describe, expect, it } from 'vitest';

/** Tables that grow with what is stored: no query that is asked often may walk through one. */
const GROWING =
  /^SCAN (events|listing|occurrences|sightings|outbox|runs|cities|sources|pages|audit_log|dead_letters|error_groups|learned_extractors|learned_tallies|held_drafts|users|datasets|e|l|o|s|c|r|d|x)\b/;
/** Walks that stay small: the cities of the network and their data sets of a week, and what waits to be merged, looked at, derived anew or read by a model, by their partial indexes; FTS5 and json_each. */
const BOUNDED =
  /INDEX (?:cities_of_network|datasets_by_night|events_with_duplicates|events_location_unchecked|events_to_derive|pages_awaiting_model)|VIRTUAL TABLE/;
/** In the order of an index: as many rows as the page has. */
const IN_ORDER =
  /^SCAN (\w+) USING (?:COVERING )?INDEX (?:sources_in_order|audit_log|dead_letters_(?:open|by_time)|error_groups_by_\w+|held_drafts_waiting|learned_extractors_newest|sqlite_autoindex_audit_log_1|users_by_joined)\b/;

const DATASET = 'a-data-set';
let engine: TestEngine;
let asked: string[];

beforeAll(async () => {
  const db = await freshDatabase();
  const plain = engineDeps(db);
  await makeCity(db);
  await store(plain, [{ title: 'Folk Evening', url: 'https://folk.example.org/' }]);
  const begun = { id: DATASET, citySlug: 'columbia-sc', night: '2026-09-30', startedAt: 0 };
  await db.insert(datasets).values({ ...begun, sources: [], leftOut: [], hosts: [] });
  asked = [];
  const client = db.$client;
  const watched = {
    prepare: (text: string) => {
      asked.push(text);
      return client.prepare(text);
    },
    batch: (statements: D1PreparedStatement[]) => client.batch(statements),
  } as unknown as D1Database;
  engine = { ...plain, db: openDatabase(watched) };
});

/** Everything is read and sorted before the first row can be given. */
const SORTED = /^USE TEMP B-TREE FOR ORDER BY$/;

interface Step {
  detail: string;
}

/** Runs the work and gives the steps of its query plans that walk through a large table. */
async function scansOf(work: () => Promise<unknown>, alsoCostly = /^$/): Promise<string[]> {
  const isCostly = (detail: string) =>
    (GROWING.test(detail) && !BOUNDED.test(detail) && !IN_ORDER.test(detail)) || alsoCostly.test(detail);
  asked.length = 0;
  await work();
  const texts = asked.filter((text) => /^\s*(WITH|SELECT|UPDATE|DELETE|INSERT)/i.test(text));
  expect(texts.length).toBeGreaterThan(0);
  const { $client: client } = engine.db;
  const plans = await Promise.all(
    texts.map(async (text) => {
      const parameters = (text.match(/\?/g) ?? []).map(() => '1');
      const { results } = await client
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .bind(...parameters)
        .all<Step>();
      return results.filter(({ detail }) => isCostly(detail)).map((step) => `${step.detail} in ${text.slice(0, 120)}`);
    }),
  );
  return plans.flat();
}

const COLUMBIA = { city: 'Columbia', state: 'SC' };
const AREA = { west: -81.1, south: 33.9, east: -80.9, north: 34.1 };
const FIFTY = { limit: 50, sort: 'date-asc' } as const;

describe('no query walks through a table that grows', () => {
  it.each(SORTS)('of the list, first page and next: %s', async (sort) => {
    const { encodeCursor } = await import('../../src/events/cursor.ts');
    const cursor = encodeCursor({ sort, value: 1, startsAt: 1, seq: 1 });
    for (const categories of [[], CATEGORIES.slice(0, 2)]) {
      expect(await scansOf(() => listEvents(engine, { ...COLUMBIA, categories, limit: 50, sort }), SORTED)).toEqual([]);
      expect(
        await scansOf(() => listEvents(engine, { ...COLUMBIA, categories, limit: 50, sort, cursor }), SORTED),
      ).toEqual([]);
    }
  });

  // The towns are sorted, and the pages of two groups of lists.
  it.each(SORTS)('of the list of a metro area: %s', async (sort) => {
    expect(await scansOf(() => listEvents(engine, { ...COLUMBIA, within: 25, limit: 50, sort }))).toEqual([]);
  });

  it.each(SEARCH_SORTS)('of a search: %s', async (sort) => {
    for (const term of ['folk', 'fo']) {
      expect(await scansOf(() => searchEvents(engine, { ...COLUMBIA, term, limit: 50, sort }))).toEqual([]);
    }
  });

  it.each([
    ['a list of days', () => listEvents(engine, { ...COLUMBIA, from: '2026-10-02', ...FIFTY })],
    ['a list of an area', () => listEvents(engine, { ...COLUMBIA, area: AREA, ...FIFTY })],
    ['a list of a state', () => listEvents(engine, { state: 'SC', ...FIFTY })],
    ['the venue counts', () => countVenues(engine, COLUMBIA)],
    ['the venue counts of a search', () => countVenues(engine, { ...COLUMBIA, term: 'folk' })],
    ['users', () => listUsers(engine, { sort: '-createdAt', limit: 50 })],
    ['a search of users', () => listUsers(engine, { q: 'ann', group: 'admin', sort: 'lastSeen', limit: 50 })],
    ['an event page', () => getEvent(engine, 'folk-evening-columbia-sc')],
    [
      'a feed',
      () => readFeed(engine, { ...COLUMBIA, categories: [], free: false, family: false, evening: false, within: 0 }),
    ],
    [
      'a feed of a search',
      () =>
        readFeed(engine, {
          ...COLUMBIA,
          q: 'folk',
          categories: [],
          free: false,
          family: false,
          evening: false,
          within: 0,
        }),
    ],
    ['the calendar of an event', () => readEventCalendar(engine, 'folk-evening-columbia-sc')],
    ['the category counts', () => countCategories(engine, COLUMBIA)],
    ['featured cities', () => featuredCities(engine)],
    ['city search', () => searchCities(engine, 'colu', 8)],
    ['nearby cities', () => nearbyCities(engine, { latitude: 34, longitude: -81 }, 100)],
    ['city stats', () => cityStats(engine)],
    ['recent cities', () => recentCities(engine, 'SC')],
    ['the sources of a city for visitors', () => citySources(engine, 'columbia-sc')],
    ['the nightly data sets that are due', () => scheduleDatasets(engine)],
    ['old data sets', () => forgetDatasets(engine)],
    ['a data set for visitors', () => latestDataset(engine, 'columbia-sc')],
    ['the parts of a data set', () => writeDataset(engine, { datasetId: DATASET, part: 0 })],
    ['due sources', () => scheduleSources(engine)],
    ['due notices', () => scheduleNotices(engine)],
    ['due newsletters', () => writeNewsletters(engine)],
    ['the next sale', () => tellSale(engine)],
    ['events to check again', () => scheduleRevalidation(engine)],
    ['due jobs', () => dispatchDue(engine)],
    ['lost jobs', () => sweepLost(engine)],
    ['the claim of a job', () => claim(engine, 'x')],
    ['a lease', () => takeLease(engine, 'x')],
    ['upkeep', () => expireEvents(engine)],
    ['the schedules in the console', () => listSchedules(engine)],
    ['the way in use', () => modelStatus(engine, null)],
  ])('of %s', async (_name, work) => {
    expect(await scansOf(work)).toEqual([]);
  });

  it('of storing what a read found', async () => {
    const edited = { title: 'Folk Evening', description: 'Edited.', url: 'https://folk.example.org/' };
    const scans = await scansOf(() => store(engine, [edited, { title: 'New', start: '2026-11-01T19:00' }]));
    expect(scans).toEqual([]);
  });

  const page = { limit: 50 };
  it.each([
    ['the overview', () => scrapingOverview(engine)],
    ['what was learned', () => patternStats(engine)],
    ['recurring events', () => listRecurringEvents(engine)],
    ['places', () => auditLocations(engine)],
    ['merges', () => listMerges(engine, { limit: 50 })],
    ['activity', () => scrapingActivity(engine)],
    ['heat', () => cityHeat(engine)],
    ['coverage', () => listCoverage(engine, page)],
    ['performance by domain', () => sourcePerformance(engine, page)],
    ['all sources', () => listSources(engine, page)],
    ['the sources of a city', () => listSources(engine, { ...page, ...COLUMBIA })],
    ['the sources of a state', () => listSources(engine, { ...page, state: 'SC' })],
    ['the sources of a health', () => listSources(engine, { ...page, health: 'ok' })],
    ['the failing sources', () => listSources(engine, { ...page, health: 'failing' })],
    ['the log', () => scrapingLogs(engine, { ...page, kind: 'source.scrape' })],
    ['the log of an outcome', () => scrapingLogs(engine, { ...page, kind: 'source.scrape', outcome: 'failed' })],
    ['the log of a source', () => scrapingLogs(engine, { ...page, kind: 'source.scrape', source: 'x' })],
    ['the log of a city', () => scrapingLogs(engine, { ...page, kind: 'source.scrape', ...COLUMBIA })],
    ['a manual scrape', () => manualScrape(engine)],
    ['anomalies', () => listAnomalies(engine)],
    ['disagreements', () => listDisagreements(engine)],
    ['newsletters', () => listNewsletters(engine, page)],
    ['documents that cannot be read', () => listUnreadableDocuments(engine, page)],
    ['held drafts', () => listHeldDrafts(engine, page)],
    ['the held drafts of a source', () => listHeldDrafts(engine, { ...page, source: 'x' })],
    ['dead letters', () => listDeadLetters(engine, { ...page, status: 'open' })],
    ['all dead letters', () => listDeadLetters(engine, { ...page, status: 'all' })],
    ['diagnostics', () => errorDiagnostics(engine)],
    ['the audit log', () => listAuditLog(engine, page)],
    ['the audit log of an actor', () => listAuditLog(engine, { ...page, actor: 'x' })],
    ['the audit log of an action', () => listAuditLog(engine, { ...page, action: 'source.pause' })],
    ['the audit log of a topic', () => listAuditLog(engine, { ...page, topic: 'sources' })],
    ['the actors of the audit log', () => listAuditActors(engine)],
    ['the exported audit log', () => exportAuditLog(engine, {})],
    ['the audit log of a subject', () => listAuditLog(engine, { ...page, subject: 'x' })],
  ])('of %s in the console, and none sorts', async (_name, work) => {
    expect(await scansOf(work, SORTED)).toEqual([]);
  });

  it('of the search of the palette', async () => {
    expect(await scansOf(() => searchConsole(engine, 'folk'))).toEqual([]);
  });

  it('of stopping manual scrapes', async () => {
    const caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request' } as const;
    expect(await scansOf(() => stopScrapes(engine, caller))).toEqual([]);
  });
});
