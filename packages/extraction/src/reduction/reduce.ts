import { openPage, type Page } from '../page.ts';
import type { Hints, SourceDocument } from '../types.ts';
import { chunksOf, type Reduction, type ReductionLimits } from './chunks.ts';
import { embeddedRecords } from './embedded.ts';
import { keepLines } from './keep.ts';
import { linesOf } from './lines.ts';
import { reductionText } from './reading.ts';
import { recordsOf } from './records.ts';

const USUAL: ReductionLimits = { chunkTokens: 3_000, chunks: 10 };

/**
 * The text sent to a model instead of a page: the lines with dates and times and the lines around them, record by record, each with
 * its number. If the text of a page names no day, the data in its scripts is used; a page with neither gives no chunk.
 * Pure; never throws because of a bad page.
 */
export function reduce(source: Page | SourceDocument, hints: Hints, limits: Partial<ReductionLimits> = {}): Reduction {
  const page = 'dom' in source ? source : openPage(source, hints);
  if (page.format !== 'html') return { chunks: [], omitted: 0 };
  const text = reductionText(page.dom());
  const kept = keepLines(linesOf(text.visible, hints.today));
  const records = kept.some(({ line }) => line.hasDate) ? recordsOf(kept) : embeddedRecords(page);
  return chunksOf(page, records, text.originalOf, { ...USUAL, ...limits });
}
