import type { SourceRecord } from '@marquee/contract';
import { atomically, Conflict, pages, sources } from '@marquee/db';
import { type Caller, Reject } from '@marquee/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { endReads } from './end-reads.ts';
import { sourceById, sourceRecord } from './source-by-id.ts';

/**
 * Has a source not be read until it is resumed; its events stay. One that is paused already is left as it is.
 * Throws Reject: 404 for a source that is none, 409 for one that is not read for another reason.
 */
export async function pauseSource(
  deps: ChangeDeps,
  caller: Caller,
  { id, reason }: { id: string; reason: string | null },
): Promise<SourceRecord> {
  const { source } = await sourceById(deps, id);
  if (source.status === 'inactive') return sourceRecord(deps, id);
  if (source.status !== 'active')
    throw new Reject(409, 'not-active', `${source.name} is ${source.status}; it is not read anyway.`);
  const guard = deps.db
    .update(sources)
    .set({ status: 'inactive' })
    .where(and(eq(sources.id, id), eq(sources.status, 'active')));
  const entry = auditEntry(deps, caller, {
    action: 'source.pause',
    subject: `source:${id}`,
    before: { name: source.name, status: source.status },
    after: { name: source.name, status: 'inactive', reason },
  });
  await onceOnly(() => atomically(deps.db, [...endReads(id, deps.clock.now()), entry], [guard.getSQL()]));
  return sourceRecord(deps, id);
}

/**
 * Has a paused or retired source be read again, from now on. A retired one is read afresh, so that what it lists comes back though its
 * pages did not change meanwhile. One that is read already is left as it is. Throws Reject: 404 for a source that is none, 409 for a duplicate
 * or a blacklisted one.
 */
export async function resumeSource(deps: ChangeDeps, caller: Caller, { id }: { id: string }): Promise<SourceRecord> {
  const { source } = await sourceById(deps, id);
  if (source.status === 'active') return sourceRecord(deps, id);
  if (source.status !== 'inactive' && source.status !== 'retired')
    throw new Reject(409, 'not-paused', `${source.name} is ${source.status}; it cannot be resumed.`);
  const now = deps.clock.now();
  const guard = deps.db
    .update(sources)
    .set({ status: 'active', nextDueAt: now })
    .where(and(eq(sources.id, id), inArray(sources.status, ['inactive', 'retired'])));
  const entry = auditEntry(deps, caller, {
    action: 'source.resume',
    subject: `source:${id}`,
    before: { name: source.name, status: source.status },
    after: { name: source.name, status: 'active' },
  });
  const afresh = source.status === 'retired' ? [readAfresh(deps, id).getSQL()] : [];
  await onceOnly(() => atomically(deps.db, [...afresh, entry], [guard.getSQL()]));
  return sourceRecord(deps, id);
}

/** Without hash and validators every page is sent whole and counts as changed. */
export function readAfresh({ db }: Pick<ChangeDeps, 'db'>, sourceId: string) {
  return db
    .update(pages)
    .set({ contentHash: null, etag: null, lastModified: null, fetchedAt: 0 })
    .where(eq(pages.sourceId, sourceId));
}

/** A second press, or another person who was first: the change stands already, and is noted once. */
export async function onceOnly(commit: () => Promise<void>): Promise<void> {
  try {
    await commit();
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}
