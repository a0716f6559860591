import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hints, SourceDocument } from '@marquee/extraction';
import { readManifest } from '../../packages/extraction/cli/manifest.ts';

/** Recorded documents are outside the repository, to keep it small: `../shared/corpus`, `../shared/corpus-2`. */
const FOLDER = new URL('../../../shared/', import.meta.url);

export interface RecordedDocument {
  id: string;
  /** The richest form on the page: `jsonld`, `plain-html`. */
  markup: string;
  document: SourceDocument;
  hints: Hints;
}

/** All recorded documents of a set, of every format, as they came over the wire. */
export function recordedDocuments(set: 'corpus' | 'corpus-2' = 'corpus'): RecordedDocument[] {
  const folder = new URL(`${set}/`, FOLDER);
  const manifest = readFileSync(new URL('manifest.json', folder), 'utf8');
  const markups = new Map(
    (JSON.parse(manifest) as Array<{ id: string; markup: string }>).map(({ id, markup }) => [id, markup]),
  );
  return readManifest(manifest).map(({ id, file, url, contentType, hints }) => ({
    id,
    markup: markups.get(id) ?? '',
    document: { url, contentType, bytes: new Uint8Array(readFileSync(fileURLToPath(new URL(file, folder)))) },
    hints,
  }));
}
