import type { OwnAccount } from '@marquee/contract';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';

/** What became of a second step whose answer did not arrive: `unseen` if it is on and its recovery codes were in that answer. */
export async function addedAfterAll(error: unknown, before: OwnAccount): Promise<'no' | 'added' | 'unseen'> {
  // It was refused.
  if (error instanceof CallError && error.problem !== null) return 'no';
  const now = await call('getOwnAccount', {}).catch(() => null);
  const [old, fresh] = [before.factors, now?.factors];
  if (!fresh || (fresh.appSince === old.appSince && fresh.passkeys.length === old.passkeys.length)) return 'no';
  return old.appSince === null && old.passkeys.length === 0 ? 'unseen' : 'added';
}
