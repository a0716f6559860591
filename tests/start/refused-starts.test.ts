import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/local/port.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marquee-refused-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the product as `npm start` does, and waits for its end. */
function start(state: string, port: number): Promise<{ code: number; output: string }> {
  const args = ['scripts/start.ts', '--port', String(port), '--state', state];
  return new Promise((resolve) =>
    execFile('node', args, { cwd: ROOT, timeout: 120_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
    ),
  );
}

/** One sentence that says what to do, and no trace of calls. */
function expectSaid({ code, output }: { code: number; output: string }, what: RegExp): void {
  expect(output).toMatch(what);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

describe('a start that cannot be says why, and ends', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('where its port is taken at %s', async (host) => {
    const port = await freePort();
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(port, host, done));
    try {
      const state = join(folder, `taken-${host}`);
      expectSaid(await start(state, port), new RegExp(`Port ${port} is taken.*PORT=8080 npm start`));
    } finally {
      await new Promise((done) => holder.close(done));
    }
  });

  it('where a file is in the place of its state, and leaves the file as it was', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, 'something of somebody');
    expectSaid(await start(file, await freePort()), /The local state in .*a-file cannot be used: /);
    expect(readFileSync(file, 'utf8')).toBe('something of somebody');
  });

  it.skipIf(process.platform !== 'linux').each([
    '/sys/marquee-state',
    // Here the system says that the folder does not exist, and goes on saying so however often it is made.
    '/proc/marquee-state',
    '/proc/marquee/state/below',
    '/dev/fd/marquee-state',
    '/dev/null/marquee-state',
    join(folder, 'n'.repeat(300)),
  ])('where nothing can be made: %s', async (state) => {
    expectSaid(await start(state, await freePort()), /The local state in .* cannot be used: /);
  });
});
