import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isOfConsole } from '../kit/calls.ts';

/** The state of the mounted reads: the time of the last response (0: none yet), and whether any failed on its last try. */
export function useReading(): { updatedAt: number; hasFailed: boolean } {
  const cache = useQueryClient().getQueryCache();
  const reading = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const shown = cache.findAll({ type: 'active', predicate: isOfConsole });
      const updatedAt = Math.max(0, ...shown.map((query) => query.state.dataUpdatedAt));
      const hasFailed = shown.some((query) => query.state.status === 'error');
      // A single string, so that React can detect a change.
      return `${updatedAt} ${hasFailed}`;
    },
  );
  const [updatedAt, hasFailed] = reading.split(' ');
  return { updatedAt: Number(updatedAt), hasFailed: hasFailed === 'true' };
}
