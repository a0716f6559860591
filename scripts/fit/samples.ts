import { extract } from '@marquee/extraction';
import { featuresOf, kindOf } from '../../packages/extraction/src/decide/doubt/features.ts';
import { openPage } from '../../packages/extraction/src/document/page.ts';
import { firstReadings } from './first-readings.ts';
import { keepReadings, keptReadings } from './kept-readings.ts';
import { type LabelledDocument, labelledDocuments } from './labelled-documents.ts';
import { labelsOf } from './labels.ts';
import type { FitOptions } from './options.ts';
import type { Read, Sample } from './sample.ts';
import { writtenDocuments } from './written-documents.ts';

const WEIGHT_OF_DRESSING: Readonly<Record<string, number>> = {
  plain: 1,
  'without-data': 1,
  'nameless-classes': 0.7,
  'without-blanks': 0.2,
  'without-attributes': 0.3,
  'plain-tags': 0.3,
};
const MOST_PER_PAGE = 10;
/** Of a written page, compared with a recorded one. */
const WEIGHT_OF_WRITTEN = 0.4;

/**
 * What is read from each labelled document, recorded or written, with labels, and what was read at first look. Without the recorded
 * documents, the figures of them that were kept at the last fit.
 */
export function readLabelled({ write, without }: FitOptions): Read[] {
  const recorded = labelledDocuments(without);
  if (!recorded) return withFirst(keptReadings(without).map(weighed));
  const reads = [...recorded, ...writtenDocuments()].map(read);
  if (write && without.size === 0) keepReadings(reads);
  return withFirst(reads.map(weighed));
}

const withFirst = (reads: readonly Read[]) => [...reads, ...firstReadings(reads)];

function read(document: LabelledDocument): Read {
  const { drafts, method } = extract(document.document, document.hints);
  if (!method) return { document, kind: null, samples: [] };
  const kind = kindOf(method);
  const features = featuresOf(openPage(document.document, document.hints), method, drafts);
  const labels = labelsOf(drafts, document);
  const samples = drafts.map(
    (_, index): Sample => ({ document, kind, features: features[index] ?? {}, labels: labels[index] ?? {}, weight: 1 }),
  );
  return { document, kind, samples };
}

function weighed({ document, kind, samples }: Read): Read {
  const weight =
    (WEIGHT_OF_DRESSING[document.dressing] ?? 0.3) *
    (document.isWritten ? WEIGHT_OF_WRITTEN : 1) *
    Math.min(1, MOST_PER_PAGE / samples.length);
  return { document, kind, samples: samples.map((sample) => ({ ...sample, weight })) };
}
