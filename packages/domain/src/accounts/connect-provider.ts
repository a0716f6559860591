import { PROVIDER_NAMES, type Provider } from '@marquee/contract';
import { committed, identities, users, write } from '@marquee/db';
import { type ProvenIdentity, Reject } from '@marquee/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { addIdentity } from './add-identity.ts';
import { confirmOwner } from './confirm-owner.ts';
import type { Session } from './sessions.ts';
import type { Visitor } from './sign-in.ts';
import { isLastWayIn, keepsWayIn } from './way-in.ts';

type Language = Pick<Visitor, 'language'>;

/**
 * The account to connect to, after its owner confirmed it. An account whose address nobody has confirmed may be a stranger's, who waits for its
 * owner: nothing is connected to it. Throws Reject 400 for a wrong password, 403 if the sign-in is too old, 409, TooOften.
 */
export async function confirmConnecting(
  deps: AccountDeps,
  session: Session,
  currentPassword: string | undefined,
): Promise<string> {
  const account = await confirmOwner(deps, session, currentPassword);
  if (account.emailVerifiedAt === null)
    throw new Reject(
      409,
      'confirm-first',
      'Confirm your email address first. Then you can connect other ways to sign in.',
    );
  return account.id;
}

/** Connects what a provider proved to the account of who is signed in. Throws Reject 400 if somebody else is, 409 if the identity is another account's. */
export async function connectIdentity(
  deps: AccountDeps,
  { provider, identity, userId }: { provider: Provider; identity: ProvenIdentity; userId: string },
  { session, language }: Pick<Visitor, 'session' | 'language'>,
): Promise<void> {
  if (session?.user.id !== userId)
    throw new Reject(400, 'provider-over', 'This sign-in has expired or was used before. Please start again.');
  if (!identity.isEmailVerified)
    throw new Reject(403, 'provider-unverified', 'This service does not confirm that your email address is yours.');
  const { email: to, firstName } = session.user;
  const { issuer, subject } = identity;
  const isConfirmed = and(eq(users.id, userId), isNotNull(users.emailVerifiedAt));
  const stillConfirmed = write.update(users).set({ id: userId }).where(isConfirmed);
  const data = { firstName, provider: PROVIDER_NAMES[provider] };
  const letter = writeLetter(deps, { kind: 'provider-connected', to, language, data });
  const adding = addIdentity(deps, { provider, issuer, subject }, userId);
  if (!(await committed(deps.db, letter, [stillConfirmed, adding])))
    throw new Reject(409, 'provider-taken', 'This account of the service is connected already.');
}

/**
 * Disconnects a provider. Throws Reject 400 for a wrong password, 404 if it is not connected, 409 if nobody could sign in then, also if two ways
 * are removed at once; TooOften.
 */
export async function disconnectProvider(
  deps: AccountDeps,
  session: Session,
  { provider, currentPassword }: { provider: Provider; currentPassword?: string | undefined },
  { language }: Language,
): Promise<void> {
  const account = await confirmOwner(deps, session, currentPassword);
  const { id, email: to, firstName, emailVerifiedAt } = account;
  const ofThis = and(eq(identities.userId, id), eq(identities.provider, provider));
  const [known] = await deps.db.select({ subject: identities.subject }).from(identities).where(ofThis).limit(1);
  if (!known) throw new Reject(404, 'not-found', `${PROVIDER_NAMES[provider]} is not connected to your account.`);
  const data = { firstName, provider: PROVIDER_NAMES[provider] };
  const letter =
    emailVerifiedAt === null ? [] : writeLetter(deps, { kind: 'provider-disconnected', to, language, data });
  const statements = [write.delete(identities).where(ofThis), ...letter];
  if (!(await committed(deps.db, statements, [keepsWayIn(id, provider)]))) throw isLastWayIn();
}
