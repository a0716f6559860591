import type { ToldSourceCandidate } from '@marquee/contract';
import { cities, sourceCandidates } from '@marquee/db';
import { isoOf } from '../list-page.ts';

/** Columns of candidates joined with their cities. */
export const candidateColumns = { row: sourceCandidates, city: cities.name, state: cities.state };

interface Joined {
  row: typeof sourceCandidates.$inferSelect;
  city: string;
  state: string;
}

export function candidateOf({ row, city, state }: Joined): ToldSourceCandidate {
  return {
    id: row.id,
    url: row.url,
    domain: row.host,
    name: row.name,
    city,
    state,
    method: row.method,
    foundBecause: row.foundBecause,
    venueType: row.venueType,
    status: row.state,
    verdict: row.verdict,
    score: row.score,
    tier: row.tier,
    reasons: row.reasons,
    sourceUrl: row.sourceUrl,
    sourceId: row.sourceId,
    platform: row.platform,
    foundAt: isoOf(row.createdAt),
    checkedAt: isoOf(row.checkedAt),
    decidedBy: row.decidedBy,
  };
}
