import { existsSync, readFileSync } from 'node:fs';
import type { Kind } from '../../packages/extraction/src/decide/doubt/features.ts';
import { figuresOnly } from './figures-only.ts';
import type { Labels } from './labels.ts';
import type { Read, Sample } from './sample.ts';

export const FIRST_READINGS = new URL('./first-readings.generated.json', import.meta.url);

/** What was read at first look from pages that nobody had tuned on: only the figures, because today's rules no longer make those errors. */
export interface FirstReadings {
  names: string[];
  labels: Array<keyof Labels>;
  pages: Array<{
    site: string;
    kind: Kind;
    /** Of a page that stood in the web, not of one written for a test. */
    isRecorded?: true;
    drafts: Array<{ features: number[]; labels: Array<0 | 1 | null> }>;
  }>;
}

const MOST_PER_PAGE = 10;
/** Written pages have less than a recorded page: many of these errors are no longer made. */
const WEIGHT_OF_WRITTEN = 0.6;

/** The kept readings as samples of sites of their own. @param others what tells the average of figures that are younger than a reading */
export function firstReadings(others: readonly Read[]): Read[] {
  if (!existsSync(FIRST_READINGS)) return [];
  const { names, labels, pages } = JSON.parse(readFileSync(FIRST_READINGS, 'utf8')) as FirstReadings;
  const younger = youngerFigures(others, new Set(names));
  return pages.map(({ site, kind, isRecorded, drafts }) => {
    const document = figuresOnly({ id: site, host: site, dressing: 'first-look', isWritten: !isRecorded });
    const samples = drafts.map(
      (draft): Sample => ({
        document,
        kind,
        features: { ...younger, ...Object.fromEntries(names.map((name, index) => [name, draft.features[index] ?? 0])) },
        labels: Object.fromEntries(
          labels.flatMap((label, index) => {
            const value = draft.labels[index];
            return value === null || value === undefined ? [] : [[label, value === 1]];
          }),
        ),
        weight: (isRecorded ? 1 : WEIGHT_OF_WRITTEN) * Math.min(1, MOST_PER_PAGE / drafts.length),
      }),
    );
    return { document, kind, samples };
  });
}

/** A figure that was not yet computed speaks neither for nor against a draft. */
function youngerFigures(others: readonly Read[], known: ReadonlySet<string>): Record<string, number> {
  const sums: Record<string, number> = {};
  const samples = others.flatMap((read) => (read.kind === 'shown' ? read.samples : []));
  for (const { features } of samples)
    for (const [name, value] of Object.entries(features))
      if (!known.has(name)) sums[name] = (sums[name] ?? 0) + value / samples.length;
  return sums;
}
