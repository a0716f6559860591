import type { EventBoostStatus } from '@marquee/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';

/** Spec: CALL-017. */
const STALE_MS = 30_000;
const REFETCH_MS = 10 * 60_000;
/** As many as one call takes. */
const MOST = 200;

type Statuses = Readonly<Record<string, EventBoostStatus>>;
const NONE: Statuses = {};

/** The boost status of the events of a list. A failure keeps what was known (spec: ERR-023). */
export function useBoostStatuses(events: ReadonlyArray<{ id: string }>): Statuses {
  const eventIds = events.slice(0, MOST).map(({ id }) => id);
  const { data = NONE } = useQuery({
    queryKey: ['batchBoostStatus', eventIds],
    queryFn: () => readStatuses(eventIds),
    enabled: eventIds.length > 0,
    staleTime: STALE_MS,
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
  });
  const hasBoosts = Object.values(data).some(({ isBoosted }) => isBoosted);
  useEffect(() => {
    // Most lists have none; then nobody is watched.
    if (hasBoosts) void import('./watch-boosts.ts').then(({ watchBoosts }) => watchBoosts()).catch(() => {});
  }, [hasBoosts]);
  return data;
}

async function readStatuses(eventIds: string[]): Promise<Statuses> {
  try {
    return await call('batchBoostStatus', { body: { eventIds } });
  } catch (error) {
    throw new Error('Failed to fetch boost statuses', { cause: error });
  }
}
