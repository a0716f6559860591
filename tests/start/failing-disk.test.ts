import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openMigrated } from '../../scripts/local/open-local.ts';
import { freePort } from '../../scripts/local/port.ts';
import { databaseFile } from '../../scripts/local/upgrade/database-file.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marquee-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

/** A file system of its own for one process, which not every machine allows. */
const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;

/**
 * Starts the product in a state on a file system of so many MB, which `given` fills first and which is then read-only if asked. Waits for
 * its end and gives what it said. A start that goes on is ended after it says that it is ready.
 */
function startOn(size: string, given: string, isReadOnly = false): Promise<{ code: number | null; output: string }> {
  const state = join(folder, 'disk');
  mkdirSync(state, { recursive: true });
  const script = [
    `mount -t tmpfs -o size=${size} tmpfs ${state}`,
    given && `cp -a ${given}/. ${state}/`,
    isReadOnly && `mount -o remount,ro ${state}`,
    'exec node scripts/start.ts --port "$0" --state "$1"',
  ];
  return freePort().then((port) =>
    run('unshare', ['-Urm', 'sh', '-c', script.filter(Boolean).join(' && '), `${port}`, state]),
  );
}

function run(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ctrl-C stops')) child.kill('SIGINT');
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** A state with migrations and places, as after a first start. */
async function aState(name: string): Promise<{ state: string; file: string }> {
  const state = join(folder, name);
  await (await openMigrated(state)).close();
  const file = databaseFile(state);
  if (file === null) throw new Error('There is no database.');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = DELETE');
  db.close();
  return { state, file };
}

/** Of a folder's files, each in whole pages of a file system in memory. */
function bytesBelow(path: string): number {
  const sizes = readdirSync(path, { recursive: true, withFileTypes: true }).map((entry) =>
    entry.isFile() ? Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 4_096) * 4_096 : 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Says what is wrong and what to do, without a trace of calls. */
function expectSaid({ code, output }: { code: number | null; output: string }, what: RegExp): void {
  expect(output).toMatch(what);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

describe.skipIf(!canMount)('on a disk that fails, a start says so and ends', { timeout: 600_000 }, () => {
  it('with no room for a database', async () => {
    expectSaid(await startOn('256k', ''), /cannot be used: .*(?:full|ENOSPC|no space|I\/O error)/i);
  });

  it('with room for its database alone', async () => {
    const { state } = await aState('almost-full');
    const size = Math.ceil(bytesBelow(state) / 1024) + 256;
    expectSaid(await startOn(`${size}k`, state), /cannot be used: .*(?:full|ENOSPC|no space|I\/O error)/i);
  });

  it('that is read-only', async () => {
    const { state } = await aState('read-only');
    expectSaid(await startOn('64m', state, true), /cannot be used: .*(?:EROFS|read-?only)/i);
  });
});

describe('in a state whose database is damaged, a start says so, ends and leaves it', { timeout: 600_000 }, () => {
  const DAMAGES = [
    ['the header', (bytes: Buffer) => bytes.fill(0xaa, 0, 100)],
    ['the schema', (bytes: Buffer) => bytes.fill(0xaa, 100, 4_096)],
    ['the pages in the middle', (bytes: Buffer) => bytes.fill(0xaa, bytes.length >> 1, (bytes.length >> 1) + 65_536)],
    ['all but the beginning', (bytes: Buffer) => bytes.fill(0xaa, 8_192)],
  ] as const;

  it.each(DAMAGES)('in %s', async (name, damage) => {
    const { state, file } = await aState(name.replaceAll(' ', '-'));
    const bytes = readFileSync(file);
    damage(bytes);
    writeFileSync(file, bytes);
    const kept = join(folder, 'kept');
    rmSync(kept, { recursive: true, force: true });
    cpSync(state, kept, { recursive: true });
    const ended = await run('node', ['scripts/start.ts', '--port', String(await freePort()), '--state', state]);
    expectSaid(ended, /(?:malformed|not a database|CORRUPT|NOTADB)/i);
    expect(ended.output).toContain('npm run reset');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('cut short', async () => {
    const { state, file } = await aState('cut');
    const bytes = readFileSync(file).subarray(0, statSync(file).size >> 1);
    writeFileSync(file, bytes);
    const ended = await run('node', ['scripts/start.ts', '--port', String(await freePort()), '--state', state]);
    expectSaid(ended, /(?:malformed|not a database|CORRUPT|NOTADB)/i);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});
