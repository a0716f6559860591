import { PROVIDER_NAMES, type Provider } from '@marquee/contract';
import { atomically, Conflict, identities, type Statement, users, write } from '@marquee/db';
import { newId, type ProvenIdentity, Reject } from '@marquee/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { deviceWords } from './device-words.ts';
import { addUser } from './new-user.ts';
import { emailOf, nameOf } from './provider-name.ts';
import { beginSession } from './sessions.ts';
import type { SignedIn, Visitor } from './sign-in.ts';
import { countRegistration, trustAddress } from './throttle.ts';
import { emailKey, toUser, userColumns } from './user-row.ts';

const columns = { ...userColumns, isDevelopment: users.isDevelopment, emailVerifiedAt: users.emailVerifiedAt };

interface Proof {
  provider: Provider;
  identity: ProvenIdentity;
}

/**
 * Signs in whom a provider has proven: the account that belongs to this identity; else the account of its address, if both the provider
 * and we know that the address is theirs; else a new one. Throws Reject 403 for an address that the provider does not vouch for, 409 for an
 * account whose address was never confirmed, TooOften.
 */
export async function signInIdentity(deps: AccountDeps, proof: Proof, visitor: Visitor): Promise<SignedIn> {
  try {
    return await attempt(deps, proof, visitor);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // The same person in two tabs at once: what the other one wrote is there now.
    return attempt(deps, proof, visitor);
  }
}

async function attempt(deps: AccountDeps, proof: Proof, visitor: Visitor): Promise<SignedIn> {
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
  return enter(deps, { ...user, isAdmin: false }, visitor, [addUser(deps, user), verified, add(deps, proof, user.id)]);
}

/** An account whose address nobody has confirmed may be a stranger's, who waits for its owner. */
function connect(
  deps: AccountDeps,
  { proof, holder }: { proof: Proof; holder: { emailVerifiedAt: number | null } & Account },
  visitor: Visitor,
): Promise<SignedIn> {
  if (holder.emailVerifiedAt === null || holder.isDevelopment) {
    deps.log.warn('sign-in with a provider refused', { provider: proof.provider, reason: 'unconfirmed account' });
    throw new Reject(
      409,
      'provider-unconfirmed',
      'Your address has an account here, but was never confirmed. Choose “Forgot your password?”, open the link in the letter, and then continue with this service.',
    );
  }
  const stillConfirmed = write
    .update(users)
    .set({ emailVerifiedAt: holder.emailVerifiedAt })
    .where(and(eq(users.id, holder.id), eq(users.emailKey, emailKey(holder.email)), isNotNull(users.emailVerifiedAt)));
  const { email: to, firstName } = holder;
  const data = { firstName, provider: PROVIDER_NAMES[proof.provider] };
  const letter = writeLetter(deps, { kind: 'provider-connected', to, language: visitor.language, data });
  return enter(deps, holder, visitor, [stillConfirmed, add(deps, proof, holder.id)], letter);
}

function vouchedEmail({ log }: AccountDeps, { provider, identity }: Proof): string {
  const email = emailOf(identity.email);
  if (email !== null && identity.isEmailVerified) return email;
  log.warn('sign-in with a provider refused', { provider, reason: 'unverified address' });
  throw new Reject(
    403,
    'provider-unverified',
    'This service does not confirm that your e-mail address is yours. Confirm it there, or use your e-mail address and a password here.',
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
): Promise<SignedIn> {
  const { issued, statements } = await beginSession(deps, account.id, visitor.session, deviceWords(visitor.userAgent));
  const trust = await trustAddress(deps, account.email, visitor.address);
  await atomically(deps.db, [...statements, ...trust, ...letter], guards);
  return { user: toUser(account), session: issued, device: null };
}

function add({ clock }: AccountDeps, { provider, identity: { issuer, subject } }: Proof, userId: string): Statement {
  return write
    .insert(identities)
    .values({ issuer, subject, provider, userId, createdAt: clock.now() })
    .onConflictDoNothing();
}
