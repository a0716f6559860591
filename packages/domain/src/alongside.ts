import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';

/** What else is committed with a change. */
export interface Alongside {
  also?: readonly Statement[];
  /** They must hold, or nothing is written. */
  guards?: readonly Statement[];
  /** The id of the letter about it, and when it leaves; absent: at once. */
  post?: { id: string; notBefore: Instant };
}
