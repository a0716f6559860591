import { type Caller, say } from '@marquee/kernel';
import type { AuditedChange } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { commitMerges, type Merge } from './commit-merges.ts';
import { pendingGroups } from './pending-groups.ts';

/** Merges per commit; each takes several statements, and D1 accepts a few hundred at once. */
const MOST_MERGES = 40;

/**
 * Merges each pending group into its oldest event; the addresses of the others redirect to it. Many groups take several
 * commits. A second call finds nothing to do.
 */
export async function consolidate(deps: ChangeDeps, caller: Caller) {
  const kept = new Set<string>();
  let merged = 0;
  for (;;) {
    const done = await commitMerges(deps, caller, () => nextMerges(deps), auditOf);
    for (const { intoId } of done) kept.add(intoId);
    merged += done.length;
    if (done.length === 0) break;
  }
  const message =
    merged === 0 ? say('reply.nothingPending') : say('reply.eventsMergedInto', { n: merged, n2: kept.size });
  return { groups: kept.size, merged, message };
}

async function nextMerges(deps: ChangeDeps): Promise<Merge[]> {
  const groups = await pendingGroups(deps);
  return groups
    .flatMap(([kept, ...others]) =>
      others.map(({ id, citySlug }) => ({
        eventId: id,
        intoId: kept?.id ?? id,
        citySlugs: [...new Set([citySlug, kept?.citySlug ?? citySlug])],
      })),
    )
    .slice(0, MOST_MERGES);
}

const auditOf = (merges: readonly Merge[]): AuditedChange => ({
  action: 'series.consolidate',
  subject: `events:${merges.length}`,
  before: merges.map(({ eventId }) => ({ event: eventId })),
  after: merges.map(({ eventId, intoId }) => ({ event: eventId, mergedInto: intoId })),
});
