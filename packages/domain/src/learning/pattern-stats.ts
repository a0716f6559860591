import type { ToldPatternStats } from '@marquee/contract';
import { learnedExtractors, learnedTallies, sources } from '@marquee/db';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { usualOf } from './rules.ts';

type Tally = typeof learnedTallies.$inferSelect;

const MOST_DOMAINS = 10;
const MOST_PATTERNS = 50;

/** The learned extractors and their success, from maintained tallies; reads about 80 rows regardless of their number. */
export async function patternStats(deps: DbDeps): Promise<ToldPatternStats> {
  const [tallies, domains, rows] = await Promise.all([
    deps.db
      .select()
      .from(learnedTallies)
      .where(inArray(learnedTallies.kind, ['all', 'venue-type'])),
    deps.db
      .select()
      .from(learnedTallies)
      .where(and(eq(learnedTallies.kind, 'host'), gt(learnedTallies.patterns, 0)))
      .orderBy(desc(learnedTallies.patterns))
      .limit(MOST_DOMAINS),
    newestPatterns(deps),
  ]);
  const all = tallies.find(({ kind }) => kind === 'all');
  const venues = tallies.filter(({ kind, patterns }) => kind === 'venue-type' && patterns > 0);
  return {
    totalPatterns: all?.patterns ?? 0,
    averageSuccessRate: all ? rateOf(all) : null,
    replays: all?.replays ?? 0,
    venueTypeDistribution: Object.fromEntries(venues.map(({ name, patterns }) => [name, patterns])),
    topDomains: domains.map((one) => ({ domain: one.name, patterns: one.patterns, successRate: rateOf(one) })),
    patterns: rows.map(({ learnedAt, lastReplayAt, yields, ...row }) => ({
      ...row,
      learnedAt: isoOf(learnedAt),
      lastReplay: isoOf(lastReplayAt),
      successRate: rateOf(row),
      usualEvents: usualOf(yields),
    })),
  };
}

/** In index order; SQLite keeps the order of a cross join. */
function newestPatterns(deps: DbDeps) {
  const { learnedAt, sourceId, pattern } = learnedExtractors;
  return deps.db
    .select({
      domain: learnedExtractors.host,
      pattern,
      source: sources.name,
      version: learnedExtractors.version,
      status: learnedExtractors.status,
      learnedFrom: learnedExtractors.learnedFrom,
      learnedAt,
      lastReplayAt: learnedExtractors.lastReplayAt,
      venueType: learnedExtractors.venueType,
      strategy: learnedExtractors.strategy,
      replays: learnedExtractors.replays,
      successes: learnedExtractors.successes,
      yields: learnedExtractors.yields,
      endedBecause: learnedExtractors.endedBecause,
    })
    .from(learnedExtractors)
    .crossJoin(sources)
    .where(eq(sources.id, sourceId))
    .orderBy(desc(learnedAt), desc(sourceId), desc(pattern))
    .limit(MOST_PATTERNS);
}

function rateOf({ replays, successes }: Pick<Tally, 'replays' | 'successes'>): number | null {
  return replays > 0 ? successes / replays : null;
}
