import type { BATCH_DEFAULT as Default } from '@marquee/contract';

/** The contract's figure: the site imports only its type, so that another figure does not compile. */
export const BATCH_DEFAULT: typeof Default = 10;
