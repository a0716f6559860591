import type { SearchSort } from '@marquee/contract';
import type { Position } from './cursor.ts';

/** Direction of the sort value, and of the start among equals. */
export const ORDERS: Record<SearchSort, { descending: boolean; startDescending: boolean }> = {
  /** 0 where the title has the term. */
  relevance: { descending: false, startDescending: false },
  'date-asc': { descending: false, startDescending: false },
  'date-desc': { descending: true, startDescending: true },
  'price-asc': { descending: false, startDescending: false },
  'price-desc': { descending: true, startDescending: true },
  popularity: { descending: true, startDescending: false },
};

type Keys = Pick<Position, 'value' | 'startsAt' | 'seq'>;

/** The order of a list, for what was read of several lists, or in another order. */
export function comparing(sort: SearchSort) {
  const { descending, startDescending } = ORDERS[sort];
  return (a: Keys, b: Keys) =>
    (descending ? b.value - a.value : a.value - b.value) ||
    (startDescending ? b.startsAt - a.startsAt : a.startsAt - b.startsAt) ||
    (startDescending ? b.seq - a.seq : a.seq - b.seq);
}
