import type { ToldSourceCandidate } from '@marquee/contract';
import { atomically, Conflict, cities, sourceCandidates, write } from '@marquee/db';
import { type Caller, notFound, Reject, say } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { addSource } from '../sources/index.ts';
import { candidateColumns, candidateOf } from './candidate-record.ts';
import { linkToSource } from './link-to-source.ts';

interface Decision {
  id: string;
  decision: 'approve' | 'reject';
  reason?: string | undefined;
}

/**
 * Makes a site a source, or rejects it for good: its address never comes back by discovery. The same decision again changes nothing.
 * Throws Reject: 404 for an unknown site, 409 for one that is decided otherwise, and as `addSource` does.
 */
export async function decideCandidate(
  deps: ChangeDeps & { publicOrigin: string },
  caller: Caller,
  { id, decision, reason }: Decision,
  along: Alongside = {},
): Promise<ToldSourceCandidate> {
  const found = await candidateById(deps, id);
  const { row, city, state } = found;
  const wanted = decision === 'approve' ? 'accepted' : 'rejected';
  if (row.decidedBy !== null && row.state === wanted) return candidateOf(found);
  if (row.state === 'accepted' || row.decidedBy !== null)
    throw new Reject(409, 'decided', `${row.url} is ${row.state} already.`);
  const now = deps.clock.now();
  const decidedBy = caller.actor.kind === 'user' ? caller.actor.email : 'engine';
  const isUndecided = and(
    eq(sourceCandidates.id, id),
    eq(sourceCandidates.state, row.state),
    isNull(sourceCandidates.decidedBy),
  );
  const guard = write
    .update(sourceCandidates)
    .set({ state: wanted, decidedBy, decidedAt: now, nextCheckAt: null })
    .where(isUndecided);
  const entry = auditEntry(deps, caller, {
    action: decision === 'approve' ? 'candidate.approve' : 'candidate.reject',
    subject: `candidate:${id}`,
    before: { url: row.url, status: row.state, score: row.score },
    after: { url: row.sourceUrl ?? row.url, status: wanted, reason: reason || null },
  });
  const rest = along.also ?? [];
  try {
    if (decision === 'reject') await atomically(deps.db, [entry, ...rest], [guard]);
    else {
      const source = { url: row.sourceUrl ?? row.url, name: row.name ?? row.host, city, state };
      const also = [entry, linkToSource(id, source.url), ...rest];
      await addSource(deps, caller, { ...source, discoveryMethod: row.method }, { also, guards: [guard] });
    }
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw new Reject(409, 'decided', say('discovery.decidedMeanwhile', { url: row.url }));
  }
  return candidateOf(await candidateById(deps, id));
}

/** A site with its city, whatever was decided. Throws Reject 404. */
export async function candidateById(deps: DbDeps, id: string) {
  const [found] = await deps.db
    .select(candidateColumns)
    .from(sourceCandidates)
    .innerJoin(cities, eq(cities.slug, sourceCandidates.citySlug))
    .where(eq(sourceCandidates.id, id));
  if (!found) throw notFound('site');
  return found;
}
