import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { movingClock } from '@marquee/testkit/moving-clock';
import { until } from '@marquee/testkit/until';
import { freePort } from '../../../scripts/local/port.ts';
import type { Progress } from '../../../scripts/local/report.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface ProductOptions {
  state: string;
  manifest?: string;
  env?: Record<string, string>;
}

export interface Product {
  /** Its address, once its servers answer; rejects when it ends before. */
  ready: Promise<string>;
  output: () => string;
  /** Ends all its processes at once, as when a laptop's battery dies. */
  kill: () => Promise<void>;
}

/** Of every product that a test starts: it goes on while none runs. */
export const clock = movingClock('2026-12-03T15:00:00-05:00');

/** Starts the product as `npm start` does, in a process group of its own. */
export async function startProduct({ state, manifest, env }: ProductOptions): Promise<Product> {
  const port = await freePort();
  const web = manifest ? ['--web', manifest] : [];
  const args = ['scripts/start.ts', '--port', String(port), '--state', state, ...web];
  const child = spawn('node', args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, MARQUEE_NOW: new Date(clock.now()).toISOString(), ...env },
  });
  let output = '';
  const ended = once(child, 'close');
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Ctrl-C stops')) resolve(`http://localhost:${port}`);
      });
    void ended.then(() => reject(new Error(`The product ended:\n${output.slice(-2_000)}`)));
  });
  // Whoever kills it before it is ready does not wait for that.
  ready.catch(() => {});
  return { ready, output: () => output, kill: () => kill(child, ended) };
}

async function kill(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Whether something is still to be read or fetched. */
export async function isReading(product: Product): Promise<boolean> {
  const { read, sources, open } = await progressOf(await product.ready);
  return read < sources || open > 0;
}

async function progressOf(origin: string): Promise<Progress> {
  const response = await fetch(`${origin}/__dev/progress`, { signal: AbortSignal.timeout(60_000) });
  return (await response.json()) as Progress;
}

/** Nothing changes for so long where one job waits for its host. */
const STILL_MS = 30_000;

/** Waits until every source was read and no job is open. */
export async function untilQuiet(product: Product, limitMs: number): Promise<Progress> {
  const origin = await product.ready;
  let last: Progress | undefined;
  let before = { state: '', since: performance.now() };
  const isQuiet = async () => {
    const progress = await progressOf(origin).catch(() => undefined);
    if (!progress) return false;
    last = progress;
    if (progress.sources > 0 && progress.read >= progress.sources && progress.open === 0) return true;
    // A host that asked for an hour before the product was killed is still to be waited for.
    const state = [progress.read, progress.open, progress.events, progress.pictures].join();
    if (state !== before.state) before = { state, since: performance.now() };
    const isStill = performance.now() - before.since > STILL_MS;
    return isStill && progress.read >= progress.sources - 1 && progress.open <= 1;
  };
  await until('nothing is left to be read', isQuiet, limitMs).catch(() => {});
  if (last && (await isQuiet())) return last;
  throw new Error(`Not quiet after ${limitMs / 1_000} s: ${JSON.stringify(last)}\n${product.output().slice(-3_000)}`);
}
