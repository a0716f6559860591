import type { EndpointId } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../kit/calls.ts';
import { useLive } from '../../kit/use-live.ts';

/** While events are processed, every 2 seconds (spec: DASH-06). */
const ACTIVE_SECONDS = 2;
const IDLE_SECONDS = 10;
/** Reads that show events. */
const EVENT_READS: readonly EndpointId[] = ['listEvents', 'getDashboard', 'getDataQualityStats', 'getBatchOperations'];

export type Processing = Answer<'getAiProcessingStatus'> | undefined;

/** Whether events of a city are processed again. When that ends after some were, what shows events is read again (spec: DASH-05). */
export function useProcessing(): Processing {
  const queries = useQueryClient();
  const [isActive, setActive] = useState(false);
  const { data } = useLive('getAiProcessingStatus', {}, { everySeconds: isActive ? ACTIVE_SECONDS : IDLE_SECONDS });
  const isNow = data?.active ?? isActive;
  if (isNow !== isActive) setActive(isNow);
  const wasActive = useRef(false);
  useEffect(() => {
    if (!data) return;
    const hasEnded = wasActive.current && !data.active && data.processed > 0;
    wasActive.current = data.active;
    if (hasEnded) for (const id of EVENT_READS) void queries.invalidateQueries({ queryKey: [id] });
  }, [data, queries]);
  return data;
}
