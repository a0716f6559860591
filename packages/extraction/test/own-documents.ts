import { readFileSync } from 'node:fs';
import { respond, sampleSources } from '@marquee/sample-web';
import { decode } from '../src/document/decode.ts';
import { type Extraction, extract, type Hints, type Method, type SourceDocument } from '../src/index.ts';

/** A document that the project itself wrote. */
export interface OwnDocument {
  /** The name of the file or the host. */
  id: string;
  document: SourceDocument;
  hints: Hints;
}

/** A page beside its truth, in `unseen/truth.json`. */
export interface Written {
  name: string;
  file: string;
  contentType: string;
  url: string;
  city: string;
  state: string;
  timezone: string;
  today: string;
  method: Method | null;
  /** `start – end · title @ venue (status)`, as a visitor reads them, in the order of their starts. */
  events: string[];
}

export const WRITTEN_PAGES = new URL('./unseen/fixtures/', import.meta.url);

export function readTruth(): Written[] {
  return JSON.parse(readFileSync(new URL('./unseen/truth.json', import.meta.url), 'utf8')) as Written[];
}

/** Pages in the manner of widespread templates. */
function writtenDocuments(): OwnDocument[] {
  return readTruth().map(({ file, contentType, url, city, state, timezone, today }) => ({
    id: file,
    document: { url, contentType, bytes: new Uint8Array(readFileSync(new URL(file, WRITTEN_PAGES))) },
    hints: { today, timezone, city, state },
  }));
}

/** A Thursday in the middle of a week. */
const NOW = Date.parse('2026-12-03T15:00:00Z');

/** What the sources of the sample web answer on that day, in every form in which they publish. */
export async function sampleDocuments(): Promise<OwnDocument[]> {
  const answers = await Promise.all(
    sampleSources().map(async ({ url, city, state, timezone }) => {
      const { status, headers, body } = await respond({ method: 'GET', url, headers: {} }, NOW);
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
      const document = { url, contentType: headers['content-type'] ?? '', bytes };
      return {
        status,
        one: { id: new URL(url).host, document, hints: { today: '2026-12-03', timezone, city, state } },
      };
    }),
  );
  return answers.filter(({ status }) => status === 200).map(({ one }) => one);
}

export async function ownDocuments(): Promise<OwnDocument[]> {
  return [...writtenDocuments(), ...(await sampleDocuments())];
}

/** Those that hold events, each as it is read. */
export async function readOwnDocuments(): Promise<Array<OwnDocument & { found: Extraction }>> {
  return (await ownDocuments())
    .map((own) => ({ ...own, found: extract(own.document, own.hints) }))
    .filter(({ found }) => found.drafts.length > 0);
}

export function ownText({ document }: OwnDocument): string {
  return decode(document.bytes, document.contentType).text;
}
