import { Reject, say } from '@marquee/kernel';
import type { Call } from './verbs.ts';

/** The id of who calls, for endpoints that need a session. */
export function personOf({ actor }: Pick<Call, 'actor'>): string {
  if (actor.kind !== 'user') throw new Reject(401, 'signed-out', say('problem.signInFirst'));
  return actor.userId;
}
