import type { Provider } from '@marquee/contract';
import { identities, type Statement, write } from '@marquee/db';
import type { Clock } from '@marquee/kernel';

/** Connects a provider's identity to an account; the guard of a commit detects that another account has it. */
export function addIdentity(
  { clock }: { clock: Clock },
  { provider, issuer, subject }: { provider: Provider; issuer: string; subject: string },
  userId: string,
): Statement {
  return write
    .insert(identities)
    .values({ issuer, subject, provider, userId, createdAt: clock.now() })
    .onConflictDoNothing();
}
