import { bound, learnedExtractors, type Statement, write } from '@marquee/db';
import { type LearnedExtractor, readExtractor } from '@marquee/extraction';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

type Row = typeof learnedExtractors.$inferSelect;
export type LearnedFrom = Row['learnedFrom'];

/** One version of the rules for one kind of page. */
export interface Version extends Omit<Row, 'sourceId' | 'host' | 'rules'> {
  /** Null if they are in an old format. */
  rules: LearnedExtractor | null;
}

/** Versions of a pattern that are kept, the active one included. */
const MOST_VERSIONS = 5;

/** Of a source, oldest first. */
export async function knownVersions(deps: DbDeps, sourceId: string): Promise<Version[]> {
  const rows = await deps.db
    .select()
    .from(learnedExtractors)
    .where(eq(learnedExtractors.sourceId, sourceId))
    .orderBy(asc(learnedExtractors.pattern), asc(learnedExtractors.version));
  return rows.map(({ sourceId: _source, host: _host, ...row }) => ({ ...row, rules: readExtractor(row.rules) }));
}

/** Stores the current versions and deletes the oldest of each pattern. Idempotent. */
export function keepVersions(source: { id: string; host: string }, versions: readonly Version[]): Statement[] {
  const { sourceId, pattern, version: number } = learnedExtractors;
  return versions.flatMap((version) => {
    const { status, replays, successes, yields, lowVisits, lastReplayAt, endedAt, endedBecause } = version;
    return [
      write
        .insert(learnedExtractors)
        .values({ ...version, sourceId: source.id, host: source.host, rules: bound(JSON.stringify(version.rules)) })
        .onConflictDoUpdate({
          target: [sourceId, pattern, number],
          set: { status, replays, successes, yields, lowVisits, lastReplayAt, endedAt, endedBecause },
        }),
      write
        .delete(learnedExtractors)
        .where(
          and(eq(sourceId, source.id), eq(pattern, version.pattern), lte(number, version.version - MOST_VERSIONS)),
        ),
    ];
  });
}
