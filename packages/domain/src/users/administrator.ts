import { type Caller, Reject, say } from '@marquee/kernel';

/** The id of the administrator who calls: accounts are changed by people alone. */
export function administrator({ actor }: Caller): string {
  if (actor.kind !== 'user') throw new Reject(403, 'not-allowed', say('problem.administratorAccess'));
  return actor.userId;
}
