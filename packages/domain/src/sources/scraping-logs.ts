import { DEFAULT_CITY, type RunOutcome } from '@marquee/contract';
import { Reject } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { knownCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import type { StoredFinding } from './activity-rules.ts';

interface LogQuery {
  kind: string;
  outcome?: RunOutcome | undefined;
  source?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

interface Key {
  seq: number;
  started_at: number;
  outcome: RunOutcome;
}

interface Row {
  seq: number;
  id: string;
  job_id: string;
  kind: string;
  source_id: string | null;
  started_at: number;
  finished_at: number;
  outcome: RunOutcome;
  detail: string | null;
  counts: string;
  findings: string;
  source: string | null;
  city: string | null;
}

const LIST = 'runs';
/** Where no index has both filters, so many of a source's or city's runs are looked through for one page. */
const WINDOW = 500;

/**
 * Run records of one kind of job, newest first. A page that looks through its window for a rare outcome may be short, or
 * empty, and still name a next one.
 */
export async function scrapingLogs(deps: ReadDeps, query: LogQuery) {
  const scope = await scopeOf(deps, query);
  const place = decodePlace(LIST, query.cursor, [0, 0]);
  const beyond = place ? sql`AND (started_at, rowid) < (${place[0]}, ${place[1]})` : sql``;
  // Only without another scope does an index have the outcome.
  const isFiltered = scope !== null && query.outcome !== undefined;
  const where = scope ?? (query.outcome === undefined ? sql`1` : sql`outcome = ${query.outcome}`);
  const read = isFiltered ? WINDOW : query.limit + 1;
  const keys = await deps.db.all<Key>(sql`SELECT rowid AS seq, started_at, outcome FROM runs
    WHERE kind = ${query.kind} AND ${where} ${beyond} ORDER BY started_at DESC, rowid DESC LIMIT ${read}`);
  const wanted = isFiltered ? keys.filter((key) => key.outcome === query.outcome) : keys;
  const placeOf = (key: Key) => encodePlace(LIST, [key.started_at, key.seq]);
  const page = pageFrom(wanted, query.limit, (key) => key.seq, placeOf);
  const lastSeen = keys.at(-1);
  const more = isFiltered && keys.length === WINDOW && lastSeen ? placeOf(lastSeen) : null;
  return { items: await recordsOf(deps, page.items), nextCursor: page.nextCursor ?? more };
}

async function scopeOf(deps: ReadDeps, { source, city, state }: LogQuery): Promise<SQL | null> {
  if (source !== undefined) return sql`source_id = ${source}`;
  if (city !== undefined) {
    return sql`city_slug = ${(await knownCity(deps, city, state ?? DEFAULT_CITY.state)).slug}`;
  }
  if (state === undefined) return null;
  throw new Reject(400, 'state-alone', 'The log can be narrowed to a city, not to a state alone.', 'state');
}

async function recordsOf(deps: ReadDeps, seqs: readonly number[]) {
  if (seqs.length === 0) return [];
  const rows = await deps.db.all<Row>(sql`SELECT r.rowid AS seq, r.id, r.job_id, r.kind, r.source_id, r.started_at,
      r.finished_at, r.outcome, r.detail, r.counts, r.findings, s.name AS source, c.name || ', ' || c.state AS city
    FROM json_each(${JSON.stringify(seqs)}) j CROSS JOIN runs r ON r.rowid = j.value
    LEFT JOIN sources s ON s.id = r.source_id LEFT JOIN cities c ON c.slug = r.city_slug ORDER BY j.key`);
  return rows.map((row) => ({
    id: row.id,
    jobId: row.job_id,
    kind: row.kind,
    outcome: row.outcome,
    city: row.city,
    sourceId: row.source_id,
    source: row.source,
    startedAt: isoOf(row.started_at),
    finishedAt: isoOf(row.finished_at),
    detail: row.detail,
    counts: JSON.parse(row.counts) as Record<string, number>,
    findings: JSON.parse(row.findings) as StoredFinding[],
  }));
}
