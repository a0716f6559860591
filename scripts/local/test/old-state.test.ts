import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { askReset } from '../ask-reset.ts';
import { OldStateError } from '../migrate.ts';
import { openLocal } from '../open-local.ts';

const state = mkdtempSync(join(tmpdir(), 'marquee-old-'));
afterAll(() => rmSync(state, { recursive: true, force: true }));

/** What a person types at a terminal, or null where there is no terminal. */
function terminal(typed: string | null) {
  const streams = { input: new PassThrough(), output: new PassThrough() };
  for (const stream of Object.values(streams)) Object.assign(stream, { isTTY: typed !== null });
  if (typed !== null) streams.input.end(typed);
  return askReset(streams.input as unknown as typeof process.stdin, streams.output as unknown as typeof process.stdout);
}

describe('a local state of an older version', () => {
  it('is told apart from one that lacks migrations, and is left as it is', async () => {
    const { db, close } = await openLocal(state);
    await db.run(sql`DELETE FROM d1_migrations`);
    await db.run(sql`INSERT INTO d1_migrations (name) VALUES ('0000_before_the_squash.sql')`);
    await close();
    const again = openLocal(state);
    await expect(again).rejects.toThrow(OldStateError);
    await expect(again).rejects.toThrow('0000_before_the_squash.sql');
    await expect(openLocal(state)).rejects.toThrow(OldStateError);
  });

  it('is told apart where its migrations have the names of today and another text', async () => {
    const changed = mkdtempSync(join(tmpdir(), 'marquee-changed-'));
    try {
      const { db, close } = await openLocal(changed);
      await db.run(sql`UPDATE d1_migrations SET sha256 = 'of another text' WHERE name LIKE '0000%'`);
      await close();
      await expect(openLocal(changed)).rejects.toThrow(/older version of Marquee \(0000_tables\.sql\)/);
    } finally {
      rmSync(changed, { recursive: true, force: true });
    }
  });

  it('made before the text was noted is of an older version', async () => {
    const unnoted = mkdtempSync(join(tmpdir(), 'marquee-unnoted-'));
    try {
      const { db, close } = await openLocal(unnoted);
      await db.run(sql`ALTER TABLE d1_migrations DROP COLUMN sha256`);
      await close();
      await expect(openLocal(unnoted)).rejects.toThrow(OldStateError);
    } finally {
      rmSync(unnoted, { recursive: true, force: true });
    }
  });

  it('is forgotten only by a person who says yes', async () => {
    expect(await terminal('y\n')).toBe(true);
    expect(await terminal('YES\n')).toBe(true);
    for (const typed of ['\n', 'n\n', 'reset\n', '']) expect(await terminal(typed)).toBe(false);
    expect(await terminal(null)).toBe(false);
  });
});
