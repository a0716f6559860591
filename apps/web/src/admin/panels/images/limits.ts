import type { BATCH_DEFAULT as Default, BATCH_MAX as Max } from '@marquee/contract';

/** The contract's figures: the site imports only its types, so that another figure does not compile. */
export const BATCH_MAX: typeof Max = 50;
export const BATCH_DEFAULT: typeof Default = 10;
