import { learnedExtractors, type Statement } from '@marquee/db';
import { type LearnedExtractor, readExtractor } from '@marquee/extraction';
import { asc, eq, sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';

type Row = typeof learnedExtractors.$inferSelect;
export type LearnedFrom = Row['learnedFrom'];

/** One version of the rules for one kind of page. */
export interface Version extends Omit<Row, 'sourceId' | 'host' | 'rules'> {
  /** Null where they are in a form that is no longer read. */
  rules: LearnedExtractor | null;
}

/** Versions of a pattern that are kept, the active one included. */
const MOST_VERSIONS = 5;

/** Of a source, oldest first. */
export async function knownVersions(deps: Pick<ReadDeps, 'db'>, sourceId: string): Promise<Version[]> {
  const rows = await deps.db
    .select()
    .from(learnedExtractors)
    .where(eq(learnedExtractors.sourceId, sourceId))
    .orderBy(asc(learnedExtractors.pattern), asc(learnedExtractors.version));
  return rows.map(({ sourceId: _source, host: _host, ...row }) => ({ ...row, rules: readExtractor(row.rules) }));
}

/** Stores versions as they are now, and forgets the oldest of each pattern. Twice does no more than once. */
export function keepVersions(source: { id: string; host: string }, versions: readonly Version[]): Statement[] {
  return versions.flatMap((version) => [
    sql`INSERT INTO learned_extractors (source_id, pattern, version, host, status, rules, learned_from, learned_at, venue_type,
          strategy, replays, successes, yields, low_visits, last_replay_at, ended_at, ended_because)
        VALUES (${source.id}, ${version.pattern}, ${version.version}, ${source.host}, ${version.status},
          ${JSON.stringify(version.rules)}, ${version.learnedFrom}, ${version.learnedAt}, ${version.venueType}, ${version.strategy},
          ${version.replays}, ${version.successes}, ${JSON.stringify(version.yields)}, ${version.lowVisits},
          ${version.lastReplayAt}, ${version.endedAt}, ${version.endedBecause})
        ON CONFLICT (source_id, pattern, version) DO UPDATE SET status = excluded.status, replays = excluded.replays,
          successes = excluded.successes, yields = excluded.yields, low_visits = excluded.low_visits,
          last_replay_at = excluded.last_replay_at, ended_at = excluded.ended_at, ended_because = excluded.ended_because`,
    sql`DELETE FROM learned_extractors WHERE source_id = ${source.id} AND pattern = ${version.pattern}
        AND version <= ${version.version - MOST_VERSIONS}`,
  ]);
}
