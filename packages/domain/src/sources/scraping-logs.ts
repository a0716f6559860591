import { DEFAULT_CITY, type JobKind, type RunOutcome } from '@marquee/contract';
import { cities, given, isBefore, rowOrder, runs, sources } from '@marquee/db';
import { Reject, say } from '@marquee/kernel';
import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { knownCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { type StoredFinding, sentenceIn } from './activity-rules.ts';

interface LogQuery {
  kind: JobKind;
  outcome?: RunOutcome | undefined;
  source?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const LIST = 'runs';
/** If no index covers both filters, this many runs of a source or city are scanned per page. */
const WINDOW = 500;

/**
 * Run records of one kind of job, newest first. A page that scans for a rare outcome may be short or
 * empty and still have a next page.
 */
export async function scrapingLogs(deps: ReadDeps, query: LogQuery) {
  const scope = await scopeOf(deps, query);
  const place = decodePlace(LIST, query.cursor, [0, 0]);
  // Runs of the same instant keep the order in which they were recorded.
  const seq = rowOrder(runs);
  const beyond = place ? isBefore([runs.startedAt, seq], place) : undefined;
  // Only without another scope does an index cover the outcome.
  const isFiltered = scope !== null && query.outcome !== undefined;
  const where = scope ?? (query.outcome === undefined ? undefined : eq(runs.outcome, query.outcome));
  const read = isFiltered ? WINDOW : query.limit + 1;
  const keys = await deps.db
    .select({ seq, startedAt: runs.startedAt, outcome: runs.outcome })
    .from(runs)
    .where(and(eq(runs.kind, query.kind), where, beyond))
    .orderBy(desc(runs.startedAt), desc(seq))
    .limit(read);
  const wanted = isFiltered ? keys.filter((key) => key.outcome === query.outcome) : keys;
  const placeOf = (key: (typeof keys)[number]) => encodePlace(LIST, [key.startedAt, key.seq]);
  const page = pageFrom(wanted, query.limit, (key) => key.seq, placeOf);
  const lastSeen = keys.at(-1);
  const more = isFiltered && keys.length === WINDOW && lastSeen ? placeOf(lastSeen) : null;
  return { items: await recordsOf(deps, page.items), nextCursor: page.nextCursor ?? more };
}

async function scopeOf(deps: ReadDeps, { source, city, state }: LogQuery): Promise<SQL | null> {
  if (source !== undefined) return eq(runs.sourceId, source);
  if (city !== undefined) {
    return eq(runs.citySlug, (await knownCity(deps, city, state ?? DEFAULT_CITY.state)).slug);
  }
  if (state === undefined) return null;
  throw new Reject(400, 'state-alone', say('reply.logCanFilteredCityBut'), 'state');
}

/** The run records of these rows, in their order, with the names of their sources and cities. */
async function recordsOf(deps: ReadDeps, seqs: readonly number[]) {
  if (seqs.length === 0) return [];
  const asked = given(seqs);
  const rows = await deps.db
    .select({ ...getTableColumns(runs), source: sources.name, city: cities.name, state: cities.state })
    .from(asked.table)
    .crossJoin(runs)
    .leftJoin(sources, eq(sources.id, runs.sourceId))
    .leftJoin(cities, eq(cities.slug, runs.citySlug))
    .where(eq(rowOrder(runs), asked.value))
    .orderBy(asked.place);
  return rows.map(({ city, state, startedAt, finishedAt, findings, ...row }) => ({
    ...row,
    city: city === null ? null : `${city}, ${state}`,
    startedAt: isoOf(startedAt),
    finishedAt: isoOf(finishedAt),
    findings: (findings as StoredFinding[]).map((one) => ({ ...one, message: sentenceIn(one) })),
  }));
}
