import type { OwnFactors } from '@marquee/contract';
import { atomically, recoveryCodes } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { count, eq } from 'drizzle-orm';
import type { FactorDeps } from '../../deps.ts';
import { isoOf } from '../../list-page.ts';
import { confirmOwner } from '../confirm-owner.ts';
import type { Session } from '../sessions.ts';
import { appOf } from './app.ts';
import { ownPasskeys } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

type Deps = Pick<FactorDeps, 'db' | 'vault' | 'requiresFactor'>;

/** The factors of an account, without anything that could be used. */
export async function getOwnFactors(deps: Deps, { user }: Session): Promise<OwnFactors> {
  const app = await appOf(deps, user.id);
  const keys = await ownPasskeys(deps, user.id);
  const [left] = await deps.db.select({ n: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  return {
    isSetUp: deps.vault.isSetUp,
    appSince: app && isoOf(app.createdAt),
    passkeys: keys.map(({ shownId, name, createdAt, lastUsedAt }) => ({
      id: shownId,
      name,
      createdAt: isoOf(createdAt),
      lastUsedAt: lastUsedAt === null ? null : isoOf(lastUsedAt),
    })),
    recoveryCodesLeft: left?.n ?? 0,
    isRequired: deps.requiresFactor && user.isAdmin,
  };
}

/** Ten new recovery codes; the old ones stop working. Throws Reject 400 for a wrong password, 409 without a factor, TooOften. */
export async function renewRecoveryCodes(
  deps: FactorDeps,
  session: Session,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<string[]> {
  const { id, factors } = await confirmOwner(deps, session, currentPassword);
  if (factors === 0)
    throw new Reject(409, 'no-factor', 'Recovery codes come with an authenticator app or a passkey. Add one first.');
  const { codes, statements } = await newRecoveryCodes(deps, id);
  await atomically(deps.db, statements);
  return codes;
}
