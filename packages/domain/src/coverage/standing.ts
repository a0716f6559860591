import { LOST_AFTER_MS, LOST_AFTER_READS, type SourceKind, type SourceStanding } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';
import type { SourceRow } from './coverage.sql.ts';

type Read = Pick<
  SourceRow,
  'health' | 'runs' | 'consecutiveFailures' | 'emptyReads' | 'lastSuccessAt' | 'lastYield' | 'lastListed' | 'createdAt'
>;

/** A source that never listed anything is not lost: there is nothing that was lost with it. */
export function standingOf(source: Read, now: Instant): SourceStanding {
  const { health, runs, consecutiveFailures, emptyReads, lastListed } = source;
  if (runs === 0) return 'new';
  if (health === 'forbidden' || health === 'blocked') return 'closed';
  if (consecutiveFailures > 0) {
    const isLong = (source.lastSuccessAt ?? source.createdAt) <= now - LOST_AFTER_MS;
    return consecutiveFailures >= LOST_AFTER_READS && isLong ? 'lost' : 'failing';
  }
  if (emptyReads >= LOST_AFTER_READS && lastListed !== null) return 'lost';
  return (source.lastYield ?? 0) > 0 ? 'lists' : 'empty';
}

export function kindOfSource({ isGuide, lastListed }: Pick<SourceRow, 'isGuide' | 'lastListed'>): SourceKind {
  if (isGuide) return 'guide';
  if (lastListed === null || lastListed.places === 0) return 'unknown';
  return lastListed.places === 1 ? 'place' : 'places';
}
