import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailField } from '@marquee/contract';
import { z } from 'zod';
import { AddressTaken, addAdminRemotely, type NewAdmin } from '../../accounts/add-admin.ts';
import { newPassword } from '../../accounts/new-password.ts';
import type { AccountApi } from '../account/api.ts';
import { rowsOf } from '../account/read-account.ts';
import { Stop } from '../stop.ts';
import type { Wrangler } from '../wrangler.ts';

const ADMINS = `SELECT email_key AS email FROM users WHERE role = 'admin' LIMIT 100`;
const PENDING = z.object({ email: z.string(), password: z.string() });

export interface FirstAdmin {
  api: AccountApi;
  run: Wrangler;
  databaseId: string;
  databaseConfig: string;
  /** Whom to make an administrator; null leaves it to the owner. */
  email: string | null;
  /** Where the password waits until it was shown: the database may have taken the account although its answer was lost. */
  folder: string;
  say: (text: string) => void;
}

/** Creates the first administrator and prints the password once. True if there is an administrator afterwards. */
export async function keepFirstAdmin(asked: FirstAdmin): Promise<boolean> {
  const { api, run, databaseId, databaseConfig, email, folder, say } = asked;
  const file = join(folder, 'first-administrator');
  const emails = await adminEmails(api, databaseId);
  const kept = readPending(file);
  if (emails.length > 0) {
    if (kept && emails.includes(kept.email.toLowerCase())) show(kept);
    else say('  = Administrator: already there');
    rmSync(file, { force: true });
    return true;
  }
  if (email === null) return false;
  const admin = kept?.email === email ? kept : { email, password: newPassword() };
  writeFileSync(file, JSON.stringify(admin), { mode: 0o600 });
  try {
    await addAdminRemotely(run, databaseConfig, admin);
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    rmSync(file, { force: true });
    say(`  ! ${error.message} It is no administrator's: choose another address.`);
    return false;
  }
  show(admin);
  return true;

  function show({ email: address, password }: NewAdmin): void {
    say(`  ✓ Administrator ${address}, password (shown only now): ${password}`);
    rmSync(file, { force: true });
  }
}

async function adminEmails(api: AccountApi, databaseId: string): Promise<string[]> {
  const rows = await rowsOf(api, databaseId, ADMINS);
  return rows.map(({ email }) => z.string().parse(email));
}

function readPending(file: string): NewAdmin | null {
  if (!existsSync(file)) return null;
  try {
    return PENDING.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** The address as it will be stored. Throws Stop for a malformed one, before anything is made. */
export function adminAddress(text: string): string {
  const email = emailField.safeParse(text);
  if (!email.success)
    throw new Stop(`--admin ${text}: ${email.error.issues[0]?.message ?? 'the address is malformed'}`);
  return email.data;
}
