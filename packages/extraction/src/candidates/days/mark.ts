import type { LocalDate } from '@marquee/kernel';
import type { ElementNode } from '../../document/html/dom.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import type { DayDoubt } from './resolve-date.ts';

/** A day in the visible text that may be an event's. */
export interface Mark extends Stretch {
  date: LocalDate;
  /** The last day of a range. */
  until?: LocalDate;
  element: ElementNode;
  /** A cell of a month grid; most of them are empty. */
  isCell: boolean;
  /** The year is written, or known from a weekday or a heading. */
  certain: boolean;
  /** The page speaks against this day. */
  doubt?: DayDoubt | 'struck' | 'out-of-order' | 'day-or-month';
  /** Only the weekday decided which year it is. */
  byWeekday?: true;
}
