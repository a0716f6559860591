import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unstable_startWorker as startWorker } from 'wrangler';
import { migrations } from '../migrations.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SIZES = [
  { sources: 1_000, cities: 30 },
  { sources: 10_000, cities: 300 },
];
const STEPS = ['idle', 'due', 'backlog', 'checks', 'pace', 'console', 'profile', 'expand', 'look'] as const;

interface Rows {
  read: number;
  written: number;
  what?: string;
}

/** Rows that D1 reads and writes for each tick of the schedule, and for a turn of expansion, at 1,000 sources in 30 cities and 10,000 in 300, with five events each. */
export async function bench(): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const worker = await startWorker({
    config: at('./wrangler.toml'),
    dev: { persist: folder, inspector: false, logLevel: 'error', watch: false, server: { port: 0 } },
  });
  try {
    const origin = (await worker.url).origin;
    const call = async <T>(path: string, body?: unknown): Promise<T> => {
      const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body ?? {}) });
      if (!response.ok)
        throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
      return (await response.json()) as T;
    };
    await call('/migrate', migrations());
    const ticks: Record<string, Record<string, Rows>> = {};
    let stored = 0;
    for (const size of SIZES) {
      for (let from = stored + 1; from <= size.sources; from += 1_000)
        await call('/seed', { from, to: Math.min(size.sources, from + 999), cities: size.cities });
      stored = size.sources;
      const rows: Record<string, Rows> = {};
      for (const step of STEPS) rows[step] = await call<Rows>(`/step/${step}`);
      ticks[size.sources] = rows;
      console.error(`${size.sources} sources: ${JSON.stringify(rows)}`);
    }
    return {
      benchmark: 'schedule',
      ticks,
      perSourceAndDay: Object.fromEntries(SIZES.map(({ sources }) => [sources, perDay(ticks[sources] ?? {}, sources)])),
    };
  } finally {
    await worker.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the schedule alone, if each source is read four times a day: 1,440 ticks, those that schedule, and four looks at the pace. */
function perDay(rows: Record<string, Rows>, sources: number) {
  const of = (name: 'read' | 'written') => {
    const idle = rows.idle?.[name] ?? 0;
    const scheduled = ((rows.due?.[name] ?? 0) - idle) / 200;
    return Math.round(((1_440 * idle + 4 * (rows.pace?.[name] ?? 0)) / sources + 4 * scheduled) * 10) / 10;
  };
  return { read: of('read'), written: of('written') };
}
