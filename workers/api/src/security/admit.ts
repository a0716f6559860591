import { type Access, type Endpoint, type Level, levelOf, type Ownership } from '@marquee/contract';
import type { FindOwner } from '@marquee/domain/owners';
import { type Actor, type Message, notFound, Reject, say } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';

const NEEDED: Record<Exclude<Level, 'public'>, Message> = {
  user: say('problem.signInNeeded'),
  venue_owner: say('problem.venueOwnerAccess'),
  promoter: say('problem.promoterAccess'),
  admin: say('problem.administratorAccess'),
};

/** Admits an actor or throws: 401 for a guest if a session is required, 403 for the wrong role, or for an administrator without the factor that is needed. */
export function admit({ access }: { access: Access }, actor: Actor): void {
  const level = levelOf(access);
  if (level === 'public') return;
  if (actor.kind !== 'user') throw new Reject(401, 'signed-out', say('problem.signInFirst'));
  const isEnough = level === 'user' || actor.isAdmin || actor.role === level;
  if (!isEnough && actor.needsFactor) throw needsFactor();
  if (!isEnough) throw new Reject(403, 'not-allowed', NEEDED[level]);
}

/**
 * For endpoints with ownership: admits the owner of the named thing and administrators. Anyone else gets
 * the same 404 as for a thing that does not exist, so that ids cannot be probed. `params` are those that the
 * verb receives, so that the checked values are the used ones.
 */
export async function admitOwner(
  deps: ApiDeps,
  { access, id }: Endpoint,
  actor: Actor,
  params: unknown,
): Promise<void> {
  if (typeof access === 'string') return;
  if (actor.kind === 'user' && actor.isAdmin) return;
  const { owns, param }: Ownership = access;
  const thing = (params as Record<string, unknown> | undefined)?.[param];
  const findOwner = (deps.owners as Readonly<Record<string, FindOwner | undefined>>)[owns];
  if (typeof thing !== 'string' || !findOwner) throw new Error(`${id} names nothing whose owner could be found`);
  const owner = await findOwner(deps, thing);
  if (owner === null || actor.kind !== 'user' || owner !== actor.userId) throw notFound(owns);
}

function needsFactor(): Reject {
  return new Reject(403, 'factor-required', say('problem.secondStepNeeded'));
}
