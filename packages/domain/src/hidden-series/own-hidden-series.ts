import { HIDDEN_SERIES_MOST } from '@marquee/contract';
import type { DbDeps, NowDeps } from '../deps.ts';
import { changeList, type KeptList, readList } from '../hearts/index.ts';

const HIDDEN: KeptList = { name: 'hidden_series', at: 'hidden_at', most: HIDDEN_SERIES_MOST };

export const listHiddenSeries = (deps: DbDeps, userId: string) => readList(HIDDEN, deps, userId);

/** Hides series and shows them again. */
export const changeHiddenSeries = (
  deps: NowDeps,
  userId: string,
  change: { add: readonly string[]; remove: readonly string[] },
) => changeList(HIDDEN, deps, userId, change);
