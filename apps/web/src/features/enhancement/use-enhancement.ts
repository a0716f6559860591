import type { Enhancement, EventDetail } from '@marquee/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { beyondEnglish } from '../../messages/catalog.ts';
import { type Progress, runOverlay } from './flow.ts';
import { isDone } from './rules.ts';

export interface EnhancementState {
  details: Enhancement | null;
  /** ISO instant of the reading. */
  readAt: string | null;
  progress: Progress;
  /** Why there is none: the server's own sentence, or the error. */
  unavailable: string | null;
  error: unknown;
  isCheckFailed: boolean;
  retry: () => void;
}

/** What the event carries; else what is stored; else a new reading with its overlay (spec: DETAIL-09 to DETAIL-14). */
export function useEnhancement(event: EventDetail): EnhancementState {
  const queries = useQueryClient();
  const input = { params: { slug: event.slug } };
  const done = isDone(event);
  const status = useQuery({ ...queryFor('getEnhancementStatus', input), enabled: !done });
  const stored = useQuery({ ...queryFor('enhanceEvent', input), enabled: !done && status.data?.cached === true });
  const [progress, setProgress] = useState<Progress>(null);
  const [error, setError] = useState<unknown>(null);
  const isNeeded = !done && status.data?.available === true && !status.data.cached;
  // After a failure it waits for the visitor.
  const isWanted = isNeeded && error === null;

  useEffect(() => {
    if (!isWanted) return;
    const aborting = new AbortController();
    const asked = { params: { slug: event.slug } };
    void runOverlay({
      fetch: () => queries.fetchQuery(queryFor('enhanceEvent', asked)),
      award: () => (queries.getQueryData(queryFor('currentUser', {}).queryKey) ? award(event.id) : Promise.resolve(0)),
      show: setProgress,
      signal: aborting.signal,
    }).then((failure) => {
      if (aborting.signal.aborted) return;
      setError(failure?.error ?? null);
      if (failure) return;
      void queries.invalidateQueries({ queryKey: ['getPoints'] });
      // From now on it is stored: coming back shows it at once.
      const known = { cached: true, available: true, message: null };
      queries.setQueryData(queryFor('getEnhancementStatus', asked).queryKey, known);
    });
    return () => aborting.abort();
  }, [queries, event.slug, event.id, isWanted]);

  const retry = useCallback(() => {
    setError(null);
    if (status.isError) void status.refetch();
    else if (!isNeeded) void stored.refetch();
  }, [status, stored, isNeeded]);

  return {
    details: done ? event.enhancedDetails : (stored.data?.enhancement ?? null),
    readAt: done ? event.enhancementTimestamp : (stored.data?.enhancementTimestamp ?? null),
    progress,
    unavailable: status.data?.message
      ? (beyondEnglish('problems', 'enhancement-not-available') ?? status.data.message)
      : null,
    error: error ?? stored.error ?? status.error,
    isCheckFailed: status.isError,
    retry,
  };
}

async function award(eventId: string): Promise<number> {
  const body = { action: 'enhancement_view', pointsEarned: 50, eventId, description: 'VIP Event Details' } as const;
  return (await call('awardPoints', { body })).pointsAwarded;
}
