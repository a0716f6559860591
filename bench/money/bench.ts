import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proveLedger, storedBooks } from '@marquee/domain/ledger';
import { unstable_startWorker as startWorker } from 'wrangler';
import { migrations } from '../migrations.ts';
import { memoryDatabase } from '../world/memory-database.ts';
import { type Batch, play } from './play.ts';
import { CITY, type Played, type Proved } from './results.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SEED = Number(process.env.BENCH_SEED ?? 1);
const HISTORIES = Number(process.env.BENCH_HISTORIES ?? 10_000);
/** In D1 under workerd, where rows read are counted; the way there takes nearly all of their time, so the others run in Node's SQLite. */
const IN_D1 = 100;
const AT_ONCE = 50;
/** Histories that share a database: the nightly comparison reads all payments there are. */
const A_DATABASE = 500;

/**
 * Whether money adds up whatever arrives: histories of boosts and campaigns (declined cards, payments, fees that come later, partial and full
 * refunds, disputes, cancelled events, reviews, delivery, edits, days that pass) with the provider's messages shuffled, doubled and lost. At the end the ledger, the payments and what was
 * bought are compared with what the provider says, by rules written a second time.
 */
export async function bench(): Promise<unknown> {
  const sums: Record<string, number> = {};
  const differences: string[] = [];
  const add = ({ counts, differences: found }: Played) => {
    for (const [name, n] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + n;
    differences.push(...found);
  };
  const inD1 = Math.min(IN_D1, HISTORIES);
  const worker = await inWorkerd(inD1, add);
  const read = { rowsReadBySettling: sums.rowsReadBySettling ?? 0, delivered: sums.delivered ?? 0 };
  const began = performance.now();
  let { entries, breaks } = worker;
  for (let from = inD1; from < HISTORIES; from += A_DATABASE) {
    const proof = await inNode(from, Math.min(A_DATABASE, HISTORIES - from), add);
    entries += proof.entries;
    breaks = [...breaks, ...proof.breaks];
  }
  const { rowsReadBySettling: _counted, ...counts } = sums;
  return {
    asked: { differences: 0, breaks: 0 },
    seed: SEED,
    histories: HISTORIES,
    ofThemInD1: inD1,
    ...counts,
    differences: differences.length,
    ...(differences.length > 0 ? { examples: differences.slice(0, 20) } : {}),
    ledgerEntries: entries,
    breaks: breaks.length,
    rowsReadPerEntryOfTheProof: Math.round((worker.rowsRead / worker.entries) * 100) / 100,
    rowsReadPerSettledMessage: Math.round(read.rowsReadBySettling / Math.max(1, read.delivered)),
    secondsInNode: Math.round((performance.now() - began) / 1_000),
  };
}

async function inWorkerd(histories: number, add: (played: Played) => void): Promise<Proved> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const worker = await startWorker({
    config: at('./wrangler.toml'),
    dev: { persist: folder, inspector: false, logLevel: 'error', watch: false, server: { port: 0 } },
  });
  try {
    const origin = (await worker.url).origin;
    const call = async <T>(path: string, body?: unknown): Promise<T> => {
      // After a long request the local runtime loses the next one.
      for (let n = 0; n < 5; n += 1) if ((await fetch(`${origin}/ping`)).ok) break;
      const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body ?? {}) });
      if (!response.ok)
        throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
      return (await response.json()) as T;
    };
    await call('/migrate', migrations());
    for (const batch of batchesOf(0, histories)) add(await call<Played>('/play', batch));
    return await call<Proved>('/prove');
  } finally {
    await worker.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inNode(from: number, histories: number, add: (played: Played) => void) {
  const { db } = memoryDatabase([CITY]);
  for (const batch of batchesOf(from, histories)) add(await play(db, batch));
  return proveLedger(storedBooks({ db }));
}

function batchesOf(from: number, histories: number): Batch[] {
  return Array.from({ length: Math.ceil(histories / AT_ONCE) }, (_, n) => {
    const first = from + n * AT_ONCE;
    return {
      product: n % 2 === 0 ? 'boosts' : 'campaigns',
      seed: SEED + first,
      from: first,
      count: Math.min(AT_ONCE, from + histories - first),
    };
  });
}
