import { SHOWN_DOCUMENT_CHARS, type UnreadableDocument } from '@marquee/contract';
import { notFound } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { EngineDeps, ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

interface Row {
  source_id: string;
  name: string;
  city: string;
  state: string;
  url: string;
  failed_because: string | null;
  failed_readings: number;
  failed_hash: string;
  content_type: string | null;
  fetched_at: number;
  set_aside_at: number | null;
}

const LIST = 'unreadable-documents';

/** One document, by the source that lists it and its address. */
export interface NamedDocument {
  sourceId: string;
  url: string;
}

/** By source and address, a page at a time. */
export async function listUnreadableDocuments(deps: ReadDeps, query: { limit: number; cursor?: string | undefined }) {
  const [afterSource, afterUrl] = decodePlace(LIST, query.cursor, ['', '']) ?? ['', ''];
  const rows = await rowsWhere(
    deps,
    sql`(p.source_id, p.url) > (${afterSource}, ${afterUrl}) ORDER BY p.source_id, p.url LIMIT ${query.limit + 1}`,
  );
  return pageFrom(rows, query.limit, recordOf, (row) => encodePlace(LIST, [row.source_id, row.url]));
}

/** Throws Reject (404) for a document that can be read, or is none. */
export async function unreadableDocument(deps: ReadDeps, named: NamedDocument): Promise<UnreadableDocument> {
  return recordOf(await rowOf(deps, named));
}

/** The beginning of the document as it was fetched. Throws Reject (404) as above, or where its snapshot is gone. */
export async function unreadableDocumentText(deps: ReadDeps & Pick<EngineDeps, 'blobs'>, named: NamedDocument) {
  const row = await rowOf(deps, named);
  const blob = await deps.blobs.get(`pages/${row.failed_hash}`);
  if (!blob) throw notFound('The snapshot of this document');
  const { body } = blob;
  const bytes = body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return {
    contentType: row.content_type ?? blob.contentType,
    bytes: bytes.length,
    text: text.slice(0, SHOWN_DOCUMENT_CHARS),
    isCut: text.length > SHOWN_DOCUMENT_CHARS,
  };
}

async function rowOf(deps: ReadDeps, { sourceId, url }: NamedDocument): Promise<Row> {
  const [row] = await rowsWhere(deps, sql`p.source_id = ${sourceId} AND p.url = ${url}`);
  if (!row) throw notFound('This document');
  return row;
}

function rowsWhere(deps: ReadDeps, condition: SQL): Promise<Row[]> {
  return deps.db.all<Row>(sql`SELECT p.source_id, s.name, c.name AS city, c.state, p.url, p.failed_because, p.failed_readings,
      p.failed_hash, p.content_type, p.fetched_at, p.set_aside_at
    FROM pages p CROSS JOIN sources s ON s.id = p.source_id CROSS JOIN cities c ON c.slug = s.city_slug
    WHERE p.failed_hash IS NOT NULL AND ${condition}`);
}

function recordOf(row: Row): UnreadableDocument {
  return {
    sourceId: row.source_id,
    source: row.name,
    city: `${row.city}, ${row.state}`,
    url: row.url,
    reason: row.failed_because ?? '',
    failures: row.failed_readings,
    contentType: row.content_type,
    lastTried: isoOf(row.fetched_at),
    setAsideAt: isoOf(row.set_aside_at),
  };
}
