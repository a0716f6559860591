import type { Caller } from '@marquee/kernel';
import type { Alongside } from '../alongside.ts';
import { type AuditedChange, auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { commitPlan, inOrder, leadTo, markMerged, movedInto } from '../events/index.ts';
import { notApart } from './kept-apart.ts';

/** Merges one event into another: its dates, sources and addresses. */
export interface Merge {
  eventId: string;
  intoId: string;
  citySlugs: readonly string[];
}

/**
 * Commits a plan of merges. `plan` runs again if a source was stored in between; if it returns nothing, nothing is
 * written. Returns the committed plan.
 */
export async function commitMerges(
  deps: ChangeDeps,
  caller: Caller,
  plan: () => Promise<Merge[]>,
  audit: (merges: readonly Merge[]) => AuditedChange,
  { also = [] }: Alongside = {},
): Promise<Merge[]> {
  const planAll = async () => {
    const merges = await plan();
    return merges.length === 0 ? null : { merges, citySlugs: merges.flatMap(({ citySlugs }) => citySlugs) };
  };
  const done = await commitPlan(deps, planAll, ({ merges }, now) => ({
    eventIds: merges.flatMap(({ eventId, intoId }) => [eventId, intoId]),
    change: inOrder(...merges.map(({ eventId, intoId }) => movedInto(eventId, intoId))),
    statements: [
      ...merges.flatMap(({ eventId, intoId }) => [leadTo(eventId, intoId), notApart(eventId, intoId)]),
      auditEntry(deps, caller, audit(merges)),
      ...also,
    ],
    guards: merges.map(({ eventId, intoId }) => markMerged(eventId, intoId, now)),
  }));
  return done?.merges ?? [];
}
