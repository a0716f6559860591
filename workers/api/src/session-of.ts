import type { Session } from '@marquee/domain/accounts';
import { Reject, say } from '@marquee/kernel';
import type { Call } from './verbs.ts';

/** The session of who calls, for endpoints that need one. */
export function sessionOf({ session }: Pick<Call, 'session'>): Session {
  if (!session) throw new Reject(401, 'signed-out', say('problem.signInFirst'));
  return session;
}
