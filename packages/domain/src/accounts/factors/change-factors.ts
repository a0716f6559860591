import type { LetterLanguage } from '@marquee/contract';
import {
  atomically,
  authenticatorApps,
  Conflict,
  passkeys,
  recoveryCodes,
  type Statement,
  sessions,
  users,
  write,
} from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { FactorDeps } from '../../deps.ts';
import { type LetterData, writeLetter } from '../../mail/index.ts';
import type { confirmOwner } from '../confirm-owner.ts';
import type { Session } from '../sessions.ts';
import { factorCount } from './factor-count.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

type Factor = LetterData['factor-added']['factor'];
/** Who changes the factors of which account. */
export type Owner = Pick<
  Awaited<ReturnType<typeof confirmOwner>>,
  'id' | 'email' | 'firstName' | 'emailVerifiedAt' | 'factors'
>;

interface Change {
  factor: Factor;
  /** The statement that adds or removes it, as a guard, and other guards before it. */
  guards: Statement[];
  statements?: Statement[];
  language: LetterLanguage;
}

/**
 * Adds a factor. With the first one the account gets recovery codes, and all other sessions end: they never took a second step. Throws Conflict
 * if the factors changed meanwhile.
 */
export async function addFactor(
  deps: FactorDeps,
  owner: Owner,
  session: Session,
  { factor, guards, statements = [], language }: Change,
): Promise<{ recoveryCodes: string[] | null }> {
  const isFirst = owner.factors === 0;
  const fresh = isFirst ? await newRecoveryCodes(deps, owner.id) : null;
  const others = write
    .delete(sessions)
    .where(and(eq(sessions.userId, owner.id), ne(sessions.tokenHash, session.tokenHash)));
  const letter = letterAboutChange(deps, owner, 'factor-added', factor, language);
  await atomically(
    deps.db,
    [...statements, tellFormer(owner.id), ...(fresh ? [...fresh.statements, others] : []), ...letter],
    [hasStill(owner), ...guards],
  );
  return { recoveryCodes: fresh?.codes ?? null };
}

/** Removes a factor; with the last one go the recovery codes. Throws Reject 409 for the last one of somebody who must have one. */
export async function removeFactor(
  deps: FactorDeps,
  owner: Owner & { role: string; isAdmin: boolean },
  { factor, guards, statements = [], language }: Change,
): Promise<void> {
  const isKept = deps.requiresFactor && (owner.isAdmin || owner.role === 'admin');
  const letter = letterAboutChange(deps, owner, 'factor-removed', factor, language);
  try {
    await atomically(
      deps.db,
      [...statements, tellFormer(owner.id), forgetCodes(owner.id), ...letter],
      [...(isKept ? [hasAnother(owner.id)] : []), ...guards],
    );
  } catch (error) {
    if (error instanceof Conflict && isKept && owner.factors <= 1) throw isLast();
    throw error;
  }
}

/** Ends the factors of an account whose address nobody had confirmed: a stranger may have registered with it, and would keep a way in. */
export function endFactors(userId: string): Statement[] {
  const ended = [authenticatorApps, passkeys, recoveryCodes].map((table) =>
    write.delete(table).where(eq(table.userId, userId)),
  );
  return [...ended, tellFormer(userId)];
}

/** The Workers of the release before read the number in the account: after a rollback they must still ask for the second step. */
function tellFormer(userId: string): Statement {
  return write.update(users).set({ factors: factorCount }).where(eq(users.id, userId));
}

/** The guard of two who add their first factor at once. */
function hasStill({ id, factors }: Owner): Statement {
  return write
    .update(users)
    .set({ id })
    .where(and(eq(users.id, id), eq(factorCount, factors)));
}

function hasAnother(id: string): Statement {
  return write
    .update(users)
    .set({ id })
    .where(and(eq(users.id, id), gt(factorCount, 1)));
}

/** Runs after the factor is gone. */
function forgetCodes(id: string): Statement {
  const without = write
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(factorCount, 0)));
  return write.delete(recoveryCodes).where(inArray(recoveryCodes.userId, without));
}

/** An address that was never confirmed may be a stranger's. */
function letterAboutChange(
  deps: FactorDeps,
  { email: to, firstName, emailVerifiedAt }: Owner,
  kind: 'factor-added' | 'factor-removed',
  factor: Factor,
  language: LetterLanguage,
): Statement[] {
  return emailVerifiedAt === null ? [] : writeLetter(deps, { kind, to, language, data: { firstName, factor } });
}

function isLast(): Reject {
  return new Reject(
    409,
    'last-factor',
    'Administrators must keep a second step. Add another one before you remove this one.',
  );
}
