import { committed, users } from '@marquee/db';
import { newId, Reject } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { deviceWords } from './device-words.ts';
import { rememberDevice } from './known-devices.ts';
import { addUser, type NewUser } from './new-user.ts';
import { passwordFault } from './password-rules.ts';
import { beginSession } from './sessions.ts';
import type { SignedIn, Visitor } from './sign-in.ts';
import { countRegistration, trustAddress } from './throttle.ts';
import { emailKey } from './user-row.ts';

export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * Creates an account and signs it in; its browser and network address become known. Its role is always `user`: only administrators assign roles
 * (docs/spec/decisions.md 9). Throws Reject 400 for a weak password, 409 for a taken address, TooOften.
 */
export async function register(deps: AccountDeps, given: Registration, visitor: Visitor): Promise<SignedIn> {
  const fault = passwordFault(given.password, given.email);
  if (fault) throw new Reject(400, 'weak-password', fault, 'password');
  await countRegistration(deps, visitor.address);
  const [taken] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(given.email)));
  if (taken) throw isTaken();
  const user: NewUser = {
    id: newId(deps.clock, deps.random),
    email: given.email,
    firstName: given.firstName,
    lastName: given.lastName,
    role: 'user',
    passwordHash: await deps.passwords.hash(given.password),
    isDevelopment: false,
  };
  const { issued, statements } = await beginSession(deps, user.id, visitor.session, deviceWords(visitor.userAgent));
  const known = await rememberDevice(deps, user.id, visitor.device);
  const trust = await trustAddress(deps, user.email, visitor.address);
  const { id: userId, email: to } = user;
  const letter = writeLetter(deps, { kind: 'verify-email', to, language: visitor.language, data: { userId } });
  const all = [...statements, ...known.statements, ...trust, ...letter];
  // The address was registered between our check and our commit.
  if (!(await committed(deps.db, all, [addUser(deps, user)]))) throw isTaken();
  const { id, email, firstName, lastName, role } = user;
  return { user: { id, email, firstName, lastName, role, isAdmin: false }, session: issued, device: known.device };
}

export function isTaken(): Reject {
  return new Reject(409, 'email-taken', 'An account with this email address already exists. Please sign in.', 'email');
}
