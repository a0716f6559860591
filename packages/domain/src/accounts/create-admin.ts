import { emailField } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { type Clock, newId, type Passwords, type Random, Reject } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { insertUser } from './new-user.ts';
import { passwordFault } from './password-rules.ts';

interface Deps {
  clock: Clock;
  random: Random;
  passwords: Passwords;
}

/**
 * The statements that create an administrator, for scripts with database access (docs/spec/decisions.md 123). The first fails if
 * the address is taken. Throws Reject 400 for a malformed address or a weak password.
 */
export async function planAdmin(deps: Deps, given: { email: string; password: string }): Promise<Statement[]> {
  const email = emailField.safeParse(given.email);
  if (!email.success)
    throw new Reject(400, 'bad-input', email.error.issues[0]?.message ?? 'The email address is malformed.', 'email');
  const fault = passwordFault(given.password, email.data);
  if (fault) throw new Reject(400, 'weak-password', fault, 'password');
  const user = {
    id: newId(deps.clock, deps.random),
    email: email.data,
    firstName: 'Site',
    lastName: 'Administrator',
    role: 'admin' as const,
    passwordHash: await deps.passwords.hash(given.password),
    isDevelopment: false,
  };
  const { passwordHash: _, ...after } = user;
  const caller = { actor: { kind: 'system', job: 'admin:create' }, requestId: user.id } as const;
  return [
    insertUser(deps, user),
    auditEntry(deps, caller, { action: 'account.create', subject: `user:${user.id}`, before: null, after }),
  ];
}
