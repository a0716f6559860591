import { existsSync, readFileSync } from 'node:fs';
import type { Hints, SourceDocument } from '@marquee/extraction';
import { readManifest } from '../../packages/extraction/cli/manifest.ts';
import { DRESSINGS, type Dressing, withoutData } from './dressings.ts';

/** Recorded documents with the truth about them are outside the repository. */
/** The third is labeled by its own structured data, which is taken out first. */
const STRIPPED = 'corpus-3';
const FOLDERS = ['corpus', 'corpus-2', STRIPPED, 'corpus-4'].map(
  (name) => new URL(`../../../shared/${name}/`, import.meta.url),
);

export interface TrueEvent {
  title: string;
  titleAlt?: string | string[];
  start: string;
  venue?: string;
  optional?: boolean;
  recurs?: string;
}

/** A recorded document, or one whose markup was changed so that nobody tuned for it. */
export interface LabelledDocument {
  id: string;
  /** Its site: the last two labels of the name. */
  host: string;
  /** `plain` or the dressing's name. */
  dressing: string;
  document: SourceDocument;
  hints: Hints;
  events: TrueEvent[];
  undated: string[];
  /** Every event of the document is in `events`. */
  isComplete: boolean;
  /** Written by us, not recorded. */
  isWritten: boolean;
}

interface Truth {
  id: string;
  kind: string;
  /** Where many sites share the last two labels of their names. */
  host?: string;
  truth?: { complete?: boolean; events?: TrueEvent[]; undated?: string[] };
}

/**
 * All labelled documents, as recorded and in each dressing; null where the recorded documents are missing.
 * @param without the ids of those that are to judge what is fitted
 */
export function labelledDocuments(without: ReadonlySet<string>): LabelledDocument[] | null {
  if (!FOLDERS.every((folder) => existsSync(new URL('manifest.json', folder)))) return null;
  return FOLDERS.flatMap((folder) => {
    const text = readFileSync(new URL('manifest.json', folder), 'utf8');
    const truths = new Map((JSON.parse(text) as Truth[]).map((entry) => [entry.id, entry]));
    return readManifest(text).flatMap(({ id, file, url, contentType, hints }) => {
      if (without.has(id)) return [];
      const { kind = '', host, truth } = truths.get(id) ?? {};
      const stored = new Uint8Array(readFileSync(new URL(file, folder)));
      const bytes = folder.pathname.endsWith(`/${STRIPPED}/`) ? stripped(stored) : stored;
      const labels = {
        id,
        host: host ?? hostOf(url),
        hints,
        events: truth?.events ?? [],
        undated: truth?.undated ?? [],
        isComplete: truth?.complete ?? kind === 'negative',
        isWritten: false,
      };
      return dressed(labels, { url, contentType, bytes });
    });
  });
}

function stripped(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.from(withoutData.dress(Buffer.from(bytes).toString('latin1')), 'latin1'));
}

/** The document as it is, and pages in each dressing. */
export function dressed(
  labels: Omit<LabelledDocument, 'dressing' | 'document'>,
  document: SourceDocument,
): LabelledDocument[] {
  const plain = { ...labels, dressing: 'plain', document };
  if (!/html/.test(document.contentType)) return [plain];
  const bare = withoutData.dress(Buffer.from(document.bytes).toString('latin1'));
  const others = [withoutData, ...DRESSINGS].map((dressing: Dressing) => ({
    ...labels,
    dressing: dressing.name,
    document: { ...document, bytes: new Uint8Array(Buffer.from(dressing.dress(bare), 'latin1')) },
  }));
  return [plain, ...others];
}

function hostOf(url: string): string {
  return new URL(url).hostname.split('.').slice(-2).join('.');
}
