import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { auditLog, users } from '@marquee/db';
import { scryptPasswords } from '@marquee/platform/passwords';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at } from '../../deploy/layout.ts';
import { keepAdmin } from '../../local/keep-admin.ts';
import { type LocalState, openLocal } from '../../local/open-local.ts';
import { addAdminRemotely, addAdminTo } from '../add-admin.ts';
import { createAdmin } from '../command.ts';

const PASSWORD = 'a bright red lantern';
const BOSS = { email: 'boss@your-town.org', password: PASSWORD };
/** One test starts a process and prepares a state: on a busy machine that takes long. */
const SLOW = 180_000;

/** Opening a state takes seconds: the tests of this file share one, and each begins without accounts. */
const state = mkdtempSync(join(tmpdir(), 'marquee-admin-'));
let local: LocalState;
beforeAll(async () => {
  local = await openLocal(state);
});
afterAll(async () => {
  await local.close();
  rmSync(state, { recursive: true, force: true });
});
beforeEach(() => local.db.delete(users));

const accounts = () => local.db.select().from(users);
const knows = (password: string, account: { passwordHash: string | null } | undefined) =>
  scryptPasswords().verify(password, account?.passwordHash ?? null);

describe('an administrator', { timeout: SLOW }, () => {
  it('is made locally, with a hash that knows the password', async () => {
    await addAdminTo(local.db, BOSS);
    const [row] = await accounts();
    expect(row).toMatchObject({ email: BOSS.email, role: 'admin', isDevelopment: false });
    expect(await knows(PASSWORD, row)).toBe(true);
  });

  it('is not made twice', async () => {
    await addAdminTo(local.db, BOSS);
    await expect(addAdminTo(local.db, { ...BOSS, email: 'Boss@Your-Town.org' })).rejects.toThrow(
      'An account with the address Boss@Your-Town.org already exists. Nothing was changed.',
    );
  });

  it.each([
    [{ email: 'boss', password: PASSWORD }, /^Please enter an email address/],
    [{ email: BOSS.email, password: 'password123' }, /very common/],
    [{ email: BOSS.email, password: 'short' }, /at least 10 characters/],
  ])('like %j is refused before the database is asked', async (admin, why) => {
    await expect(addAdminRemotely(() => Promise.reject(new Error('asked')), 'c.json', admin)).rejects.toThrow(why);
  });

  it('is made in the owner’s database by statements that hold the hash and no password', async () => {
    const calls: Array<{ args: readonly string[]; text: string }> = [];
    await addAdminRemotely(
      (args) => {
        calls.push({ args, text: readFileSync(args.at(-1) ?? '', 'utf8') });
        return Promise.resolve({ status: 0, output: '', complaint: '' });
      },
      'config.json',
      BOSS,
    );
    const [{ args, text } = { args: [], text: '' }] = calls;
    expect(args.slice(0, -1)).toEqual([
      'd1',
      'execute',
      'DB',
      '--remote',
      '--config',
      'config.json',
      '--yes',
      '--file',
    ]);
    expect(text).toContain('scrypt$16384$8$5$');
    expect(JSON.stringify(calls)).not.toContain(PASSWORD);
    for (const statement of text.split(/;\n/).filter(Boolean)) await local.db.run(sql.raw(statement));
    expect(await accounts()).toMatchObject([{ email: BOSS.email, role: 'admin' }]);
    const [entry] = await local.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ actorId: 'admin:create', action: 'account.create' });
  });

  it('that the database refuses is reported without its password', async () => {
    const refuse = (complaint: string) => () => Promise.resolve({ status: 1, output: '', complaint });
    const taken = addAdminRemotely(refuse('UNIQUE constraint failed: users.email_key: SQLITE_CONSTRAINT'), 'c', BOSS);
    await expect(taken).rejects.toThrow('An account with the address');
    await expect(addAdminRemotely(refuse('no network'), 'c', BOSS)).rejects.toThrow(
      /run the same command again\.\nno network$/,
    );
  });
});

describe('the command', { timeout: SLOW }, () => {
  it('as a process makes up a password and prints it once, in a state that was never started', async () => {
    const own = mkdtempSync(join(tmpdir(), 'marquee-admin-'));
    rmSync(own, { recursive: true });
    const script = at('scripts/admin-create.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--state', own, '--email', BOSS.email]);
    const password = /^Password \(shown only now\): (\S{24})$/m.exec(stdout)?.[1] ?? '';
    const opened = await openLocal(own);
    const [row] = await opened.db.select().from(users);
    await opened.close();
    rmSync(own, { recursive: true, force: true });
    expect(await knows(password, row)).toBe(true);
  });

  it('takes a password from standard input, and never prints it', async () => {
    const said: string[] = [];
    const terminal = { readInput: () => `${PASSWORD}\n`, say: (text: string) => said.push(text) };
    const args = ['--state', state, '--email', BOSS.email, '--password-stdin'];
    await createAdmin(args, terminal, (_, admin) => addAdminTo(local.db, admin));
    expect(said).toEqual([`${BOSS.email} is now an administrator.`]);
    expect(await knows(PASSWORD, (await accounts())[0])).toBe(true);
  });

  it.each([
    [['--email', BOSS.email, '--local', '--remote'], 'Use --local or --remote, not both.'],
    [['--local'], 'Say whose address'],
  ])('refuses %j in a sentence, and reads no password', async (args, why) => {
    const readInput = () => expect.unreachable();
    await expect(createAdmin(args, { readInput, say: expect.unreachable })).rejects.toThrow(why);
  });
});

describe('the administrator of a laptop', { timeout: SLOW }, () => {
  it('is made once, and has the same password at every start', async () => {
    const [first, second] = [await keepAdmin(local.db, state), await keepAdmin(local.db, state)];
    expect(second).toEqual(first);
    expect(first.email).toBe('admin@marquee.local');
    expect(statSync(join(state, 'administrator-password')).mode & 0o077).toBe(0);
    const rows = await accounts();
    expect(rows).toMatchObject([{ role: 'admin', isDevelopment: true }]);
    expect(await knows(first.password, rows[0])).toBe(true);
  });

  it('gets a new password when the kept one is lost, and its old one back when the database is', async () => {
    const first = await keepAdmin(local.db, state);
    rmSync(join(state, 'administrator-password'));
    const second = await keepAdmin(local.db, state);
    expect(second.password).not.toBe(first.password);
    await local.db.delete(users);
    expect(await keepAdmin(local.db, state)).toEqual(second);
    expect(await knows(second.password, (await accounts())[0])).toBe(true);
  });
});
