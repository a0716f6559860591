import type { Hints, SourceDocument } from '../../base/types.ts';
import { openPage, type Page } from '../../document/page.ts';
import { chunksOf, type Reduction, type ReductionLimits } from './chunks.ts';
import { embeddedRecords } from './embedded.ts';
import { allLines, keepLines } from './keep.ts';
import { linesOf } from './lines.ts';
import { reductionText } from './reading.ts';
import { recordsOf } from './records.ts';

/** How the text for a model is made. */
export interface ReductionForm extends Partial<ReductionLimits> {
  /** Send all visible text of the page: nothing is left out as furniture, noise or far from any date. */
  isWhole?: boolean;
}

const USUAL: ReductionLimits = { chunkTokens: 3_000, chunks: 10 };

/**
 * The text sent to a model instead of a page: the lines with dates and times and the lines around them, record by record, each with
 * its number. If the text of a page names no day, the data in its scripts is used; a page with neither gives no chunk.
 * Pure; never throws because of a bad page.
 */
export function reduce(
  source: Page | SourceDocument,
  hints: Hints,
  { isWhole = false, ...limits }: ReductionForm = {},
): Reduction {
  const page = 'dom' in source ? source : openPage(source, hints);
  if (page.format !== 'html') return { chunks: [], omitted: 0 };
  const text = reductionText(page.dom(), isWhole);
  const lines = linesOf(text.visible, hints.today);
  const kept = isWhole ? allLines(lines) : keepLines(lines);
  const records = kept.some(({ line }) => line.hasDate) ? recordsOf(kept) : embeddedRecords(page);
  return chunksOf(page, records, text.originalOf, { ...USUAL, ...limits });
}
