import { HEARTS_MOST } from '@marquee/contract';
import type { DbDeps, NowDeps } from '../deps.ts';
import type { KeptList } from './kept-list.sql.ts';
import { changeList, readList } from './kept-list.ts';

const HEARTS: KeptList = { name: 'hearts', at: 'saved_at', most: HEARTS_MOST };

export const listHearts = (deps: DbDeps, userId: string) => readList(HEARTS, deps, userId);

/** Saves and removes events. */
export const changeHearts = (
  deps: NowDeps,
  userId: string,
  change: { add: readonly string[]; remove: readonly string[] },
) => changeList(HEARTS, deps, userId, change);
