import { get, withFile, withState, withWorker } from '../world/local-world.ts';
import { fill } from './fill.ts';
import { consoleReads } from './reads.ts';
import type { World } from './world.ts';

/** Ten times of all, then ten times the events alone; `BENCH_WORLDS=2` leaves the million out. */
const WORLDS: World[] = [
  { events: 10_000, sources: 1_000 },
  { events: 100_000, sources: 10_000 },
  { events: 1_000_000, sources: 10_000 },
].slice(0, Number(process.env.BENCH_WORLDS ?? 3));
/** What a panel may read, whatever is stored. */
const MOST_ROWS = 5_000;
const MOST_GROWTH = { ratio: 1.5, rows: 3_000 };

interface Answer {
  status: number;
  read: number;
  text?: string;
}

/** Rows that each read of the console reads, as D1 counts them, in three worlds; which of them walk. */
export async function bench(): Promise<unknown> {
  const rows: Record<string, number[]> = {};
  const refused: Record<string, string> = {};
  const storedSeconds: number[] = [];
  await withState(async (state) => {
    let before: World = { events: 0, sources: 0 };
    for (const world of WORLDS) {
      const started = performance.now();
      await withFile(state, (db) => fill(db, before, world));
      storedSeconds.push(Math.round((performance.now() - started) / 1000));
      before = world;
      await withWorker(state, async (origin) => {
        for (const { id, path } of consoleReads()) {
          const { status, read, text } = await get<Answer>(`${origin}/rows?of=${encodeURIComponent(path)}`);
          if (status !== 200) refused[id] = `${status} ${path}: ${text ?? ''}`;
          rows[id] = [...(rows[id] ?? []), read];
        }
      });
    }
  });
  const all = Object.entries(rows);
  return {
    worlds: WORLDS,
    storedSeconds,
    refused,
    grow: all.filter(([, of]) => grows(of)).map(([id]) => id),
    readMoreThan: { rows: MOST_ROWS, reads: all.filter(([, of]) => Math.max(...of) > MOST_ROWS).map(([id]) => id) },
    rows: sorted(rows),
  };
}

/** Whether more stored means more read: a page that was not full, or a count that ends at a thousand, grows only to its end. */
function grows(of: readonly number[]): boolean {
  return of.some((read, i) => {
    const before = of[i - 1] ?? read;
    return read > Math.max(before * MOST_GROWTH.ratio, before + MOST_GROWTH.rows);
  });
}

/** The costliest first. */
function sorted(rows: Record<string, number[]>): Record<string, string> {
  const largest = ([, of]: [string, number[]]) => Math.max(...of);
  const entries = Object.entries(rows).toSorted((a, b) => largest(b) - largest(a));
  return Object.fromEntries(entries.map(([id, of]) => [id, of.join(' → ')]));
}
