import { atomically, eventReports, write } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';

/** Takes the decision about a report back: it is open again. A decision changes nothing else. Throws Conflict if it is not decided so. */
export async function reopenReport(
  deps: ChangeDeps,
  caller: Caller,
  { id, status }: { id: string; status: 'resolved' | 'dismissed' },
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  const guard = write
    .update(eventReports)
    .set({ status: 'open', note: null, decidedBy: null, decidedAt: null })
    .where(and(eq(eventReports.id, id), eq(eventReports.status, status)));
  const entry = auditEntry(deps, caller, {
    action: 'report.reopen',
    subject: `report:${id}`,
    before: { status },
    after: { status: 'open' },
  });
  await atomically(deps.db, [entry, ...also], [...guards, guard]);
}
