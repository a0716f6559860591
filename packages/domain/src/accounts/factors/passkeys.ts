import { type NewPasskey, PASSKEYS_MAX, type PasskeyOrder } from '@marquee/contract';
import { atomically, Conflict, passkeys, type Statement, tuple, users, write } from '@marquee/db';
import { notFound, Reject, sha256Hex } from '@marquee/kernel';
import { and, asc, count, eq, lt } from 'drizzle-orm';
import type { DbDeps, FactorDeps } from '../../deps.ts';
import { confirmOwner, isRecent, mustSignInAgain } from '../confirm-owner.ts';
import type { Session } from '../sessions.ts';
import type { Visitor } from '../sign-in.ts';
import { isLastWayIn, keepsWayIn } from '../way-in.ts';
import { addFactor, removeFactor } from './change-factors.ts';
import { ownerOf } from './owner-of.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from './passkey-challenge.ts';
import { credentialsOf, handleOf } from './passkey-sign-in.ts';

/** EdDSA, ES256 and RS256: what every device knows one of. */
const ALGORITHMS = [-8, -7, -257];

/** What a browser needs to make a passkey that it can find without a name. Throws Reject 400 for a wrong password, 409 for too many, TooOften. */
export async function orderPasskey(
  deps: FactorDeps,
  session: Session,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<PasskeyOrder> {
  const account = await confirmOwner(deps, session, currentPassword);
  const { id: userId, email, firstName, lastName } = account;
  const excludeCredentials = await credentialsOf(deps, userId);
  if (excludeCredentials.length >= PASSKEYS_MAX) throw tooMany();
  const { challenge, statements } = await newChallenge(deps, { purpose: 'add', browser: session.tokenHash, userId });
  await atomically(deps.db, statements);
  return {
    challenge,
    rp: { id: new URL(deps.publicOrigin).hostname, name: 'Marquee' },
    user: { id: handleOf(userId), name: email, displayName: `${firstName} ${lastName}`.trim() },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Adds the passkey that the browser made. Throws Reject 400 if it fails a check, 409 if it is somebody's already. */
export async function addPasskey(
  deps: FactorDeps,
  session: Session,
  { name, passkey }: { name: string; passkey: NewPasskey },
  { language }: Pick<Visitor, 'language'>,
): Promise<{ recoveryCodes: string[] | null }> {
  const given = { browser: session.tokenHash, purposes: ['add' as const], field: 'passkey' as const };
  const { challenge, row } = await takeChallenge(deps, passkey.response.clientDataJSON, given);
  const owner = await ownerOf(deps, session);
  const checked =
    row.userId === owner.id ? await deps.passkeyChecks.added({ origin: deps.publicOrigin, challenge, passkey }) : null;
  if (!checked)
    throw new Reject(400, 'passkey-not-added', 'This passkey could not be verified. Please try again.', 'passkey');
  const guard = write
    .insert(passkeys)
    .values({ ...checked, name, userId: owner.id, createdAt: deps.clock.now() })
    .onConflictDoNothing();
  const guards = [hasRoom(owner.id), guard];
  return addFactor(deps, owner, session, { factor: 'passkey', guards, language }).catch(async (error: unknown) => {
    if (error instanceof Conflict && (await credentialsOf(deps, owner.id)).length >= PASSKEYS_MAX) throw tooMany();
    throw error;
  });
}

/** Holds if there is room for one more, in the commit that adds it: of two that were ordered for the last place, one succeeds. */
function hasRoom(userId: string): Statement {
  const own = write.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return write
    .update(users)
    .set({ id: userId })
    .where(and(eq(users.id, userId), lt(tuple(own), PASSKEYS_MAX)));
}

const tooMany = () =>
  new Reject(409, 'too-many-passkeys', `You have ${PASSKEYS_MAX} passkeys. Remove one before you add another.`);

/**
 * Removes a passkey. If it is the last factor, the sign-in must be recent too, since it took a second step. Throws Reject 400 for a wrong
 * password, 403 if the sign-in is too old, 404, 409 for the last factor of an administrator or if nobody could sign in then, TooOften.
 */
export async function removePasskey(
  deps: FactorDeps,
  session: Session,
  { id, currentPassword }: { id: string; currentPassword?: string | undefined },
  { language }: Pick<Visitor, 'language'>,
): Promise<void> {
  const account = await confirmOwner(deps, session, currentPassword);
  const find = async () => (await ownPasskeys(deps, account.id)).find(({ shownId }) => shownId === id);
  const found = await find();
  if (!found) throw notFound('passkey');
  if (account.factors <= 1 && !isRecent(session, deps.clock.now())) throw mustSignInAgain();
  const guards = [write.delete(passkeys).where(eq(passkeys.id, found.id)), keepsWayIn(account.id)];
  await removeFactor(deps, account, { factor: 'passkey', guards, language }).catch(async (error: unknown) => {
    if (!(error instanceof Conflict)) throw error;
    if (!(await find())) throw notFound('passkey');
    throw account.passwordHash === null ? isLastWayIn() : error;
  });
}

/** The passkeys of an account, the oldest first. */
export async function ownPasskeys({ db }: DbDeps, userId: string) {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  const rows = await db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt));
  return Promise.all(
    rows.map(async (row) => ({ ...row, shownId: (await sha256Hex(`passkey ${row.id}`)).slice(0, 32) })),
  );
}
