import { atomically, submissions, write } from '@marquee/db';
import { type Caller, notFound } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { withdrawShowing } from '../events/index.ts';
import { formSourceId, removeSource } from '../sources/index.ts';
import { readSubmission } from './list-submissions.sql.ts';
import { titleOf } from './list-submissions.ts';

/**
 * Takes the decision about a submission back: it is open again. An event that it published is withdrawn, a source that it added is removed
 * with all that it said. Throws Reject 404, and Conflict if it is not decided so.
 */
export async function reopenSubmission(
  deps: ChangeDeps,
  caller: Caller,
  { id, status }: { id: string; status: 'approved' | 'rejected' },
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  const row = await readSubmission(deps.db, id);
  if (!row) throw notFound('submission');
  const guard = write
    .update(submissions)
    .set({ status: 'open', note: null, decidedBy: null, decidedAt: null })
    .where(and(eq(submissions.id, id), eq(submissions.status, status)));
  const entry = auditEntry(deps, caller, {
    action: 'submission.reopen',
    subject: `submission:${id}`,
    before: { name: titleOf(row), status },
    after: { name: titleOf(row), status: 'open' },
  });
  const commit = { statements: [entry, ...also], guards: [...guards, guard] };
  if (status === 'rejected') return atomically(deps.db, commit.statements, commit.guards);
  if (row.kind !== 'source') {
    const sourceId = row.kind === 'picture' ? row.sourceId : formSourceId(row.citySlug);
    return withdrawShowing(deps, { sourceId: sourceId ?? '', key: id }, commit);
  }
  if (row.sourceId === null) return atomically(deps.db, commit.statements, commit.guards);
  await removeSource(deps, caller, { id: row.sourceId }, { also: commit.statements, guards: commit.guards });
}
