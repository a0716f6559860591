import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { HEARTS_MOST } from '../../api/constants.generated.ts';
import { hearts } from './hearts.ts';
import { keepList } from './keep-list.ts';
import { mergedIn } from './merged-in.ts';

const merged = mergedIn('marquee.heartsOfAccount');

/** Keeps the hearts of this browser and of the account the same. Returns a function that stops it. */
export const keepHearts = (queries: QueryClient): (() => void) =>
  keepList(queries, {
    shown: hearts,
    merged,
    most: HEARTS_MOST,
    list: () => call('listHearts', {}),
    change: (body) => call('changeHearts', { body }),
  });
