import type { Instant } from '@marquee/kernel';

/** Hears of the moments at which what is read will be another answer although nothing was changed. Only those to come count. */
export interface Moments {
  /** Something that is shown or counted is over; a moment before it is allowed, one after it is not. */
  ends(at: Instant): void;
  /** Something that is shown begins, which pages say and data do not. */
  begins(at: Instant): void;
  /** A day of this zone is named. */
  namesDayIn(timezone: string): void;
}
