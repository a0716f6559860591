import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openMigrated } from '../../scripts/local/open-local.ts';
import { keptFile, settleFile } from '../../scripts/local/upgrade/database-file.ts';
import { readMigrations } from '../../scripts/local/upgrade/migration-files.ts';
import { prepareUpgrade, UpgradeError } from '../../scripts/local/upgrade/upgrade-state.ts';
import { MIGRATIONS, migrationsWith, NEXT, PRESENT, removeFolders, rowsOf, stateOf } from './kept-states.ts';

afterAll(removeFolders);

function change(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

/** Opens a state, which must fail, and gives the message. */
async function refusal(state: string, folder?: string): Promise<string> {
  const error = await openMigrated(state, folder).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UpgradeError);
  return (error as UpgradeError).message;
}

describe('an upgrade that cannot be done says what to do, and the data is as it was', () => {
  it('of a newer version', async () => {
    const { state, file } = await stateOf(PRESENT);
    change(file, "INSERT INTO d1_migrations (name, sha256) VALUES ('9000_later.sql', 'abc')");
    const bytes = readFileSync(file);
    const told = await refusal(state);
    expect(told).toContain('made by a newer version of Marquee (9000_later.sql). It is as it was.');
    expect(told).toContain('Start that version');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('with rows for which this version has no place', async () => {
    const { state, file } = await stateOf('05-boosts');
    change(file, "CREATE TABLE riddles (text); INSERT INTO riddles VALUES ('x'); ALTER TABLE users ADD color text");
    change(file, "UPDATE users SET color = 'red' WHERE id = 'user-1'");
    const bytes = readFileSync(file);
    const told = await refusal(state);
    expect(told).toMatch(
      /no place for (?:riddles, users\.color|users\.color, riddles)\.\nIt is as it was\. Start the version that made it/,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
    change(file, 'DELETE FROM riddles; UPDATE users SET color = NULL');
    await (await openMigrated(state)).close();
    expect(rowsOf(file)['hearts']).toHaveLength(3);
  });

  it('whose rows break a rule of today', async () => {
    const { state, file } = await stateOf('05-boosts');
    const rows = rowsOf(file);
    change(file, 'DROP INDEX events_by_slug; UPDATE events SET slug = (SELECT min(slug) FROM events)');
    expect(await refusal(state)).toMatch(/UNIQUE constraint failed: events\.slug\nIt is as it was/);
    expect(rowsOf(file)['hearts']).toEqual(rows['hearts']);
  });

  it('of a damaged file', async () => {
    const { state, file } = await stateOf('05-boosts');
    const bytes = readFileSync(file);
    bytes.fill(0xaa, bytes.length - 4096);
    writeFileSync(file, bytes);
    expect(await refusal(state)).toContain('The file is damaged; a copy that you made earlier can take its place');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('of what is no database, whatever its version', async () => {
    const { state, file } = await stateOf(PRESENT);
    writeFileSync(
      file,
      'no database at all, but text that is longer than a header of one hundred bytes would be. '.repeat(9),
    );
    const bytes = readFileSync(file);
    expect(await refusal(state)).toMatch(/file is not a database\nIt is as it was\. The file is damaged/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it.each([
    ['ENOSPC: no space left on device, copyfile', 'Make room on the disk, and start again.'],
    ['EROFS: read-only file system, copyfile', 'Make the folder writable, and start again.'],
    ['EACCES: permission denied, copyfile', 'Make the folder writable, and start again.'],
  ])('where no copy can be made: %s', async (trouble, remedy) => {
    for (const [name, folder] of [
      [PRESENT, migrationsWith(NEXT)],
      ['05-boosts', MIGRATIONS],
    ] as const) {
      const { state, file } = await stateOf(name);
      const rows = rowsOf(file);
      const copyHalf = (from: string, to: string) => {
        writeFileSync(to, readFileSync(from).subarray(0, 4096));
        throw new Error(trouble);
      };
      expect(() => prepareUpgrade(state, readMigrations(folder), copyHalf)).toThrow(
        `${trouble}\nIt is as it was. ${remedy}`,
      );
      expect(rowsOf(file)).toEqual(rows);
      expect(keptFile(state)).toBeNull();
      await (await openMigrated(state, folder)).close();
    }
  });

  it('where a migration fails in the middle, those before it are taken back too', async () => {
    const { state, file } = await stateOf(PRESENT);
    settleFile(file);
    const bytes = readFileSync(file);
    const bad = {
      '9001_bad.sql':
        "UPDATE `hearts` SET `note` = 'lost';\n--> statement-breakpoint\nINSERT INTO `nowhere` VALUES (1);",
    };
    expect(await refusal(state, migrationsWith({ ...NEXT, ...bad }))).toMatch(
      /no such table: nowhere.*\nIt is as it was/,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
    const good = migrationsWith({ ...NEXT, '9001_good.sql': "UPDATE `hearts` SET `note` = 'kept';" });
    const { migrations, close } = await openMigrated(state, good);
    await close();
    expect(migrations).toEqual(['9000_notes.sql', '9001_good.sql']);
    expect(rowsOf(file)['hearts']?.map(({ note }) => note)).toEqual(['kept', 'kept', 'kept']);
  });
});
