import { extract } from '@marquee/extraction';
import type { SlotWeights } from '../../../packages/extraction/src/decide/weights/slot-weights.ts';
import { CHOICE_WEIGHTS } from '../../../packages/extraction/src/decide/weights/title-choice.ts';
import type { LabelledDocument } from '../labelled-documents.ts';
import { labelsOf } from '../labels.ts';

/**
 * How well whole pages are read with these weights: the mean F1 of a document (title and day), by dressing. A title also decides which parts of a
 * page are records, so a better choice between titles is not yet a better reading.
 */
export function wholePages(
  documents: readonly LabelledDocument[],
  weightsFor: (host: string) => SlotWeights,
): Map<string, number> {
  const before = { ...CHOICE_WEIGHTS };
  const scores = documents.map((document) => {
    useWeights(weightsFor(document.host));
    return { dressing: document.dressing, score: scoreOf(document) };
  });
  useWeights(before);
  return new Map(
    [...Map.groupBy(scores, ({ dressing }) => dressing)].map(([dressing, own]) => [
      dressing,
      own.reduce((sum, { score }) => sum + score, 0) / own.length,
    ]),
  );
}

/** Only fitting changes weights while the program runs. */
export function useWeights(weights: SlotWeights): void {
  Object.assign(CHOICE_WEIGHTS, weights);
}

function scoreOf(document: LabelledDocument): number {
  const labels = labelsOf(extract(document.document, document.hints).drafts, document);
  const right = labels.filter(({ both }) => both === true).length;
  const found = labels.filter(({ both }) => both !== undefined).length;
  const wanted = Math.max(right, document.events.filter(({ optional }) => optional !== true).length);
  return found + wanted === 0 ? 1 : (2 * right) / (found + wanted);
}
