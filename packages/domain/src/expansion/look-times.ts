import { HOUR_MS, MINUTE_MS } from '@marquee/kernel';

/** Between two looks at a city on its way, if nothing of it is read meanwhile. */
export const LOOK_EVERY_MS = HOUR_MS;
/** The first search of a city takes minutes. */
export const FIRST_LOOK_MS = 10 * MINUTE_MS;
/** While its sources wait for their first reads: it opens as soon as these end. */
export const WAITING_LOOK_MS = 2 * MINUTE_MS;
