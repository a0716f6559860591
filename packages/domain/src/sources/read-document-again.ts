import type { UnreadableDocument } from '@marquee/contract';
import { atomically, Conflict } from '@marquee/db';
import { type Caller, notFound } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { type NamedDocument, unreadableDocument } from './unreadable-documents.ts';

/**
 * Has a document that could not be read read again at the next turn of its source, which is now: its failures are forgotten. Gives the
 * document as it was. Throws Reject (404) for one that can be read, or is none.
 */
export async function readDocumentAgain(
  deps: ChangeDeps,
  caller: Caller,
  { sourceId, url }: NamedDocument,
): Promise<UnreadableDocument> {
  const before = await unreadableDocument(deps, { sourceId, url });
  // Without hash and validators the host sends it whole, and it counts as changed.
  const guard = sql`UPDATE pages SET failed_readings = 0, failed_because = NULL, failed_hash = NULL, set_aside_at = NULL,
      content_hash = NULL, etag = NULL, last_modified = NULL, fetched_at = 0
    WHERE source_id = ${sourceId} AND url = ${url} AND failed_hash IS NOT NULL`;
  const due = sql`UPDATE sources SET next_due_at = ${deps.clock.now()} WHERE id = ${sourceId}`;
  const entry = auditEntry(deps, caller, {
    action: 'document.read-again',
    subject: `source:${sourceId}`,
    before: { url, failures: before.failures, setAsideAt: before.setAsideAt },
    after: { url, failures: 0, setAsideAt: null },
  });
  try {
    await atomically(deps.db, [due, entry], [guard]);
  } catch (error) {
    if (error instanceof Conflict) throw notFound('This document');
    throw error;
  }
  return before;
}
