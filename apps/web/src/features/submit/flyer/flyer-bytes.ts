import type { FLYER_BYTES_MAX } from '@marquee/contract';

/** The contract's figure: the browser loads types of it alone, and this line does not compile with another. */
export const FLYER_BYTES: typeof FLYER_BYTES_MAX = 170_000;
