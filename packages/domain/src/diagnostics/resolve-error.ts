import type { DiagnosedError } from '@marquee/contract';
import { committed, errorGroups, write } from '@marquee/db';
import { type Caller, notFound } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { readError } from './error-diagnostics.ts';

/** Marks an error as resolved; a resolved error stays as it is. Throws Reject (404) for an unknown error. */
export async function resolveError(deps: ChangeDeps, caller: Caller, id: string): Promise<DiagnosedError> {
  const before = await readError(deps, id);
  if (!before) throw notFound('error');
  const now = deps.clock.now();
  const guard = write
    .update(errorGroups)
    .set({ resolvedAt: now, resolvedBy: actorName(caller.actor) })
    .where(and(eq(errorGroups.id, id), isNull(errorGroups.resolvedAt)));
  const entry = auditEntry(deps, caller, {
    action: 'error.resolve',
    subject: `error:${id}`,
    before: { isResolved: false, occurrenceCount: before.occurrenceCount },
    after: { isResolved: true },
  });
  await committed(deps.db, [entry], [guard]);
  return (await readError(deps, id)) ?? before;
}
