import { type Draft, type Extraction, expandRecurrence, type Finding, type Hints } from '@marquee/extraction';
import { addWeeks } from '../places/index.ts';

/** Dates of a recurring show are known this far ahead. */
export const SHOWINGS_HORIZON_WEEKS = 26;

export interface Showings {
  drafts: Draft[];
  /** The same, for each draft of the page. */
  byDraft: Draft[][];
  /** What was left out, and why. */
  findings: Finding[];
  /** Showings are missing that the page has. */
  isCut: boolean;
}

/** The drafts of a page with their rules of recurrence written out as dates. */
export function showingsOf(extraction: Extraction, hints: Hints): Showings {
  const window = { from: hints.today, to: addWeeks(hints.today, SHOWINGS_HORIZON_WEEKS), timezone: hints.timezone };
  const { showings, findings, isCut } = expandRecurrence(extraction.drafts, window);
  return { drafts: showings.flat(), byDraft: showings, findings, isCut };
}
