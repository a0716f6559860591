/**
 * Keeps what is read today from labelled pages as figures, before rules are changed for them (`scripts/fit/first-readings.ts`):
 *   node scripts/fit/keep-first-readings.ts MANIFEST [--recorded]
 * `--recorded`: the pages stood in the web and were not written for a test, so they count more.
 * A page that was kept before is added again: its errors and what is read now are both worth learning from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extract } from '@marquee/extraction';
import { readManifest } from '../../packages/extraction/cli/manifest.ts';
import type { Features } from '../../packages/extraction/src/decide/doubt/feature-parts.ts';
import { featuresOf, kindOf } from '../../packages/extraction/src/decide/doubt/features.ts';
import { openPage } from '../../packages/extraction/src/document/page.ts';
import { FIRST_READINGS, type FirstReadings } from './first-readings.ts';
import type { TrueEvent } from './labelled-documents.ts';
import { type Labels, labelsOf } from './labels.ts';

const MOST = 24;

interface Truth {
  id: string;
  kind: string;
  truth?: { complete?: boolean; events?: TrueEvent[]; undated?: string[] };
}

const manifest = process.argv[2];
if (!manifest) throw new Error('Which manifest?');
const text = readFileSync(manifest, 'utf8');
const truths = new Map((JSON.parse(text) as Truth[]).map((entry) => [entry.id, entry]));
const kept = JSON.parse(readFileSync(FIRST_READINGS, 'utf8')) as FirstReadings;
for (const { id, file, url, contentType, hints } of readManifest(text)) {
  const document = { url, contentType, bytes: new Uint8Array(readFileSync(path.join(path.dirname(manifest), file))) };
  const { drafts, method } = extract(document, hints);
  if (!method) continue;
  const { kind = '', truth } = truths.get(id) ?? {};
  const labels = labelsOf(drafts, {
    events: truth?.events ?? [],
    undated: truth?.undated ?? [],
    isComplete: truth?.complete ?? kind === 'negative',
  });
  const features = featuresOf(openPage(document, hints), method, drafts);
  const rows = drafts.flatMap((_, index) => rowOf(features[index] ?? {}, labels[index] ?? {}));
  const every = Math.ceil(rows.length / MOST);
  const some = rows.filter((_, index) => index % every === 0);
  const origin = process.argv.includes('--recorded') ? { isRecorded: true as const } : {};
  const site = id.replace(/[^a-z]+/g, '-');
  if (some.length > 0) kept.pages.push({ site, kind: kindOf(method), ...origin, drafts: some });
}
// A page on each line.
writeFileSync(FIRST_READINGS, `${JSON.stringify(kept).replaceAll('{"site"', '\n{"site"')}\n`);

function rowOf(features: Features, labels: Labels): FirstReadings['pages'][number]['drafts'] {
  if (Object.keys(labels).length === 0) return [];
  for (const name of Object.keys(features)) if (!kept.names.includes(name)) kept.names.push(name);
  return [
    {
      features: kept.names.map((name) => Math.round((features[name] ?? 0) * 100) / 100),
      labels: kept.labels.map((label) => (labels[label] === undefined ? null : labels[label] ? 1 : 0)),
    },
  ];
}
