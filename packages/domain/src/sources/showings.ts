import { type Draft, type Extraction, expandRecurrence, type Hints } from '@marquee/extraction';
import { addWeeks } from '../places/index.ts';

/** Dates of a recurring show are known this far ahead. */
export const SHOWINGS_HORIZON_WEEKS = 26;

/** The drafts of a page with their rules of recurrence written out as dates. */
export function showingsOf(extraction: Extraction, hints: Hints): Draft[] {
  const window = { from: hints.today, to: addWeeks(hints.today, SHOWINGS_HORIZON_WEEKS), timezone: hints.timezone };
  const listed = new Set(extraction.drafts.map((draft) => draft.key));
  return extraction.drafts.flatMap((draft) => expandRecurrence(draft, window, listed));
}
