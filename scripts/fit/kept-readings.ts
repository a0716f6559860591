import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Kind } from '../../packages/extraction/src/decide/doubt/features.ts';
import { figuresOnly } from './figures-only.ts';
import type { Labels } from './labels.ts';
import type { Read } from './sample.ts';

const FILE = new URL('./readings.generated.json.gz', import.meta.url);
const LABELS = ['event', 'title', 'day', 'both', 'time', 'venue'] as const satisfies ReadonlyArray<keyof Labels>;

/** What was read from the labelled documents at the last fit: figures and labels, none of their words. */
interface KeptReadings {
  names: string[];
  pages: Array<{
    id: string;
    site: string;
    dressing: string;
    kind: Kind | null;
    isWritten: boolean;
    /** Of each draft the labels as `LABELS` (-1 is unknown), then the places and values of its figures that are not 0, in turns. */
    drafts: Array<{ labels: number[]; figures: number[] }>;
  }>;
}

/** Keeps the figures for fits from a clone, which has no recorded documents. */
export function keepReadings(reads: readonly Read[]): void {
  const names = [
    ...new Set(reads.flatMap(({ samples }) => samples.flatMap(({ features }) => Object.keys(features)))),
  ].sort();
  const pages = reads.map(({ document: { id, host, dressing, isWritten }, kind, samples }) => ({
    id,
    site: host,
    dressing,
    kind,
    isWritten,
    drafts: samples.map(({ features, labels }) => ({
      labels: LABELS.map((label) => (labels[label] === undefined ? -1 : Number(labels[label]))),
      figures: names.flatMap((name, place) => {
        const value = Math.round((features[name] ?? 0) * 1e3) / 1e3;
        return value === 0 ? [] : [place, value];
      }),
    })),
  }));
  writeFileSync(FILE, gzipSync(JSON.stringify({ names, pages } satisfies KeptReadings), { level: 9 }));
}

/** The kept figures as samples. Throws if there are none. @param without the ids of documents that are to judge what is fitted */
export function keptReadings(without: ReadonlySet<string>): Read[] {
  if (!existsSync(FILE))
    throw new Error('There are neither recorded documents nor figures of them, so there is nothing to fit on.');
  const { names, pages } = JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as KeptReadings;
  return pages
    .filter(({ id }) => !without.has(id))
    .map(({ id, site, dressing, kind, isWritten, drafts }) => {
      const document = figuresOnly({ id, host: site, dressing, isWritten });
      const samples = drafts.flatMap(({ labels, figures }) => {
        if (kind === null) return [];
        const own = LABELS.flatMap((label, index) => ((labels[index] ?? -1) < 0 ? [] : [[label, labels[index] === 1]]));
        const features: Record<string, number> = {};
        for (let at = 0; at < figures.length; at += 2) features[names[figures[at] ?? 0] ?? ''] = figures[at + 1] ?? 0;
        return [{ document, kind, features, labels: Object.fromEntries(own) as Labels, weight: 1 }];
      });
      return { document, kind, samples };
    });
}
