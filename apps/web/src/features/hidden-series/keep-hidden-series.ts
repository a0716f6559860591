import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { HIDDEN_SERIES_MOST } from '../../api/constants.generated.ts';
import { keepList } from '../hearts/keep-list.ts';
import { mergedIn } from '../hearts/merged-in.ts';
import { hiddenSeries } from './hidden-series.ts';

const merged = mergedIn('marquee.hiddenSeriesOfAccount');

/** Keeps the hidden series of this browser and of the account the same. Returns a function that stops it. */
export const keepHiddenSeries = (queries: QueryClient): (() => void) =>
  keepList(queries, {
    shown: hiddenSeries,
    merged,
    most: HIDDEN_SERIES_MOST,
    list: () => call('listHiddenSeries', {}),
    change: (body) => call('changeHiddenSeries', { body }),
  });
