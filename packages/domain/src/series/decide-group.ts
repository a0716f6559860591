import { type Caller, Reject, say } from '@marquee/kernel';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { commitPlan } from '../events/index.ts';
import { commitMerges, type Merge } from './commit-merges.ts';
import { keepApart } from './kept-apart.ts';
import { pendingGroups, type UndecidedEvent } from './pending-groups.ts';

/** A pending group by its events; the first is kept. */
export interface Group {
  ids: readonly string[];
}

/** The pending group whose first event this is; null if there is none. */
export async function groupOf(deps: DbDeps, keptId: string): Promise<UndecidedEvent[] | null> {
  return (await pendingGroups(deps)).find(([kept]) => kept?.id === keptId) ?? null;
}

/** Merges one pending group into its first event. Throws Reject 409 if it is not the group that it was. */
export async function mergeGroup(deps: ChangeDeps, caller: Caller, group: Group, along: Alongside = {}): Promise<void> {
  const plan = async (): Promise<Merge[]> => {
    const [kept, ...others] = await sameGroup(deps, group);
    return others.map(({ id, citySlug }) => ({
      eventId: id,
      intoId: kept?.id ?? id,
      citySlugs: [...new Set([citySlug, kept?.citySlug ?? citySlug])],
    }));
  };
  const audit = (merges: readonly Merge[]) => ({
    action: 'event.merge' as const,
    subject: `event:${group.ids[0]}` as const,
    before: merges.map(({ eventId }) => ({ event: eventId })),
    after: merges.map(({ eventId, intoId }) => ({ event: eventId, mergedInto: intoId })),
  });
  await commitMerges(deps, caller, plan, audit, along);
}

/** Keeps the events of a pending group apart: none of them is proposed with another one again. Throws Reject 409 as `mergeGroup` does. */
export async function keepGroupApart(
  deps: ChangeDeps,
  caller: Caller,
  group: Group,
  { also = [] }: Alongside = {},
): Promise<void> {
  const plan = async () => ({ citySlugs: (await sameGroup(deps, group)).map(({ citySlug }) => citySlug) });
  await commitPlan(deps, plan, (_planned, now) => ({
    eventIds: [],
    statements: [
      ...group.ids.flatMap((id, index) => keepApart(id, group.ids.slice(index + 1), now)),
      auditEntry(deps, caller, {
        action: 'events.keep-apart',
        subject: `event:${group.ids[0]}`,
        before: { keptApart: [] },
        after: { keptApart: group.ids },
      }),
      ...also,
    ],
  }));
}

async function sameGroup(deps: DbDeps, { ids }: Group): Promise<UndecidedEvent[]> {
  const group = await groupOf(deps, ids[0] ?? '');
  if (group && group.length === ids.length && group.every(({ id }) => ids.includes(id))) return group;
  throw new Reject(409, 'changed', say('reply.eventsNotOnesMergedAny'));
}
