import { PROVIDER_NAMES, type Provider } from '@marquee/contract';
import { atomically, Conflict, identities, type Statement, users, write } from '@marquee/db';
import { newId, type ProvenIdentity, Reject } from '@marquee/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { addIdentity } from './add-identity.ts';
import { deviceWords } from './device-words.ts';
import { beginWaiting } from './factors/waiting.ts';
import { addUser } from './new-user.ts';
import { emailOf, nameOf } from './provider-name.ts';
import { beginSession } from './sessions.ts';
import { type FirstStep, hasNoFactor, type Visitor } from './sign-in.ts';
import { countRegistration, trustAddress } from './throttle.ts';
import { emailKey, toUser, userColumns } from './user-row.ts';

const columns = { ...userColumns, isDevelopment: users.isDevelopment, emailVerifiedAt: users.emailVerifiedAt };

interface Proof {
  provider: Provider;
  identity: ProvenIdentity;
}

/**
 * Signs in whom a provider has proven: the account that belongs to this identity; else the account of its address, if both the provider
 * and we know that the address is theirs; else a new one. An account with a factor
 * gets no session yet, and a new identity only with it. Throws Reject 403 for an address that the provider does not vouch for, 409 for an
 * account whose address was never confirmed, TooOften.
 */
export async function signInIdentity(deps: AccountDeps, proof: Proof, visitor: Visitor): Promise<FirstStep> {
  try {
    return await attempt(deps, proof, visitor);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // The same person in two tabs at once: what the other one wrote is there now.
    return attempt(deps, proof, visitor);
  }
}

async function attempt(deps: AccountDeps, proof: Proof, visitor: Visitor): Promise<FirstStep> {
  const { issuer, subject } = proof.identity;
  const [known] = await deps.db
    .select(columns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  if (known) return enter(deps, known, visitor, []);
  const email = vouchedEmail(deps, proof);
  const [holder] = await deps.db
    .select(columns)
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  if (holder) return connect(deps, { proof, holder }, visitor);
  await countRegistration(deps, visitor.address);
  const user = {
    id: newId(deps.clock, deps.random),
    email,
    ...nameOf(proof.identity, email),
    role: 'user' as const,
    passwordHash: null,
    isDevelopment: false,
  };
  const verified = write.update(users).set({ emailVerifiedAt: deps.clock.now() }).where(eq(users.id, user.id));
  const guards = [addUser(deps, user), verified, addIdentity(deps, namedBy(proof), user.id)];
  return enter(deps, { ...user, isAdmin: false, factors: 0 }, visitor, guards);
}

/** An account whose address nobody has confirmed may be a stranger's, who waits for its owner. */
function connect(
  deps: AccountDeps,
  { proof, holder }: { proof: Proof; holder: { emailVerifiedAt: number | null } & Account },
  visitor: Visitor,
): Promise<FirstStep> {
  if (holder.emailVerifiedAt === null || holder.isDevelopment) {
    deps.log.warn('sign-in with a provider refused', { provider: proof.provider, reason: 'unconfirmed account' });
    throw new Reject(
      409,
      'provider-unconfirmed',
      'Your address has an account here, but was never confirmed. Choose “Forgot your password?”, open the link in the email, and then continue with this service.',
    );
  }
  if (holder.factors > 0) return waitFor(deps, holder.id, namedBy(proof));
  const stillConfirmed = write
    .update(users)
    .set({ emailVerifiedAt: holder.emailVerifiedAt })
    .where(and(eq(users.id, holder.id), eq(users.emailKey, emailKey(holder.email)), isNotNull(users.emailVerifiedAt)));
  const { email: to, firstName } = holder;
  const data = { firstName, provider: PROVIDER_NAMES[proof.provider] };
  const letter = writeLetter(deps, { kind: 'provider-connected', to, language: visitor.language, data });
  return enter(deps, holder, visitor, [stillConfirmed, addIdentity(deps, namedBy(proof), holder.id)], letter);
}

function vouchedEmail({ log }: AccountDeps, { provider, identity }: Proof): string {
  const email = emailOf(identity.email);
  if (email !== null && identity.isEmailVerified) return email;
  log.warn('sign-in with a provider refused', { provider, reason: 'unverified address' });
  throw new Reject(
    403,
    'provider-unverified',
    'This service does not confirm that your email address is yours. Confirm it there, or use your email address and a password here.',
  );
}

type Account = Parameters<typeof toUser>[0] & { isDevelopment: boolean };

/** A new session in place of the one before. The cookie of known browsers stays as it is: it does not come along from another site. */
async function enter(
  deps: AccountDeps,
  account: Account,
  visitor: Visitor,
  guards: readonly Statement[],
  letter: readonly Statement[] = [],
): Promise<FirstStep> {
  if (account.factors > 0) return waitFor(deps, account.id, null);
  const { issued, statements } = await beginSession(deps, account.id, visitor.session, deviceWords(visitor.userAgent));
  const trust = await trustAddress(deps, account.email, visitor.address);
  // After the guard that makes the account, if it is new.
  await atomically(deps.db, [...statements, ...trust, ...letter], [...guards, hasNoFactor(account.id)]);
  return { user: toUser(account, deps), session: issued, device: null };
}

async function waitFor(
  deps: AccountDeps,
  userId: string,
  connects: ReturnType<typeof namedBy> | null,
): Promise<FirstStep> {
  const { waiting, statements } = await beginWaiting(deps, { userId, connects });
  await atomically(deps.db, statements);
  return { waiting };
}

function namedBy({ provider, identity: { issuer, subject } }: Proof) {
  return { provider, issuer, subject };
}
