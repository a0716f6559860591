import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Holder, isHeld } from './lock-holder.ts';
import { makeFolder } from './make-folder.ts';

export interface Lock {
  /** Lets the state go; the end of the process does the same. */
  release: () => void;
}

/** Taken by this process, or held by another. */
export type Taken = { lock: Lock } | { holder: Holder };

const NAME = /^running-(\d+)\.lock$/;
const MOST_TRIES = 50;

/**
 * Takes a local state for one process. While the process lives it listens on a port of loopback that stands in the lock file; a lock
 * whose port does not answer was left by a process that was killed, and is taken over.
 *
 * Lock files are numbered, and the highest decides: taking over means creating the next number, which only one of several can do. A
 * lock file is never removed while it is the highest, so a slow process cannot take a state that changed hands since it looked.
 */
export async function takeLock(state: string, origin: string): Promise<Taken> {
  const token = randomUUID();
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(token);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port: 0, host: '127.0.0.1' }, resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  const mine: Holder = { token, port, origin, pid: process.pid, since: new Date().toISOString() };

  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    makeFolder(state);
    const before = numbersIn(state);
    const highest = before.at(-1);
    const holder = highest === undefined ? null : await readHolder(fileOf(state, highest));
    if (holder && (await isHeld(holder))) {
      server.close();
      return { holder };
    }
    const number = (highest ?? 0) + 1;
    if (!create(fileOf(state, number), mine)) continue;
    // Somebody whom the first look did not show came in between: both step back, and look again.
    const isAlone = numbersIn(state).every((other) => other === number || before.includes(other));
    if (isAlone) {
      for (const old of before) rmSync(fileOf(state, old), { force: true });
      return { lock: { release: () => server.close() } };
    }
    rmSync(fileOf(state, number), { force: true });
    await wait(Math.random() * 100);
  }
  server.close();
  throw new Error(`The lock of ${state} could not be taken.`);
}

/** Deletes a state except its lock, which the caller holds. */
export function emptyState(state: string): void {
  for (const name of readdirSync(state))
    if (!NAME.test(name)) rmSync(join(state, name), { recursive: true, force: true });
}

function numbersIn(state: string): number[] {
  return readdirSync(state)
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

function fileOf(state: string, number: number): string {
  return join(state, `running-${number}.lock`);
}

/** False where the file is there already, or its folder is not there any more. */
function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  }
}

/** Reads a lock file. A new one may not be written yet; one that stays unreadable has no owner. */
async function readHolder(file: string): Promise<Holder | null> {
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Holder;
    } catch {
      await wait(50);
    }
  }
  return null;
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
