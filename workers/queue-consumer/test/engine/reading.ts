import type { EventDetail } from '@marquee/contract';
import { sources } from '@marquee/db';
import { getEvent, listEvents, searchEvents } from '@marquee/domain/events';
import type { LanguageModel } from '@marquee/kernel';
import { jsonLdPage, type PublishedEvent } from '@marquee/testkit';
import {
  derivedFaults,
  engineDeps,
  freshDatabase,
  HOUR_MS,
  inWords,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { deliver, messageFor, type RunRow, runRows } from '../support.ts';

export const PAGE = 'https://hall.example.org/events';
export const FEED = 'https://hall.example.org/calendar.ics';
export const ICS = 'text/calendar; charset=utf-8';
export const LINK_TO_FEED = `<link rel="alternate" type="text/calendar" href="${FEED}">`;

export type Source = Awaited<ReturnType<typeof makeSource>>;

/** An engine, Columbia, and one source whose page lists these events. */
export async function aVenue(
  events: readonly PublishedEvent[] = [],
  model?: LanguageModel,
): Promise<{ engine: TestEngine; source: Source }> {
  const db = await freshDatabase();
  const engine = engineDeps(db, { [PAGE]: jsonLdPage(events) }, model ? { model } : {});
  await makeCity(db);
  return { engine, source: await makeSource(db, { name: 'The Hall', url: PAGE }) };
}

/** Reads a source once, as its job would, and gives the run record. Time passes first, so that known pages are asked again. */
export async function read(engine: TestEngine, source: Source, more: { manualRunId?: string } = {}): Promise<RunRow> {
  engine.clock.advance(7 * HOUR_MS);
  const jobId = await makeJob(engine, { ...scrapeJob(source), ...more });
  await deliver(engine, [messageFor(jobId)]);
  expect(await derivedFaults(engine.db)).toEqual([]);
  const run = (await runRows(engine)).findLast((row) => row.kind === 'source.scrape');
  if (!run) throw new Error('the run left no record');
  return run;
}

const COLUMBIA = { city: 'Columbia', state: 'SC' };

/** What a visitor finds in Columbia. */
export async function listed(engine: TestEngine) {
  const { events } = await listEvents(engine, { ...COLUMBIA, categories: [], limit: 100, sort: 'date-asc' });
  return events;
}

export const found = async (engine: TestEngine, term: string): Promise<string[]> =>
  (await searchEvents(engine, { ...COLUMBIA, term, limit: 50, sort: 'date-asc' })).events.map((event) => event.title);

export const detail = (engine: TestEngine, slug: string): Promise<EventDetail> => getEvent(engine, slug);

export async function sourceRow(engine: TestEngine, source: { id: string }) {
  const [row] = await engine.db.select().from(sources).where(sql`id = ${source.id}`);
  if (!row) throw new Error('the source is gone');
  return { ...row, healthDetail: row.healthDetail && String(inWords(row.healthDetail)) };
}
