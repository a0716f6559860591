import type { TitleSlots } from '../names/title-slots.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';

/** Records that look alike. */
export interface Grouping {
  records: ListedRecord[];
  titles: TitleSlots;
  /** Each record is an element of its own, and not a stretch between two days. */
  isOfElements?: boolean;
  /** Each record stands between two blank lines. */
  isOfBlocks?: boolean;
  /** The start of the text that applies to them, if it is not the start of the page. */
  above?: number;
  /** Those under each heading, if known already. */
  sections?: Grouping[];
}
