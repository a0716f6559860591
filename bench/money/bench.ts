import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unstable_startWorker as startWorker } from 'wrangler';
import { migrations } from '../migrations.ts';
import type { Played, Proved } from './results.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SEED = Number(process.env.BENCH_SEED ?? 1);
const HISTORIES = Number(process.env.BENCH_HISTORIES ?? 10_000);
const AT_ONCE = 50;

/**
 * Whether money adds up whatever arrives: histories of boosts (declined cards, payments, fees that come later, partial and full refunds, disputes,
 * cancelled events, days that pass) with the provider's messages shuffled, doubled and lost. At the end the ledger, the payments and what was
 * bought are compared with what the provider says, by rules written a second time.
 */
export async function bench(): Promise<unknown> {
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
    const sums: Record<string, number> = {};
    const differences: string[] = [];
    for (let from = 0; from < HISTORIES; from += AT_ONCE) {
      const count = Math.min(AT_ONCE, HISTORIES - from);
      const played = await call<Played>('/play', { seed: SEED + from, from, count });
      for (const [name, n] of Object.entries(played.counts)) sums[name] = (sums[name] ?? 0) + n;
      differences.push(...played.differences);
    }
    const { entries, breaks, rowsRead } = await call<Proved>('/prove');
    return {
      asked: { differences: 0, breaks: 0 },
      seed: SEED,
      histories: HISTORIES,
      ...sums,
      differences: differences.length,
      ...(differences.length > 0 ? { examples: differences.slice(0, 20) } : {}),
      ledgerEntries: entries,
      breaks: breaks.length,
      rowsReadPerEntryOfTheProof: Math.round((rowsRead / entries) * 100) / 100,
      rowsReadPerSettledMessage: Math.round((sums.rowsReadBySettling ?? 0) / Math.max(1, sums.delivered ?? 0)),
    };
  } finally {
    await worker.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
