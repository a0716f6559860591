import type { Stretch } from '../../document/html/title-places.ts';
import type { Mark } from '../days/mark.ts';
import type { TimeMention } from '../times/written-times.ts';

/** The stretch of the page with one event, or with the events of one day. */
export interface ListedRecord extends Stretch {
  marks: Mark[];
  /** The title from the line of a bare day. */
  name?: Stretch & { text: string };
  /** The place from that line. */
  place?: Stretch & { text: string };
  /** The hour of its row, where the record is a cell of it. */
  hour?: TimeMention;
}
