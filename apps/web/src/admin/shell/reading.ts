import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { CONSOLE_META } from '../kit/calls.ts';

/** Whether a read belongs to the console and not to the session or the site. */
export function isOfConsole(query: Query): boolean {
  return query.meta?.console === CONSOLE_META.console;
}

/** The state of the mounted reads: the time of the last response (0: none yet), and whether any failed on its last try. */
export function useReading(): { updatedAt: number; hasFailed: boolean } {
  const cache = useQueryClient().getQueryCache();
  const told = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const shown = cache.findAll({ type: 'active', predicate: isOfConsole });
      const updatedAt = Math.max(0, ...shown.map((query) => query.state.dataUpdatedAt));
      const hasFailed = shown.some((query) => query.state.status === 'error');
      // A single string, so that React can detect a change.
      return `${updatedAt} ${hasFailed}`;
    },
  );
  const [updatedAt, hasFailed] = told.split(' ');
  return { updatedAt: Number(updatedAt), hasFailed: hasFailed === 'true' };
}
