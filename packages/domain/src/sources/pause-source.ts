import type { ToldSourceRecord } from '@marquee/contract';
import { committed, pages, sources } from '@marquee/db';
import { type Caller, Reject } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { endReads } from './end-reads.ts';
import { refuseRuled } from './refuse-ruled.ts';
import { sourceById, sourceRecord } from './source-by-id.ts';

/**
 * Pauses a source until it is resumed; its events stay. Pausing a paused source changes nothing.
 * Throws Reject: 404 for an unknown source, 409 for one that is inactive for another reason.
 */
export async function pauseSource(
  deps: ChangeDeps,
  caller: Caller,
  { id, reason }: { id: string; reason: string | null },
): Promise<ToldSourceRecord> {
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
  // A repeated call, or another person was first: the change is already made and recorded once.
  await committed(deps.db, [...endReads(id, deps.clock.now()), entry], [guard]);
  return sourceRecord(deps, id);
}

/**
 * Resumes a paused, retired or blacklisted source. One whose events were withdrawn is fully read, so that they return even if its
 * pages did not change. `undo` of a pause keeps the time at which it was due; so does a source whose robots.txt forbids reading, which
 * nobody can have read by hand (`readSource`). Resuming an active source changes nothing. Throws Reject: 404 for an unknown source, 409 for a duplicate, and for a site whose publisher asked us not to read it.
 */
export async function resumeSource(
  deps: ChangeDeps,
  caller: Caller,
  { id, undo = false }: { id: string; undo?: boolean | undefined },
): Promise<ToldSourceRecord> {
  const { source } = await sourceById(deps, id);
  if (source.status === 'active') return sourceRecord(deps, id);
  if (source.status === 'duplicate')
    throw new Reject(409, 'not-paused', `${source.name} is ${source.status}; it cannot be resumed.`);
  await refuseRuled(deps, source.host);
  const now = deps.clock.now();
  const keepsTime = (undo && source.status === 'inactive') || source.health === 'forbidden';
  const guard = deps.db
    .update(sources)
    .set({ status: 'active', ...(keepsTime ? {} : { nextDueAt: now }) })
    .where(and(eq(sources.id, id), eq(sources.status, source.status)));
  const entry = auditEntry(deps, caller, {
    action: 'source.resume',
    subject: `source:${id}`,
    before: { name: source.name, status: source.status },
    after: { name: source.name, status: 'active' },
  });
  const afresh = source.status === 'inactive' ? [] : [readAfresh(deps, id).getSQL()];
  await committed(deps.db, [...afresh, entry], [guard]);
  return sourceRecord(deps, id);
}

/** Without hash and validators, every page is sent in full and counts as changed. */
export function readAfresh({ db }: DbDeps, sourceId: string) {
  return db
    .update(pages)
    .set({ contentHash: null, etag: null, lastModified: null, fetchedAt: 0 })
    .where(eq(pages.sourceId, sourceId));
}
