import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unstable_startWorker as startWorker } from 'wrangler';
import { migrations } from '../migrations.ts';
import { pairwise } from './score.ts';
import { type Read, scriptOf } from './script.ts';
import type { Told } from './truth.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SEED = Number(process.env.BENCH_SEED ?? 1);

interface Stored {
  source: string;
  key: string;
  event: string;
  slug: string;
  city: string;
  occurrence: string | null;
}

/**
 * Whether events stay themselves while sources edit what they say of them: visits made up from the recorded pages are stored by the
 * product's own verb on D1, and which sightings stand together is compared with the truth, pair by pair.
 */
export async function bench(): Promise<unknown> {
  const { places, reads } = scriptOf(SEED);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const worker = await startWorker({
    config: at('./wrangler.toml'),
    dev: { persist: folder, inspector: false, logLevel: 'error', watch: false, server: { port: 0 } },
  });
  try {
    const origin = (await worker.url).origin;
    const call = async <T>(path: string, body?: unknown): Promise<T> => {
      const response = await fetch(origin + path, body ? { method: 'POST', body: JSON.stringify(body) } : {});
      if (!response.ok)
        throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
      return (await response.json()) as T;
    };
    await call('/migrate', migrations());
    const sources = new Map(
      reads.map(({ source, sourceName, city }) => [source, { id: source, name: sourceName, city }]),
    );
    await call('/world', { places, sources: [...sources.values()] });
    return await play(reads, call);
  } finally {
    await worker.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(reads: readonly Read[], call: <T>(path: string, body?: unknown) => Promise<T>) {
  const told = new Map<string, Told & { words: string }>();
  const firstEvent = new Map<string, { event: string; slug: string }>();
  const changed: string[] = [];
  const rounds: object[] = [];
  let state: Stored[] = [];
  for (const [round, visits] of Map.groupBy(reads, (read) => read.round)) {
    const sums = { round, reads: visits.length, showings: 0, created: 0, withdrawn: 0, rowsRead: 0 };
    for (const visit of visits) {
      const { counts, rowsRead } = await call<{ counts: Record<string, number>; rowsRead: number }>('/read', visit);
      for (const { draft, told: truth } of visit.showings) {
        const words = `${draft.title} | ${draft.start} | ${draft.venue ?? ''} | ${draft.address ?? ''}`;
        told.set(`${visit.source}\n${draft.key}`, { ...truth, words });
      }
      sums.showings += visit.showings.length;
      sums.created += counts.created ?? 0;
      sums.withdrawn += counts.withdrawn ?? 0;
      sums.rowsRead += rowsRead;
    }
    rounds.push({ ...sums, rowsReadPerShowing: Math.round((sums.rowsRead / sums.showings) * 10) / 10 });
    state = await call<Stored[]>('/state');
    for (const { source, key, event, slug } of state) {
      const name = `${source} ${told.get(`${source}\n${key}`)?.showing}`;
      const first = firstEvent.get(name);
      if (!first) firstEvent.set(name, { event, slug });
      else if (first.event !== event || first.slug !== slug) changed.push(`round ${round}: ${name} ${key}`);
    }
  }
  const members = state.map((row) => ({ row, truth: told.get(`${row.source}\n${row.key}`) }));
  const unmoved = members.filter(({ truth }) => !isMovedSomewhere(truth, told));
  return {
    asked: { precision: 0.99, recall: 0.95, changedIds: 0 },
    seed: SEED,
    sightings: state.length,
    showings: pairwise(
      unmoved.map(({ row, truth }) => ({ predicted: `${row.event} ${row.occurrence}`, truth: truth?.showing ?? '' })),
    ),
    shows: pairwise(members.map(({ row, truth }) => ({ predicted: row.event, truth: truth?.show ?? '' }))),
    changedIds: new Set(changed).size,
    rounds,
    ...(process.env.BENCH_ROWS ? { changed: changed.slice(0, 40), ...mistakes(members) } : {}),
  };
}

const movedShowings = new WeakMap<object, Set<string>>();

/** Two sources that give two times for one showing are not wrong for that: the date is, and it is left out. */
function isMovedSomewhere(truth: Told | undefined, told: Map<string, Told>): boolean {
  const moved = movedShowings.get(told) ?? new Set([...told.values()].filter((t) => t.isMoved).map((t) => t.showing));
  movedShowings.set(told, moved);
  return truth !== undefined && moved.has(truth.showing);
}

/** Some pairs that were wrongly joined or parted, to look at. */
function mistakes(members: ReadonlyArray<{ row: Stored; truth: (Told & { words: string }) | undefined }>) {
  const line = ({ row, truth }: (typeof members)[number]) =>
    `${row.event.slice(-4)} ${truth?.showing} ${row.source} | ${truth?.words} -> ${row.occurrence}`;
  const joined = [...Map.groupBy(members, ({ row }) => `${row.event} ${row.occurrence}`).values()]
    .filter((group) => new Set(group.map(({ truth }) => truth?.showing)).size > 1)
    .map((group) => group.map(line));
  const parted = [...Map.groupBy(members, ({ truth }) => truth?.showing ?? '').values()]
    .filter((group) => new Set(group.map(({ row }) => row.event)).size > 1)
    .map((group) => group.map(line));
  const shows = [...Map.groupBy(members, ({ truth }) => truth?.show ?? '').values()]
    .map((group) => [...Map.groupBy(group, ({ row }) => row.event).values()])
    .filter((parts) => parts.length > 1)
    .sort((a, b) => b.flat().length - a.flat().length)
    .slice(0, 12)
    .map((parts) => parts.map((part) => `${part.length} x ${part[0] && line(part[0])}`));
  return {
    dividedShows: shows,
    joinedCount: joined.length,
    partedCount: parted.length,
    joined: joined.slice(0, 25),
    parted: parted.slice(0, 40),
  };
}
