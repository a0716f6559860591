import type { Access, Endpoint } from '@marquee/contract';
import { type Actor, Reject } from '@marquee/kernel';

const NEEDED: Record<Exclude<Access, 'public'>, string> = {
  user: 'You need to be signed in to do this.',
  venue_owner: 'Venue owner access is required to do this.',
  promoter: 'Promoter access is required to do this.',
  admin: 'Administrator access is required to do this.',
};

/** Lets an actor in or throws: 401 for a guest where somebody must be signed in, 403 for the wrong role. */
export function admit({ access }: Pick<Endpoint, 'access'>, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind !== 'user') throw new Reject(401, 'signed-out', 'Please sign in first.');
  const isEnough = access === 'user' || actor.isAdmin || actor.role === 'admin' || actor.role === access;
  if (!isEnough) throw new Reject(403, 'not-allowed', NEEDED[access]);
}
