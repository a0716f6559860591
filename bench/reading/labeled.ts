import { readFileSync } from 'node:fs';
import { readManifest } from '../../packages/extraction/cli/manifest.ts';
import type { RecordedDocument } from '../speed/documents.ts';

/** An event that a page names. Times are those on the clocks of its place: `2026-03-07T19:30`, or the day alone where no time is shown. */
export interface LabeledEvent {
  title: string;
  /** Other titles that are as right. */
  titleAlt?: string | string[];
  start: string;
  end?: string;
  venue?: string;
  url?: string;
  status?: string;
  priceMin?: number;
  /** How it repeats, in words; `start` is its first date, and later dates of it are neither right nor wrong. */
  recurs?: string;
  /** As right to leave out as to name. */
  optional?: boolean;
}

/**
 * An entry of a manifest: a recorded document and what a visitor reads on it. A manifest is a JSON array of them, beside a folder of the documents.
 * `url`, `city`, `state`, `timezone` (IANA) and `recordedAt` (the day that counts as today) are what an extractor is told; `source` says where the document
 * comes from, and `bytes` and `sha256` prove that it is the same.
 */
interface LabeledEntry {
  id: string;
  file: string;
  contentType: string;
  url: string;
  city?: string;
  state?: string;
  timezone?: string;
  recordedAt: string;
  kind: 'listing' | 'detail' | 'feed' | 'negative';
  /** The richest form in it: `jsonld`, `microdata`, `hcalendar`, `ics`, `rss`, `platform-json`, `plain-html`, `js-shell`. */
  markup: string;
  source?: { repo: string; path: string; commit: string; licence?: string };
  bytes: number;
  sha256: string;
  truth: {
    /** No event is missing, so one that is found besides is wrong. */
    complete?: boolean;
    events: LabeledEvent[];
    /** Titles without a date: to find them or not is the same. */
    undated?: string[];
  };
}

export type LabeledDocument = RecordedDocument & Pick<LabeledEntry, 'kind' | 'truth'>;

/** The documents of a manifest with their labels. Throws `Misuse` for a manifest that lacks what an extractor is told. */
export function labeledDocuments(manifest: URL): LabeledDocument[] {
  const text = readFileSync(manifest, 'utf8');
  const told = new Map(readManifest(text).map((entry) => [entry.id, entry]));
  return (JSON.parse(text) as LabeledEntry[]).flatMap(({ id, markup, kind, truth }) => {
    const entry = told.get(id);
    if (!entry) return [];
    const { url, contentType, hints } = entry;
    const document = { url, contentType, bytes: new Uint8Array(readFileSync(new URL(entry.file, manifest))) };
    return [{ id, markup, kind, truth, document, hints }];
  });
}
