import { type Draft, type Extraction, expandRecurrence, type Finding, type Hints } from '@marquee/extraction';
import { addWeeks } from '../places/index.ts';

/** Recurring shows are expanded this far ahead. */
export const SHOWINGS_HORIZON_WEEKS = 26;

export interface Showings {
  drafts: Draft[];
  /** The same, for each draft of the page. */
  byDraft: Draft[][];
  /** What was omitted, and why. */
  findings: Finding[];
  /** Whether showings of the page are missing. */
  isCut: boolean;
}

/** The drafts of a page with their recurrence rules expanded to dates. */
export function showingsOf(extraction: Extraction, hints: Hints): Showings {
  const window = { from: hints.today, to: addWeeks(hints.today, SHOWINGS_HORIZON_WEEKS), timezone: hints.timezone };
  const { showings, findings, isCut } = expandRecurrence(extraction.drafts, window);
  return { drafts: showings.flat(), byDraft: showings, findings, isCut };
}
