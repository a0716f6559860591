import type { PatternStats } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { usualOf } from './rules.ts';

interface Tally {
  kind: 'all' | 'venue-type' | 'host';
  name: string;
  patterns: number;
  replays: number;
  successes: number;
}

interface Row {
  host: string;
  pattern: string;
  source: string;
  version: number;
  status: 'active' | 'drifted' | 'retired';
  learned_from: 'listing' | 'detail' | 'language-model';
  learned_at: number;
  last_replay_at: number | null;
  venue_type: string;
  strategy: string;
  replays: number;
  successes: number;
  yields: string;
  ended_because: string | null;
}

const MOST_DOMAINS = 10;
const MOST_PATTERNS = 50;

/** What was learned and how well it reads, from tallies that are kept, not counted; some 80 rows read however much was learned. */
export async function patternStats(deps: Pick<ReadDeps, 'db'>): Promise<PatternStats> {
  const [tallies, domains, rows] = await Promise.all([
    deps.db.all<Tally>(
      sql`SELECT kind, name, patterns, replays, successes FROM learned_tallies WHERE kind IN ('all', 'venue-type')`,
    ),
    deps.db.all<Tally>(sql`SELECT kind, name, patterns, replays, successes FROM learned_tallies
      WHERE kind = 'host' AND patterns > 0 ORDER BY patterns DESC LIMIT ${MOST_DOMAINS}`),
    deps.db.all<Row>(sql`SELECT x.host, x.pattern, s.name AS source, x.version, x.status, x.learned_from, x.learned_at,
        x.last_replay_at, x.venue_type, x.strategy, x.replays, x.successes, x.yields, x.ended_because
      FROM learned_extractors x CROSS JOIN sources s ON s.id = x.source_id
      ORDER BY x.learned_at DESC, x.source_id DESC, x.pattern DESC LIMIT ${MOST_PATTERNS}`),
  ]);
  const all = tallies.find(({ kind }) => kind === 'all');
  const venues = tallies.filter(({ kind, patterns }) => kind === 'venue-type' && patterns > 0);
  return {
    totalPatterns: all?.patterns ?? 0,
    averageSuccessRate: all ? rateOf(all) : null,
    replays: all?.replays ?? 0,
    venueTypeDistribution: Object.fromEntries(venues.map(({ name, patterns }) => [name, patterns])),
    topDomains: domains.map((one) => ({ domain: one.name, patterns: one.patterns, successRate: rateOf(one) })),
    patterns: rows.map(({ host, learned_from, learned_at, last_replay_at, venue_type, ended_because, ...row }) => ({
      ...row,
      domain: host,
      learnedFrom: learned_from,
      learnedAt: new Date(learned_at).toISOString(),
      lastReplay: isoOf(last_replay_at),
      venueType: venue_type,
      successRate: rateOf(row),
      usualEvents: usualOf(JSON.parse(row.yields) as number[]),
      endedBecause: ended_because,
    })),
  };
}

function rateOf({ replays, successes }: Pick<Tally, 'replays' | 'successes'>): number | null {
  return replays > 0 ? successes / replays : null;
}
