import { extract } from '@marquee/extraction';
import { featuresOf, kindOf } from '../../packages/extraction/src/confidence/features.ts';
import { openPage } from '../../packages/extraction/src/page.ts';
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
/** A page of hundreds of events counts as ten of its drafts, a site of many pages as four pages. */
const MOST_PER_PAGE = 10;
const MOST_PER_SITE = 4;
/** Of a written page, compared with a recorded one. */
const WEIGHT_OF_WRITTEN = 0.4;

/**
 * What is read from each labelled document, recorded or written, with labels, and what was read at first look. Without the recorded
 * documents, the figures of them that were kept at the last fit.
 */
export function readLabelled({ write, without }: FitOptions): Read[] {
  const recorded = labelledDocuments(without);
  if (!recorded) return [...weighed(keptReadings(without)), ...firstReadings()];
  const reads = [...recorded, ...writtenDocuments()].map(read);
  if (write && without.size === 0) keepReadings(reads);
  return [...weighed(reads), ...firstReadings()];
}

function read(document: LabelledDocument): Read {
  const { drafts, method } = extract(document.document, document.hints);
  if (!method) return { document, kind: null, samples: [] };
  const kind = kindOf(method);
  const features = featuresOf(openPage(document.document, document.hints), method, drafts);
  const labels = labelsOf(drafts, document);
  const samples = drafts.map(
    (_, index): Sample => ({ document, kind, features: features[index] ?? {}, labels: labels[index] ?? {}, weight: 1 }),
  );
  const every = Math.ceil(samples.length / MOST_PER_PAGE);
  return { document, kind, samples: samples.filter((_, index) => index % every === 0) };
}

function weighed(reads: readonly Read[]): Read[] {
  const pages = new Map<string, number>();
  for (const { document, samples } of reads)
    if (document.dressing === 'plain' && samples.length > 0)
      pages.set(document.host, (pages.get(document.host) ?? 0) + 1);
  return reads.map(({ document, kind, samples }) => {
    const weight =
      (WEIGHT_OF_DRESSING[document.dressing] ?? 0.3) *
      (document.isWritten ? WEIGHT_OF_WRITTEN : 1) *
      Math.min(1, MOST_PER_SITE / (pages.get(document.host) ?? 1));
    return { document, kind, samples: samples.map((sample) => ({ ...sample, weight })) };
  });
}
