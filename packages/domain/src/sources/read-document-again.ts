import type { ToldUnreadableDocument } from '@marquee/contract';
import { committed, pages, sources, write } from '@marquee/db';
import { type Caller, notFound } from '@marquee/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { type NamedDocument, unreadableDocument } from './unreadable-documents.ts';

/**
 * Queues an unreadable document to be read again with its source, which becomes due now; clears its failures. Returns the
 * document as it was. Throws Reject (404) for a readable or unknown document.
 */
export async function readDocumentAgain(
  deps: ChangeDeps,
  caller: Caller,
  { sourceId, url }: NamedDocument,
): Promise<ToldUnreadableDocument> {
  const before = await unreadableDocument(deps, { sourceId, url });
  // Without hash and validators, the host sends it in full and it counts as changed.
  const guard = write
    .update(pages)
    .set({
      failedReadings: 0,
      failedBecause: null,
      failedHash: null,
      setAsideAt: null,
      contentHash: null,
      etag: null,
      lastModified: null,
      fetchedAt: 0,
    })
    .where(and(eq(pages.sourceId, sourceId), eq(pages.url, url), isNotNull(pages.failedHash)));
  const due = write.update(sources).set({ nextDueAt: deps.clock.now() }).where(eq(sources.id, sourceId));
  const entry = auditEntry(deps, caller, {
    action: 'document.read-again',
    subject: `source:${sourceId}`,
    before: { url, failures: before.failures, setAsideAt: before.setAsideAt },
    after: { url, failures: 0, setAsideAt: null },
  });
  if (!(await committed(deps.db, [due, entry], [guard]))) throw notFound('document');
  return before;
}
