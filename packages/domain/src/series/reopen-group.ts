import type { Caller } from '@marquee/kernel';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { commitPlan, inOrder, leadBack, movedBack, unmarkMerged } from '../events/index.ts';
import type { Group } from './decide-group.ts';
import { notApart } from './kept-apart.ts';
import { readMerged } from './undo-merge.ts';

/** Undoes the merge of a group; unlike `undoMerge` it does not keep the events apart: the question is open again. Without effect on events that are not merged. */
export async function undoGroupMerge(
  deps: ChangeDeps,
  caller: Caller,
  { ids }: Group,
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  const plan = async () => {
    const rows = await Promise.all(ids.slice(1).map((id) => readMerged(deps, id)));
    const merged = rows.flatMap(({ mergedInto, ...row }) =>
      mergedInto === null ? [] : [{ ...row, intoId: mergedInto }],
    );
    return { merged, citySlugs: merged.flatMap(({ citySlug, shownCity }) => [citySlug, shownCity]) };
  };
  await commitPlan(deps, plan, ({ merged }) => ({
    eventIds: merged.flatMap(({ id, shownId }) => [id, shownId]),
    change: inOrder(...merged.map(({ id, shownId }) => movedBack(id, shownId))),
    statements: [
      ...merged.map(({ id }) => leadBack(id)),
      auditEntry(deps, caller, {
        action: 'event.unmerge',
        subject: `event:${ids[0]}`,
        before: merged.map(({ id, intoId }) => ({ event: id, mergedInto: intoId })),
        after: merged.map(({ id }) => ({ event: id, mergedInto: null })),
      }),
      ...also,
    ],
    guards: [...guards, ...merged.map(({ id, intoId, shownId }) => unmarkMerged(id, intoId, shownId))],
  }));
}

/** Forgets that the events of a group are kept apart: they may be proposed again. */
export async function proposeAgain(
  deps: ChangeDeps,
  caller: Caller,
  { ids }: Group,
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  const plan = async () => ({ citySlugs: [] });
  await commitPlan(deps, plan, () => ({
    eventIds: [],
    statements: [
      ...ids.flatMap((id, index) => ids.slice(index + 1).map((other) => notApart(id, other))),
      auditEntry(deps, caller, {
        action: 'events.propose-again',
        subject: `event:${ids[0]}`,
        before: { keptApart: ids },
        after: { keptApart: [] },
      }),
      ...also,
    ],
    guards,
  }));
}
