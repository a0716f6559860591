import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyState, type Lock, type Taken, takeLock } from '../lock.ts';
import { alreadyRunning, isHeld } from '../lock-holder.ts';

const ORIGIN = 'http://localhost:5271';
let folder: string;
let state: string;
let held: Lock[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-lock-'));
  state = join(folder, 'state');
  held = [];
});
afterEach(() => {
  for (const lock of held) lock.release();
  rmSync(folder, { recursive: true, force: true });
});

async function take(): Promise<Taken> {
  const taken = await takeLock(state, ORIGIN);
  if ('lock' in taken) held.push(taken.lock);
  return taken;
}

/** A process that takes the lock, says so, and lives until it is killed. */
async function takeInProcess() {
  const lock = fileURLToPath(new URL('../lock.ts', import.meta.url));
  const code = `const { takeLock } = await import(${JSON.stringify(lock)});
    console.log('lock' in (await takeLock(${JSON.stringify(state)}, 'http://localhost:5272')) ? 'taken' : 'held');
    setInterval(() => {}, 1000);`;
  const child = spawn('node', ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

describe('the lock of a local state', () => {
  it('is taken by one of several that start at once, and tells the others where it runs', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, take));
    const refused = all.flatMap((taken) => ('holder' in taken ? [taken.holder] : []));
    expect(refused).toHaveLength(7);
    for (const holder of refused) expect(holder).toMatchObject({ origin: ORIGIN, pid: process.pid });
  });

  it('left by a killed process is taken over, by one of several', async () => {
    const { child, said } = await takeInProcess();
    expect(said).toBe('taken');
    expect(await take()).toMatchObject({ holder: { origin: 'http://localhost:5272', pid: child.pid } });
    child.kill('SIGKILL');
    await once(child, 'close');
    const all = await Promise.all(Array.from({ length: 8 }, take));
    expect(all.filter((taken) => 'lock' in taken)).toHaveLength(1);
    expect(readdirSync(state)).toEqual(['running-2.lock']);
  });

  it('of a process that is paused is not taken over', async () => {
    const { child } = await takeInProcess();
    child.kill('SIGSTOP');
    const holder = JSON.parse(readFileSync(join(state, 'running-1.lock'), 'utf8'));
    expect(await isHeld(holder, 500)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await isHeld(holder, 500)).toBe(false);
  });

  it('is not taken for held because another program has its port now', async () => {
    const other = createServer((socket) => socket.end('220 mail')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    mkdirSync(state);
    writeFileSync(join(state, 'running-4.lock'), JSON.stringify({ token: 't', port, pid: process.pid }));
    expect(await take()).toHaveProperty('lock');
    other.close();
  });

  it('that was never written in full is nobody’s', async () => {
    mkdirSync(state);
    writeFileSync(join(state, 'running-1.lock'), '{"tok');
    expect(await take()).toHaveProperty('lock');
  });

  it('stays while its state is emptied', async () => {
    await take();
    mkdirSync(join(state, 'v3'));
    writeFileSync(join(state, 'administrator-password'), 'x');
    emptyState(state);
    expect(readdirSync(state)).toEqual(['running-1.lock']);
    expect(await take()).toHaveProperty('holder');
    expect(existsSync(state)).toBe(true);
  });

  it('says since when, with the day where that was not today', () => {
    const holder = { token: '', port: 1, origin: ORIGIN, pid: 1, since: new Date(2026, 9, 3, 10, 42).toISOString() };
    expect(alreadyRunning(holder, new Date(2026, 9, 3, 18, 0))).toBe(
      `Marquee is already running from this folder: ${ORIGIN} (since 10:42). Open it there, or stop it with Ctrl-C first.`,
    );
    expect(alreadyRunning(holder, new Date(2026, 9, 4))).toContain('(since October 3, 10:42)');
  });
});
