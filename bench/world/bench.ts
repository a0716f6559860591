import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { unstable_startWorker as startWorker } from 'wrangler';
import { migrations } from '../migrations.ts';
import { answerCpu } from './answer-cpu.ts';
import { requestRatios } from './request-ratios.ts';
import { seed } from './seed.ts';
import { type Figures, verdictOf } from './verdict.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SIZES = (process.env.BENCH_SIZES ?? '10000,100000').split(',').map(Number);

/** The size at which requests are counted: rows read say how the others differ. */
const RATIOS_AT = Math.min(1, SIZES.length - 1);

/**
 * What pages of the public site cost at several sizes (BENCH_SIZES=10000,100000,1000000): rows read as D1 counts them, milliseconds in the database, rows written for an event,
 * and requests a second beside a bare route in the same workerd and the same run, as ratios. `names` are groups of
 * `cases.ts`. Events are stored by the engine's own statements, in the database's file, before each size is measured.
 */
export async function bench(names: readonly string[]) {
  const state = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  try {
    await withWorker(state, (origin) => post(`${origin}/migrate`, migrations()));
    const sizes: Record<string, Record<string, Figures>> = {};
    let ratios: unknown;
    const answers: Record<string, unknown> = {};
    let written: unknown;
    for (const [i, size] of SIZES.entries()) {
      store(state, (SIZES[i - 1] ?? 0) + 1, size);
      if (names.includes('chat')) answers[size] = await withFile(state, answerCpu);
      await withWorker(state, async (origin) => {
        sizes[size] = await get(`${origin}/cases?of=${names.join(',')}`);
        console.error(`${size} events: ${JSON.stringify(sizes[size])}`);
        if (i === 0) written = await get(`${origin}/written`);
        if (i === RATIOS_AT) ratios = await requestRatios(origin, names);
      });
    }
    return {
      benchmark: names.join(' '),
      sizes,
      ...(names.includes('chat') ? { answerCpu: answers } : {}),
      requestRatios: ratios,
      rowsWritten: written,
      verdict: verdictOf(sizes),
    };
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

async function withWorker<T>(state: string, work: (origin: string) => Promise<T>): Promise<T> {
  const worker = await startWorker({
    config: at('./wrangler.toml'),
    dev: { persist: state, inspector: false, logLevel: 'error', watch: false, server: { port: 0 } },
  });
  try {
    return await work((await worker.url).origin);
  } finally {
    await worker.dispose();
  }
}

/** Writes into the file of the local D1 while no Worker has it open. */
function store(state: string, from: number, to: number): void {
  const db = open(state);
  const started = performance.now();
  seed(db, from, to);
  db.close();
  console.error(`stored events ${from} to ${to} in ${Math.round((performance.now() - started) / 1000)} s`);
}

function open(state: string): DatabaseSync {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  if (!file) throw new Error(`there is no database in ${folder}`);
  return new DatabaseSync(join(folder, file));
}

async function withFile<T>(state: string, work: (db: DatabaseSync) => Promise<T>): Promise<T> {
  const db = open(state);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

async function get<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  return (await response.json()) as T;
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
}
