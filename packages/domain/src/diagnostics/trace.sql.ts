import {
  cities,
  coalesce,
  type Database,
  errorGroups,
  errorOccurrences,
  events,
  inJson,
  joined,
  outbox,
  reading,
  readTogether,
  runs,
  sources,
  truthOf,
  write,
} from '@marquee/db';
import { and, asc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';

/** The request of a job; its own id if nobody asked for it; undefined for an unknown job. */
export async function requestOfJob(db: Database, jobId: string): Promise<string | undefined> {
  const requestId = coalesce<string>(outbox.requestId, outbox.id);
  const [row] = await db.select({ requestId }).from(outbox).where(eq(outbox.id, jobId));
  return row?.requestId;
}

/** The kind of the occurrences that are refusals: they have no row among the kinds of errors. */
export const REFUSALS = 'refused';

const cityName = joined(cities.name, ', ', cities.state);

/** The jobs of a request; one without a request is found by its own id. */
function jobsOf(request: string, most: number) {
  const { id, kind, state, attempts, lastError, createdAt, finishedAt, payload, citySlug, requestId } = outbox;
  const some = (where: SQL) => write.select({ id }).from(outbox).where(where);
  const found = union(some(eq(requestId, request)), some(eq(id, request)))
    .orderBy(asc(id))
    .limit(most)
    .as('found');
  const place = coalesce(citySlug, inJson(payload, '$.citySlug'));
  const about = coalesce<string | null>(
    write
      .select({ name: sources.name })
      .from(sources)
      .where(eq(sources.id, inJson(payload, '$.sourceId'))),
    write
      .select({ title: events.title })
      .from(events)
      .where(eq(events.id, inJson(payload, '$.eventId'))),
    write.select({ name: cityName }).from(cities).where(eq(cities.slug, place)),
    inJson(payload, '$.host'),
  );
  const picked = { id, kind, state, attempts, lastError, createdAt, finishedAt, about };
  return reading('diagnostics.traced-jobs', picked, (columns) =>
    write.select(columns).from(found).crossJoin(outbox).where(eq(id, found.id)).orderBy(asc(id)),
  );
}

function runsOf(request: string, most: number) {
  const { jobId, kind, startedAt, finishedAt, outcome, detail, requestId, sourceId, citySlug } = runs;
  const about = coalesce<string | null>(sources.name, cityName);
  const picked = { jobId, kind, startedAt, finishedAt, outcome, detail, about };
  return reading('diagnostics.traced-runs', picked, (columns) =>
    write
      .select(columns)
      .from(runs)
      .leftJoin(sources, eq(sources.id, sourceId))
      .leftJoin(cities, eq(cities.slug, citySlug))
      .where(eq(requestId, request))
      .orderBy(asc(startedAt))
      .limit(most),
  );
}

function errorsOf(request: string, most: number) {
  const { groupId, at, message, call, jobId, requestId } = errorOccurrences;
  const isRefusal = eq(groupId, REFUSALS);
  const kind = {
    component: coalesce<string>(errorGroups.component, 'api'),
    severity: coalesce<typeof errorGroups.$inferSelect.severity>(errorGroups.severity, 'low'),
  };
  const picked = { errorId: groupId, at, message, call, jobId, ...kind, isRefusal: truthOf(isRefusal) };
  return reading('diagnostics.traced-errors', picked, (columns) =>
    write
      .select(columns)
      .from(errorOccurrences)
      .leftJoin(errorGroups, eq(errorGroups.id, groupId))
      .where(and(eq(requestId, request), or(isNotNull(errorGroups.id), isRefusal)))
      .orderBy(asc(at))
      .limit(most),
  );
}

/** Rows of one request, the oldest first, each from its index. */
export const readTraced = (db: Database, id: string, most: { jobs: number; runs: number; errors: number }) =>
  readTogether(db, [jobsOf(id, most.jobs), runsOf(id, most.runs), errorsOf(id, most.errors)] as const);

export type TracedRows = Awaited<ReturnType<typeof readTraced>>;
