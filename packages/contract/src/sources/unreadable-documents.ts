import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';

/** Characters of a document that the console shows. */
export const SHOWN_DOCUMENT_CHARS = 20_000;

/** A document whose reading crashed or exceeded its limits. */
const unreadableDocument = z.object({
  sourceId: z.string(),
  source: z.string(),
  /** `Columbia, SC` */
  city: z.string(),
  url: z.string(),
  reason: sentence,
  /** Consecutive failed readings. */
  failures: z.number().int(),
  contentType: z.string().nullable(),
  lastTried: z.string(),
  /** Since when it is set aside; null while it will be retried. */
  setAsideAt: z.string().nullable(),
});
export type UnreadableDocument = z.output<typeof unreadableDocument>;
/** Before it is written. */
export type ToldUnreadableDocument = z.input<typeof unreadableDocument>;

const named = { sourceId: z.string().min(1).max(64), url: z.string().min(1).max(4096) };

export const unreadableDocumentEndpoints = defineEndpoints({
  listUnreadableDocuments: {
    method: 'GET',
    path: '/api/admin/scraping/unreadable-documents',
    access: 'admin',
    summary: 'Documents whose reading crashed or exceeded its limits, with the reason.',
    query: z.object(pageQuery),
    response: pageOf(unreadableDocument),
  },

  getUnreadableDocument: {
    method: 'GET',
    path: '/api/admin/scraping/unreadable-document',
    access: 'admin',
    summary: 'The beginning of an unreadable document as it was fetched, as text.',
    query: z.object(named),
    response: z.object({
      contentType: z.string(),
      /** Size of the whole document. */
      bytes: z.number().int(),
      text: z.string(),
      isCut: z.boolean(),
    }),
  },

  readDocumentAgain: {
    method: 'POST',
    path: '/api/admin/scraping/read-document-again',
    access: 'admin',
    summary: 'Queues an unreadable document to be read again with its source, as if it had never failed.',
    body: z.object(named),
    response: unreadableDocument,
  },
});
