import type { HeldDecision } from '@marquee/contract';
import { atomically, heldDrafts, write } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { ingest, withdrawShowing } from '../events/index.ts';
import type { FormerShowing } from './former-showing.ts';
import { heldRow } from './held-rows.ts';

interface Reopened {
  id: string;
  decision: HeldDecision;
  /** What was published under its key before it was approved. */
  former: Pick<FormerShowing, 'draft' | 'pageUrl'> | null;
}

/**
 * Takes the decision about a held draft back: it waits again. What an approval published is withdrawn, and what it replaced is published
 * again. Throws Conflict if it is not decided so, and Reject 409 if its source lists it differently now: that is another question.
 */
export async function reopenHeldDraft(
  deps: ChangeDeps,
  caller: Caller,
  { id, decision, former }: Reopened,
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  const row = await heldRow(deps, id);
  if (!row) throw new Reject(409, 'gone', say('reply.notHeldAnyMorePage'));
  const { held, source } = row;
  const guard = write
    .update(heldDrafts)
    .set({ decision: null, reason: null, decidedBy: null, decidedAt: null })
    .where(and(eq(heldDrafts.id, id), eq(heldDrafts.decision, decision)));
  const entry = auditEntry(deps, caller, {
    action: 'held-draft.reopen',
    subject: `held-draft:${id}`,
    before: { name: held.title, status: decision },
    after: { name: held.title, status: 'held' },
  });
  const statements = [entry, ...also];
  if (decision === 'rejected') return atomically(deps.db, statements, [...guards, guard]);
  if (former === null)
    return withdrawShowing(deps, { sourceId: source.id, key: held.key }, { statements, guards: [...guards, guard] });
  await ingest(deps, {
    source,
    citySlug: source.citySlug,
    shiftWeeks: source.shiftWeeks ?? 0,
    drafts: [former],
    // No page was read: nothing is withdrawn or counted.
    pageUrls: [],
    windows: new Map(),
    statements,
    guard,
    guards,
  });
}
