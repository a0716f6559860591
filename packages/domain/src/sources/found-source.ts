import { type FoundSource, isTroubled } from '@marquee/contract';
import { isoOf } from '../list-page.ts';
import type { SourceRow } from './source-record.ts';

/** The yield that gives full points. */
const PLENTY = 20;

/** 0..100: reliability counts 60, the usual yield 25, a good last read 15; null before the first read. */
export function sourceScore(row: Pick<SourceRow, 'runs' | 'failedRuns' | 'usualYield' | 'health'>): number | null {
  if (row.runs === 0) return null;
  const reliability = (row.runs - row.failedRuns) / row.runs;
  const yielding = Math.min(row.usualYield ?? 0, PLENTY) / PLENTY;
  return Math.round(reliability * 60 + yielding * 25 + (row.health === 'ok' ? 15 : 0));
}

export function foundSourceOf(row: SourceRow): FoundSource {
  return {
    id: row.id,
    domain: row.host,
    url: row.url,
    city: row.city,
    state: row.state,
    status: statusOf(row),
    tier: row.tier,
    score: sourceScore(row),
    discoveryMethod: row.discoveryMethod,
    discoveredAt: isoOf(row.createdAt),
    avgEventsPerRun: row.usualYield === null ? null : Math.round(row.usualYield * 10) / 10,
    successCount: row.runs - row.failedRuns,
    failureCount: row.failedRuns,
    lastScanned: isoOf(row.lastRunAt),
    metadata: { venueType: null },
  };
}

function statusOf({ status, health }: SourceRow): FoundSource['status'] {
  if (status === 'duplicate') return 'duplicate';
  if (status !== 'active') return 'inactive';
  return isTroubled(health) ? 'error' : 'active';
}
