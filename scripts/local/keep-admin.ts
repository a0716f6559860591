import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, users } from '@marquee/db';
import { DEVELOPMENT_ADMIN, keepDevelopmentAdmin } from '@marquee/domain/development';
import { type Clock, systemClock } from '@marquee/kernel';
import { scryptPasswords } from '@marquee/platform/passwords';
import { eq } from 'drizzle-orm';
import { newPassword } from '../accounts/new-password.ts';

export interface LocalAdmin {
  email: string;
  password: string;
}

/**
 * The administrator of a local state: created once, with its password stored next to the database (the state folder is not committed).
 * The account is marked as a development account and cannot sign in anywhere else.
 */
export async function keepAdmin(db: Database, state: string, clock: Clock = systemClock): Promise<LocalAdmin> {
  const passwords = scryptPasswords();
  const file = join(state, 'administrator-password');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const password = kept || newPassword();
  const [account] = await db.select().from(users).where(eq(users.email, DEVELOPMENT_ADMIN)).limit(1);
  const isSame = kept !== '' && account?.passwordHash != null && (await passwords.verify(kept, account.passwordHash));
  if (!isSame) {
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    await db.run(keepDevelopmentAdmin({ clock }, await passwords.hash(password)));
  }
  return { email: DEVELOPMENT_ADMIN, password };
}
