import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Extraction, extract, type Hints, type SourceDocument } from '../../src/index.ts';

/** Recorded documents lie beside the repository, so that it stays small: `../shared/corpus` and `../shared/corpus-2`. */
const FOLDERS = {
  first: new URL('../../../../../shared/corpus/', import.meta.url),
  second: new URL('../../../../../shared/corpus-2/', import.meta.url),
};
type Collection = keyof typeof FOLDERS;

export interface TruthEvent {
  title: string;
  titleAlt?: string | string[];
  start: string;
  end?: string;
  url?: string;
  status?: string;
  priceMin?: number;
  optional?: boolean;
}

interface Recorded {
  id: string;
  file: string;
  kind: string;
  url: string;
  contentType: string;
  city: string;
  state: string;
  timezone: string;
  recordedAt: string;
  truth: { events: TruthEvent[] };
}

export function recordedDocuments(collection: Collection = 'first'): Recorded[] {
  const folder = FOLDERS[collection];
  const manifest = new URL('manifest.json', folder);
  if (!existsSync(manifest)) {
    throw new Error(`These tests read recorded documents from ${fileURLToPath(folder)}, which is not there.`);
  }
  return JSON.parse(readFileSync(manifest, 'utf8')) as Recorded[];
}

export function recorded(
  id: string,
  collection: Collection = 'first',
): { document: SourceDocument; hints: Hints; truth: TruthEvent[] } {
  const entry = recordedDocuments(collection).find((one) => one.id === id);
  if (!entry) throw new Error(`No recorded document is named ${id}.`);
  const { url, contentType, city, state, timezone, recordedAt: today } = entry;
  const bytes = readFileSync(new URL(entry.file, FOLDERS[collection]));
  return { document: { url, contentType, bytes }, hints: { today, timezone, city, state }, truth: entry.truth.events };
}

export function extractRecorded(
  id: string,
  collection: Collection = 'first',
): { found: Extraction; document: SourceDocument; truth: TruthEvent[] } {
  const { document, hints, truth } = recorded(id, collection);
  return { found: extract(document, hints), document, truth };
}
