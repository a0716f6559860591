import {
  type Database,
  errorGroups,
  errorOccurrences,
  flag,
  nullable,
  number,
  outbox,
  readFirst,
  readTogether,
  rowsOf,
  runs,
  text,
} from '@marquee/db';
import { sql } from 'drizzle-orm';

const REQUEST = rowsOf('diagnostics.request-of-job', { requestId: text });

/** The request of a job; its own id if nobody asked for it; undefined for an unknown job. */
export async function requestOfJob(db: Database, jobId: string): Promise<string | undefined> {
  const row = await readFirst(
    db,
    sql`SELECT coalesce(request_id, id) AS request_id FROM outbox WHERE id = ${jobId}`,
    REQUEST,
  );
  return row?.requestId;
}

const JOBS = rowsOf('diagnostics.traced-jobs', {
  id: outbox.id,
  kind: text,
  state: outbox.state,
  attempts: number,
  lastError: nullable(outbox.lastError),
  createdAt: number,
  finishedAt: nullable(number),
  about: nullable(text),
});

const RUNS = rowsOf('diagnostics.traced-runs', {
  jobId: runs.jobId,
  kind: text,
  startedAt: number,
  finishedAt: number,
  outcome: runs.outcome,
  detail: nullable(runs.detail),
  about: nullable(text),
});

/** The kind of the occurrences that are refusals: they have no row among the kinds of errors. */
export const REFUSALS = 'refused';

const ERRORS = rowsOf('diagnostics.traced-errors', {
  errorId: text,
  at: number,
  component: text,
  severity: errorGroups.severity,
  message: text,
  call: errorOccurrences.call,
  jobId: errorOccurrences.jobId,
  isRefusal: flag,
});

/** Rows of one request, the oldest first, each from its index. A job without a request is found by its own id. */
export function readTraced(db: Database, id: string, most: { jobs: number; runs: number; errors: number }) {
  return readTogether(db, [
    {
      query: sql`SELECT o.id, o.kind, o.state, o.attempts, o.last_error, o.created_at, o.finished_at,
          coalesce((SELECT name FROM sources WHERE id = o.payload->>'sourceId'),
            (SELECT title FROM events WHERE id = o.payload->>'eventId'),
            (SELECT name || ', ' || state FROM cities WHERE slug = coalesce(o.city_slug, o.payload->>'citySlug')),
            o.payload->>'host') AS about
        FROM (SELECT id FROM outbox WHERE request_id = ${id} UNION SELECT id FROM outbox WHERE id = ${id}
          ORDER BY id LIMIT ${most.jobs}) f CROSS JOIN outbox o ON o.id = f.id ORDER BY o.id`,
      rows: JOBS,
    },
    {
      query: sql`SELECT r.job_id, r.kind, r.started_at, r.finished_at, r.outcome, r.detail,
          coalesce(s.name, c.name || ', ' || c.state) AS about
        FROM (SELECT * FROM runs WHERE request_id = ${id} ORDER BY started_at LIMIT ${most.runs}) r
        LEFT JOIN sources s ON s.id = r.source_id LEFT JOIN cities c ON c.slug = r.city_slug ORDER BY r.started_at`,
      rows: RUNS,
    },
    {
      query: sql`SELECT o.group_id AS error_id, o.at, coalesce(g.component, 'api') AS component, coalesce(g.severity, 'low') AS severity,
          o.message, o.call, o.job_id, o.group_id = ${REFUSALS} AS is_refusal
        FROM (SELECT * FROM error_occurrences WHERE request_id = ${id} ORDER BY at LIMIT ${most.errors}) o
        LEFT JOIN error_groups g ON g.id = o.group_id WHERE g.id IS NOT NULL OR o.group_id = ${REFUSALS} ORDER BY o.at`,
      rows: ERRORS,
    },
  ] as const);
}

export type TracedRows = Awaited<ReturnType<typeof readTraced>>;
