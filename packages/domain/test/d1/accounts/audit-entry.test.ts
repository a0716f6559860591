import { atomically, auditLog, Conflict, type Database } from '@marquee/db';
import { planAdmin } from '@marquee/domain/accounts';
import { type AuditedChange, auditEntry } from '@marquee/domain/audit-log';
import type { Actor } from '@marquee/kernel';
import { quickPasswords } from '@marquee/testkit';
import { engineDeps, freshDatabase } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

let db: Database;
let deps: ReturnType<typeof engineDeps>;
beforeEach(async () => {
  db = await freshDatabase();
  deps = engineDeps(db);
});

const boss: Actor = { kind: 'user', userId: 'u1', email: 'boss@example.org', role: 'promoter', isAdmin: true };
const change = {
  action: 'source.pause',
  subject: 'source:s1',
  before: { paused: false },
  after: { paused: true },
} as const satisfies AuditedChange;
const entry = (actor: Actor, what = {}) => auditEntry(deps, { actor, requestId: 'r1' }, { ...change, ...what });

describe('an audit entry', () => {
  it('says who changed what, by which request, from what to what', async () => {
    await atomically(db, [entry(boss)]);
    expect(await db.select().from(auditLog)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-z]{26}$/),
        at: deps.clock.now(),
        actorKind: 'user',
        actorId: 'u1',
        actorEmail: 'boss@example.org',
        actorRole: 'admin',
        requestId: 'r1',
        ...change,
      },
    ]);
  });

  it('names commands and jobs too, and holds nothing where there was nothing', async () => {
    await atomically(db, [entry({ kind: 'system', job: 'source.scrape' }, { before: null, after: undefined })]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { actorKind: 'system', actorId: 'source.scrape', actorEmail: null, actorRole: null, before: null, after: null },
    ]);
  });

  it('keeps secrets to itself', async () => {
    const after = {
      user: { email: 'a@b.org', passwordHash: 'scrypt$1', apiToken: 'x', webhookSecret: 'y', imageHash: 'z' },
    };
    await atomically(db, [entry(boss, { after })]);
    const [row] = await db.select().from(auditLog);
    expect(row?.after).toEqual({
      user: {
        email: 'a@b.org',
        passwordHash: '(kept secret)',
        apiToken: '(kept secret)',
        webhookSecret: '(kept secret)',
        imageHash: 'z',
      },
    });
  });

  it('is not there when the change was not made', async () => {
    await expect(atomically(db, [entry(boss)], [sql`UPDATE sources SET runs = 1 WHERE id = 'none'`])).rejects.toThrow(
      Conflict,
    );
    expect(await db.select().from(auditLog)).toEqual([]);
  });

  it('can be neither changed nor deleted', async () => {
    await atomically(db, [entry(boss)]);
    for (const attempt of [db.update(auditLog).set({ actorId: 'somebody else' }), db.delete(auditLog)])
      await expect(attempt.then(() => 'done')).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      });
    expect(await db.select().from(auditLog)).toHaveLength(1);
  });
});

describe('an administrator made at the command line', () => {
  const plan = (email: string) =>
    planAdmin({ ...deps, passwords: quickPasswords() }, { email, password: 'a bright red lantern' });

  it('is written down with an entry', async () => {
    await atomically(db, await plan('boss@example.org'));
    const [row] = await db.select().from(auditLog);
    expect(row).toMatchObject({ actorKind: 'system', actorId: 'admin:create', action: 'account.create', before: null });
    expect(row?.after).toMatchObject({ email: 'boss@example.org', role: 'admin' });
    expect(JSON.stringify(row)).not.toContain('quick$');
  });

  it('takes no address from somebody else', async () => {
    await atomically(db, await plan('boss@example.org'));
    await expect(atomically(db, await plan('BOSS@example.org'))).rejects.toThrow(
      /UNIQUE constraint failed: users.email_key/,
    );
    expect(await db.select().from(auditLog)).toHaveLength(1);
  });
});
