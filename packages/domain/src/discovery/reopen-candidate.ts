import { atomically, sourceCandidates, sources, write } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { removeSource } from '../sources/index.ts';
import { candidateById } from './decide-candidate.ts';

/**
 * Takes a person's decision about a site back: it waits again. The source that it became is removed with all that it said: a retired one
 * could never be added again. Throws Reject 404, and Conflict if it is not decided so.
 */
export async function reopenCandidate(
  deps: ChangeDeps,
  caller: Caller,
  { id, state }: { id: string; state: 'accepted' | 'rejected' },
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  const { row } = await candidateById(deps, id);
  const guard = write
    .update(sourceCandidates)
    .set({ state: 'waiting', decidedBy: null, decidedAt: null, sourceId: null })
    .where(and(eq(sourceCandidates.id, id), eq(sourceCandidates.state, state), isNotNull(sourceCandidates.decidedBy)));
  const entry = auditEntry(deps, caller, {
    action: 'candidate.reopen',
    subject: `candidate:${id}`,
    before: { url: row.url, status: state },
    after: { url: row.url, status: 'waiting' },
  });
  const statements = [entry, ...also];
  const [source] =
    row.sourceId === null
      ? []
      : await deps.db.select({ id: sources.id }).from(sources).where(eq(sources.id, row.sourceId));
  if (state === 'rejected' || !source) return atomically(deps.db, statements, [...guards, guard]);
  await removeSource(deps, caller, source, { also: statements, guards: [...guards, guard] });
}
