import type { QueryClient } from '@tanstack/react-query';
import { keepHearts } from '../features/hearts/keep-hearts.ts';
import { keepHiddenSeries } from '../features/hidden-series/keep-hidden-series.ts';

/** Keeps what this browser and the account have of a person the same, as long as the page is open. */
export function keepLists(queries: QueryClient): void {
  keepHearts(queries);
  keepHiddenSeries(queries);
}
