import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { unstable_startWorker as startWorker } from 'wrangler';
import { migrations } from '../migrations.ts';

const CONFIG = fileURLToPath(new URL('./wrangler.toml', import.meta.url));

/** A folder with a migrated local D1; deleted when the work is done. */
export async function withState<T>(work: (state: string) => Promise<T>): Promise<T> {
  const state = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  try {
    await withWorker(state, (origin) => post(`${origin}/migrate`, migrations()));
    return await work(state);
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

/** The benchmark's Worker on that state, for as long as the work takes. */
export async function withWorker<T>(state: string, work: (origin: string) => Promise<T>): Promise<T> {
  const worker = await startWorker({
    config: CONFIG,
    dev: { persist: state, inspector: false, logLevel: 'error', watch: false, server: { port: 0 } },
  });
  try {
    return await work((await worker.url).origin);
  } finally {
    await worker.dispose();
  }
}

/** The file of the local D1, while no Worker has it open. */
export async function withFile<T>(state: string, work: (db: DatabaseSync) => T | Promise<T>): Promise<T> {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  if (!file) throw new Error(`there is no database in ${folder}`);
  const db = new DatabaseSync(join(folder, file));
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

export async function get<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  return (await response.json()) as T;
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
}
