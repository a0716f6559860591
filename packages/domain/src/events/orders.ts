import type { Sort } from '@marquee/contract';

/** Direction of the sort value, and of the start among equals. */
export const ORDERS: Record<Sort, { descending: boolean; startDescending: boolean }> = {
  'date-asc': { descending: false, startDescending: false },
  'date-desc': { descending: true, startDescending: true },
  'price-asc': { descending: false, startDescending: false },
  'price-desc': { descending: true, startDescending: true },
  popularity: { descending: true, startDescending: false },
};
