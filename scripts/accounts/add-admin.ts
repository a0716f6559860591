import { atomically, type Database, type Statement } from '@marquee/db';
import { planAdmin } from '@marquee/domain/accounts';
import { Reject, secureRandom, systemClock } from '@marquee/kernel';
import { scryptPasswords } from '@marquee/platform/passwords';
import { withFile } from '../deploy/release.ts';
import { sqlText } from '../deploy/sql-text.ts';
import { Stop } from '../deploy/stop.ts';
import type { Wrangler } from '../deploy/wrangler.ts';
import { openLocal } from '../local/open-local.ts';

export interface NewAdmin {
  email: string;
  password: string;
}

/** Creates an administrator in a local state. Throws Stop for a weak password or a taken address. */
export async function addAdminLocally(state: string, admin: NewAdmin): Promise<void> {
  const statements = await statementsFor(admin);
  const { db, close } = await openLocal(state);
  try {
    await commit(db, statements, admin);
  } finally {
    await close();
  }
}

/** The same in an open database. */
export async function addAdminTo(db: Database, admin: NewAdmin): Promise<void> {
  await commit(db, await statementsFor(admin), admin);
}

async function commit(db: Database, statements: readonly Statement[], admin: NewAdmin): Promise<void> {
  try {
    await atomically(db, statements);
  } catch (error) {
    throw isTaken(String(error)) ? takenBy(admin) : error;
  }
}

/** Creates an administrator in the owner's database. The password is hashed here; only its hash is sent. */
export async function addAdminRemotely(
  run: Wrangler,
  databaseConfig: string,
  admin: NewAdmin,
  where: readonly string[] = ['--remote'],
): Promise<void> {
  const text = (await statementsFor(admin)).map(sqlText).join('');
  const { status, output, complaint } = await withFile(text, (file) =>
    run(['d1', 'execute', 'DB', ...where, '--config', databaseConfig, '--yes', '--file', file]),
  );
  if (status === 0) return;
  const said = `${complaint}\n${output}`.trim();
  throw isTaken(said)
    ? takenBy(admin)
    : new Stop(`The database did not take the administrator; run the same command again.\n${said}`);
}

async function statementsFor(admin: NewAdmin): Promise<Statement[]> {
  const deps = { clock: systemClock, random: secureRandom, passwords: scryptPasswords() };
  try {
    return await planAdmin(deps, admin);
  } catch (error) {
    throw error instanceof Reject ? new Stop(error.message) : error;
  }
}

function isTaken(said: string): boolean {
  return /UNIQUE constraint failed: users\.email_key/.test(said);
}

/** The address has an account already. */
export class AddressTaken extends Stop {
  override name = 'AddressTaken';
}

function takenBy({ email }: NewAdmin): AddressTaken {
  return new AddressTaken(`An account with the address ${email} already exists. Nothing was changed.`);
}
