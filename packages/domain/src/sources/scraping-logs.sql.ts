import { cities, type Database, nullable, readAll, rowsOf, runs, sources } from '@marquee/db';
import { sql } from 'drizzle-orm';

const RUNS = rowsOf('sources.runs', {
  id: runs.id,
  jobId: runs.jobId,
  requestId: runs.requestId,
  kind: runs.kind,
  sourceId: runs.sourceId,
  startedAt: runs.startedAt,
  finishedAt: runs.finishedAt,
  outcome: runs.outcome,
  detail: runs.detail,
  counts: runs.counts,
  findings: runs.findings,
  source: nullable(sources.name),
  city: nullable(cities.name),
  state: nullable(cities.state),
});

/** The run records of these rows, in their order, with the names of their sources and cities. */
export function runsAt(db: Database, seqs: readonly number[]) {
  return readAll(
    db,
    sql`SELECT r.id, r.job_id, r.request_id, r.kind, r.source_id, r.started_at, r.finished_at, r.outcome, r.detail, r.counts, r.findings,
        s.name AS source, c.name AS city, c.state
      FROM json_each(${JSON.stringify(seqs)}) j CROSS JOIN runs r ON r.rowid = j.value
      LEFT JOIN sources s ON s.id = r.source_id LEFT JOIN cities c ON c.slug = r.city_slug ORDER BY j.key`,
    RUNS,
  );
}
