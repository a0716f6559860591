import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { auditLog, users } from '@marquee/db';
import { scryptPasswords } from '@marquee/platform/passwords';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at } from '../../deploy/layout.ts';
import { keepAdmin } from '../../local/keep-admin.ts';
import { openLocal } from '../../local/open-local.ts';
import { addAdminLocally, addAdminRemotely } from '../add-admin.ts';

const PASSWORD = 'a bright red lantern';
const BOSS = { email: 'boss@your-town.org', password: PASSWORD };
const SLOW = 60_000;

/** Migrated and with its places: that takes seconds, and each test begins with a copy. */
const prepared = mkdtempSync(join(tmpdir(), 'marquee-admin-'));
beforeAll(async () => (await openLocal(prepared)).close());
afterAll(() => rmSync(prepared, { recursive: true, force: true }));

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'marquee-admin-'));
  cpSync(prepared, state, { recursive: true });
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

async function inState<T>(use: (local: Awaited<ReturnType<typeof openLocal>>) => Promise<T>): Promise<T> {
  const local = await openLocal(state);
  try {
    return await use(local);
  } finally {
    await local.close();
  }
}

describe('an administrator', { timeout: SLOW }, () => {
  it('is made locally, with a hash that knows the password', async () => {
    await addAdminLocally(state, BOSS);
    const [row] = await inState(({ db }) => db.select().from(users));
    expect(row).toMatchObject({ email: BOSS.email, role: 'admin', isDevelopment: false });
    expect(await scryptPasswords().verify(PASSWORD, row?.passwordHash ?? null)).toBe(true);
  });

  it('is not made twice', async () => {
    await addAdminLocally(state, BOSS);
    await expect(addAdminLocally(state, { ...BOSS, email: 'Boss@Your-Town.org' })).rejects.toThrow(
      'There is an account with the address Boss@Your-Town.org already; nothing was changed.',
    );
  });

  it.each([
    [{ email: 'boss', password: PASSWORD }, /^Please give an e-mail address/],
    [{ email: BOSS.email, password: 'password123' }, /commonest/],
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
    await inState(async ({ db }) => {
      for (const statement of text.split(/;\n/).filter(Boolean)) await db.run(sql.raw(statement));
      expect(await db.select().from(users)).toMatchObject([{ email: BOSS.email, role: 'admin' }]);
      expect(await db.select().from(auditLog)).toMatchObject([{ actorId: 'admin:create', action: 'account.create' }]);
    });
  });

  it('that the database refuses is reported without its password', async () => {
    const refuse = (complaint: string) => () => Promise.resolve({ status: 1, output: '', complaint });
    const taken = addAdminRemotely(refuse('UNIQUE constraint failed: users.email_key: SQLITE_CONSTRAINT'), 'c', BOSS);
    await expect(taken).rejects.toThrow('There is an account with the address');
    await expect(addAdminRemotely(refuse('no network'), 'c', BOSS)).rejects.toThrow(
      /run the same command again\.\nno network$/,
    );
  });
});

describe('the command', { timeout: SLOW }, () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [at('scripts/admin-create.ts'), '--state', state, ...args]);

  it('makes up a password and prints it once, in a state that was never started too', async () => {
    rmSync(state, { recursive: true });
    const { stdout } = await run('--email', BOSS.email);
    const password = /^Password \(shown only now\): (\S{24})$/m.exec(stdout)?.[1] ?? '';
    const [row] = await inState(({ db }) => db.select().from(users));
    expect(await scryptPasswords().verify(password, row?.passwordHash ?? null)).toBe(true);
  });

  it('never prints the password it was given', async () => {
    const file = join(state, 'password');
    writeFileSync(file, `${PASSWORD}\n`);
    const command = `"${process.execPath}" "${at('scripts/admin-create.ts')}" --state "${state}" --email ${BOSS.email} --password-stdin < "${file}"`;
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command]);
    expect(stdout).toBe(`${BOSS.email} is an administrator now.\n`);
    expect(stderr).not.toContain(PASSWORD);
  });
});

describe('the administrator of a laptop', { timeout: SLOW }, () => {
  it('is made once, and has the same password at every start', async () => {
    const [first, second] = await inState(async ({ db }) => [await keepAdmin(db, state), await keepAdmin(db, state)]);
    expect(second).toEqual(first);
    expect(first?.email).toBe('admin@marquee.local');
    expect(statSync(join(state, 'administrator-password')).mode & 0o077).toBe(0);
    const rows = await inState(({ db }) => db.select().from(users));
    expect(rows).toMatchObject([{ role: 'admin', isDevelopment: true }]);
    expect(await scryptPasswords().verify(first?.password ?? '', rows[0]?.passwordHash ?? null)).toBe(true);
  });

  it('gets a new password when the kept one is lost, and its old one back when the database is', async () => {
    await inState(async ({ db }) => {
      const first = await keepAdmin(db, state);
      rmSync(join(state, 'administrator-password'));
      const second = await keepAdmin(db, state);
      expect(second.password).not.toBe(first.password);
      await db.delete(users);
      expect(await keepAdmin(db, state)).toEqual(second);
      const [row] = await db.select().from(users);
      expect(await scryptPasswords().verify(second.password, row?.passwordHash ?? null)).toBe(true);
    });
  });
});
