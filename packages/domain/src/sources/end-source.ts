import type { AuditAction } from '@marquee/contract';
import { type Statement, sightings, sources, write } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { commitPlan, upcomingWithdrawn } from '../events/index.ts';
import { forgetHeld } from '../review/index.ts';
import { endReads } from './end-reads.ts';
import { sourceById } from './source-by-id.ts';
import { toldBySource } from './told-by-source.ts';

interface Ending {
  id: string;
  status: 'retired' | 'blacklisted';
  action: AuditAction;
  reason: string | null;
}

/**
 * Ends a source that stays stored: it is not read any more, and its upcoming showings are withdrawn, since they are no longer checked:
 * events without another source leave the lists, and past events stay. Ending it again changes nothing. `also` is committed with it.
 * Throws Reject (404) for an unknown source.
 */
export async function endSource(
  deps: ChangeDeps,
  caller: Caller,
  { id, status, action, reason }: Ending,
  also: readonly Statement[] = [],
): Promise<void> {
  const plan = async () => {
    const { source } = await sourceById(deps, id);
    if (source.status === status) return null;
    const isUpcoming = and(isNull(sightings.withdrawnAt), gt(sightings.endsAt, deps.clock.now()));
    return { source, ...(await toldBySource(deps, source, isUpcoming)) };
  };
  await commitPlan(deps, plan, ({ source, eventIds }, now) => ({
    eventIds,
    change: upcomingWithdrawn(id, now),
    statements: [
      ...endReads(id, now),
      forgetHeld(id),
      auditEntry(deps, caller, {
        action,
        subject: `source:${id}`,
        before: { name: source.name, status: source.status },
        after: { name: source.name, status, reason, eventsTold: eventIds.length },
      }),
      ...also,
    ],
    guards: [
      write
        .update(sources)
        .set({ status })
        .where(and(eq(sources.id, id), ne(sources.status, status))),
    ],
  }));
}
