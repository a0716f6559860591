import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedMigrations, recordMigrations } from './migration-hashes.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
let root = '';
const at = (name: string) => join(root, 'migrations', name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-hashes-'));
  cpSync(join(repository, 'migrations'), join(root, 'migrations'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('takes the migrations as they are recorded', () => {
  expect(changedMigrations(root)).toEqual([]);
});

it('refuses one that was changed, even by a space, and says what to do', () => {
  writeFileSync(at('0000_tables.sql'), `${readFileSync(at('0000_tables.sql'), 'utf8')} `);
  const [fault, ...others] = changedMigrations(root);
  expect(others).toEqual([]);
  expect(fault).toMatch(/0000_tables\.sql was changed\. .*put the change into a new migration/);
  // Recording again changes nothing.
  expect(recordMigrations(root)).toEqual([]);
  expect(changedMigrations(root)).toEqual([fault]);
});

it('refuses one that was removed or renamed', () => {
  rmSync(at('0000_tables.sql'));
  writeFileSync(at('0000_other.sql'), 'SELECT 1;');
  expect(changedMigrations(root)).toEqual([
    expect.stringContaining('0000_tables.sql was removed. Databases have it already'),
    expect.stringContaining('0000_other.sql comes before'),
  ]);
});

it('asks for a new one to be recorded, and takes it then', () => {
  writeFileSync(at('9999_next.sql'), 'SELECT 1;');
  expect(changedMigrations(root)).toEqual([
    expect.stringContaining('9999_next.sql is not recorded: run `npm run keep-state`'),
  ]);
  expect(recordMigrations(root)).toEqual(['9999_next.sql']);
  expect(changedMigrations(root)).toEqual([]);
});
