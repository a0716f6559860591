import type { EndpointId } from '@marquee/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CallInput, call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { type Answer, CONSOLE_META } from './calls.ts';
import { pollingMs } from './polling.ts';
import { useRefresh } from './refresh.tsx';

/** After this time a panel shows that the server is slow. */
const SLOW_MS = 4_000;

/** A polled read. Pauses while the tab is hidden and refreshes at once when it becomes visible. */
export function useLive<I extends EndpointId>(
  id: I,
  input: CallInput<I>,
  { everySeconds, enabled = true }: { everySeconds?: number | undefined; enabled?: boolean } = {},
): UseQueryResult<Answer<I>> {
  const { seconds, isPaused } = useRefresh();
  return useQuery<Answer<I>>({
    queryKey: queryFor(id, input).queryKey,
    queryFn: () => call(id, input),
    meta: CONSOLE_META,
    enabled,
    staleTime: 0,
    refetchInterval: pollingMs(isPaused, seconds, everySeconds),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: !isPaused,
    // The old page stays until the new one is loaded, to avoid a flash of emptiness.
    placeholderData: keepPreviousData,
  });
}

/** True after a wait that is longer than a person expects. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
