import { SHOWN_DOCUMENT_CHARS, type ToldUnreadableDocument } from '@marquee/contract';
import { cities, isAfter, pages, sources } from '@marquee/db';
import { notFound, say } from '@marquee/kernel';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { EngineDeps, ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

const LIST = 'unreadable-documents';

/** One document, by the source that lists it and its address. */
export interface NamedDocument {
  sourceId: string;
  url: string;
}

/** By source and address, one page at a time. */
export async function listUnreadableDocuments(deps: ReadDeps, query: { limit: number; cursor?: string | undefined }) {
  const [afterSource, afterUrl] = decodePlace(LIST, query.cursor, ['', '']) ?? ['', ''];
  const rows = await documents(deps)
    .where(and(isUnreadable, isAfter([pages.sourceId, pages.url], [afterSource, afterUrl])))
    .orderBy(asc(pages.sourceId), asc(pages.url))
    .limit(query.limit + 1);
  return pageFrom(rows, query.limit, recordOf, (row) => encodePlace(LIST, [row.sourceId, row.url]));
}

/** Throws Reject (404) for a readable or unknown document. */
export async function unreadableDocument(deps: ReadDeps, named: NamedDocument): Promise<ToldUnreadableDocument> {
  return recordOf(await rowOf(deps, named));
}

/** The beginning of the document as it was fetched. Throws Reject (404) as above, or if its snapshot is gone. */
export async function unreadableDocumentText(deps: ReadDeps & Pick<EngineDeps, 'blobs'>, named: NamedDocument) {
  const row = await rowOf(deps, named);
  const blob = await deps.blobs.get(`pages/${row.failedHash}`);
  if (!blob) throw notFound('snapshotDocument');
  const { body } = blob;
  const bytes = body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return {
    contentType: row.contentType ?? blob.contentType,
    bytes: bytes.length,
    text: text.slice(0, SHOWN_DOCUMENT_CHARS),
    isCut: text.length > SHOWN_DOCUMENT_CHARS,
  };
}

async function rowOf(deps: ReadDeps, { sourceId, url }: NamedDocument): Promise<Row> {
  const [row] = await documents(deps).where(and(isUnreadable, eq(pages.sourceId, sourceId), eq(pages.url, url)));
  if (!row) throw notFound('document');
  return row;
}

/** Pages with their sources and cities; SQLite keeps the order of cross joins. */
function documents(deps: ReadDeps) {
  const { sourceId, url, failedBecause, failedReadings, failedHash, contentType, fetchedAt, setAsideAt } = pages;
  return deps.db
    .select({
      sourceId,
      name: sources.name,
      city: cities.name,
      state: cities.state,
      url,
      failedBecause,
      failedReadings,
      failedHash,
      contentType,
      fetchedAt,
      setAsideAt,
    })
    .from(pages)
    .crossJoin(sources)
    .crossJoin(cities)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof documents>>[number];

const isUnreadable = and(
  isNotNull(pages.failedHash),
  eq(sources.id, pages.sourceId),
  eq(cities.slug, sources.citySlug),
);

function recordOf(row: Row): ToldUnreadableDocument {
  return {
    sourceId: row.sourceId,
    source: row.name,
    city: `${row.city}, ${row.state}`,
    url: row.url,
    reason: row.failedBecause ?? say('read.failed'),
    failures: row.failedReadings,
    contentType: row.contentType,
    lastTried: isoOf(row.fetchedAt),
    setAsideAt: isoOf(row.setAsideAt),
  };
}
