import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unstable_startWorker as startWorker } from 'wrangler';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SIZES = [10_000, 100_000];
const SEED_STEP = 5_000;
const REQUESTS = 600;
const PARALLEL = 8;
const ROUNDS = 3;

type Rows = Record<string, { returned: number; read: number; perRow: number }>;

/**
 * What a page of the listing costs at two sizes: rows read as D1 counts them, and requests a second beside a bare Hono
 * route in the same workerd and the same run, as a ratio.
 */
export async function bench() {
  const state = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const worker = await startWorker({
    config: at('./wrangler.toml'),
    dev: { persist: state, inspector: false, logLevel: 'error', watch: false, server: { port: 0 } },
  });
  try {
    const origin = (await worker.url).origin;
    await post(`${origin}/migrate`, migrations());
    const sizes: Record<string, { rows: Rows; requestRatio: number }> = {};
    let made = 0;
    for (const size of SIZES) {
      for (; made < size; made += SEED_STEP) await post(`${origin}/seed`, { from: made + 1, to: made + SEED_STEP });
      const rows = (await (await fetch(`${origin}/rows`)).json()) as Rows;
      sizes[size] = { rows, requestRatio: await requestRatio(origin) };
    }
    return { benchmark: 'list', page: 50, sizes, verdict: verdict(Object.values(sizes).map((size) => size.rows)) };
  } finally {
    await worker.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}

function migrations(): string[] {
  const folder = at('../../migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))
    .map((statement) => statement.trim())
    .filter(Boolean);
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
}

/** Requests a second of the listing divided by those of a bare route; rounds alternate, the median counts. */
async function requestRatio(origin: string): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await timeFor(`${origin}/bare`);
    const list = await timeFor(`${origin}/api/events?city=Columbia&state=SC&limit=50`);
    if (round > 0) ratios.push(bare / list);
  }
  return Math.round((ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0) * 1000) / 1000;
}

async function timeFor(url: string): Promise<number> {
  const started = performance.now();
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (left-- > 0) await (await fetch(url)).arrayBuffer();
    }),
  );
  return performance.now() - started;
}

/** At most 2.5 rows read a row returned plus 30, and within 10% of each other at both sizes; single lists only. */
function verdict(sizes: Rows[]) {
  const [small, large] = sizes;
  const lists = ['date-asc', 'date-desc', 'price-asc', 'price-desc', 'popularity', 'second page', 'one category'];
  return Object.fromEntries(
    lists.map((name) => {
      const [a, b] = [small?.[name], large?.[name]];
      if (!a || !b) return [name, 'not measured'];
      const within = [a, b].every((row) => row.read <= 2.5 * row.returned + 30);
      const same = Math.abs(a.read - b.read) <= 0.1 * Math.min(a.read, b.read);
      return [name, within && same ? 'met' : 'not met'];
    }),
  );
}
