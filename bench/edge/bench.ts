import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../migrations.ts';
import { median } from '../speed/median.ts';
import { withFile } from '../world/local-world.ts';
import { seed } from '../world/seed.ts';
import { get, type Loaded, load, post } from './load.ts';
import { evening, visitsOf } from './mix.ts';
import { bundled, type Running, runWorker } from './run-worker.ts';

const EVENTS = 5_000;
/** The towns of the world of benchmarks lie on one spot; here each has two within 25 miles. */
const APART = `UPDATE cities SET latitude = 28 + (population % 25) * 0.25, longitude = -118 + (population / 25) * 2.4 WHERE state = 'NC'`;

/** What is counted is the same on every machine; shares need a quiet one (BENCH_PARTS=visits,crowd). */
const PARTS = (process.env.BENCH_PARTS ?? 'rows,shares,visits,crowd').split(',');
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 400);
/** Kinds of public reads whose shares are measured (BENCH_READS=event,eventPage); all without it. */
const ONLY = process.env.BENCH_READS?.split(',');
/** Somebody who is signed in gets what the database says: no answer is shared with them. */
const UNCACHED = { cookie: `marquee=${'a'.repeat(43)}`, 'sec-fetch-site': 'same-origin' };
const VISITOR = { 'sec-fetch-site': 'same-origin' };

const IN_COLUMBIA = 'city=Columbia&state=SC';
const PATHS: Record<string, string> = {
  list: `/api/events?${IN_COLUMBIA}&limit=50`,
  event: '/api/events/event-1',
  search: `/api/events/search/lanterns?${IN_COLUMBIA}`,
  listPage: `/events?${IN_COLUMBIA}`,
  eventPage: '/events/event-1',
};

/**
 * What public reads cost at the edge, in bare workerd: requests a second and processor time, shared and read from the database, as a share of a bare route that
 * sends as many bytes in the same process; rows of an evening of visits; and a crowd that asks for one list.
 */
export async function bench() {
  const state = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  try {
    const code = await bundled();
    const first = await runWorker(code, state);
    await post(first, '/migrate', migrations());
    await first.close();
    await withFile(state, async (file) => {
      await seed(file, 1, EVENTS);
      file.exec(APART);
    });
    const running = await runWorker(code, state);
    try {
      const crowd = PARTS.includes('crowd') ? await crowdOf(running) : {};
      const visits = PARTS.includes('visits') ? await eveningsOf(running) : {};
      const shares = PARTS.includes('shares') ? await sharesOf(running) : {};
      const rows = PARTS.includes('rows') ? await rowsOfEach(running) : {};
      return { benchmark: 'edge', rows, shares, visits, crowd };
    } finally {
      await running.close();
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

const AROUND = `${IN_COLUMBIA}&boosted=true&within=25`;
const READS: Record<string, string> = {
  list: `/api/events?${IN_COLUMBIA}`,
  listAround: `/api/events?${AROUND}`,
  listOfCategoryAround: `/api/events?${AROUND}&categories=Music`,
  listUnderFilter: `/api/events?${AROUND}&free=true`,
  listByPopularityAround: `/api/events?${AROUND}&sort=popularity`,
  search: `/api/events/search/lanterns?${IN_COLUMBIA}`,
  searchAround: `/api/events/search/lanterns?${AROUND}`,
  searchByRelevanceAround: `/api/events/search/evening?${AROUND}&sort=relevance`,
  venuesOfSearch: `/api/venues/counts?${IN_COLUMBIA}&term=evening`,
  venues: `/api/venues/counts?${IN_COLUMBIA}`,
  categoriesAround: `/api/categories/counts?${IN_COLUMBIA}&within=25`,
  listOfTownAround: '/api/events?city=Town+7&state=NC&boosted=true&within=25',
  page: `/events?${IN_COLUMBIA}`,
  event: '/api/events/event-1',
  eventPage: '/events/event-3',
  feed: `/api/feeds/events.ics?${IN_COLUMBIA}`,
  home: '/',
};

/** Rows that each kind of public read costs, shared with nobody. */
async function rowsOfEach(running: Running) {
  const rows: Record<string, number> = {};
  await get(running, '/api/health');
  for (const [name, path] of Object.entries(READS)) {
    await post(running, '/count?on=true');
    await load(running, () => path, { requests: 1, headers: UNCACHED });
    rows[name] = (await get<Counts>(running, '/counts')).read;
  }
  await post(running, '/count?on=false');
  return rows;
}

async function sharesOf(running: Running) {
  const shares: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(PATHS)) {
    if (ONLY && !ONLY.includes(name)) continue;
    const cached: Loaded[] = [];
    const uncached: Loaded[] = [];
    const bare: Loaded[] = [];
    const { bytes } = await load(running, () => path, { requests: 50, headers: VISITOR });
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rounds = [
        [bare, await load(running, () => `/bare?bytes=${bytes}`, { requests: REQUESTS * 4, headers: VISITOR })],
        [cached, await load(running, () => path, { requests: REQUESTS * 4, headers: VISITOR })],
        [uncached, await load(running, () => path, { requests: REQUESTS, headers: UNCACHED })],
      ] as const;
      // The first round warms.
      if (round > 0) for (const [list, one] of rounds) list.push(one);
    }
    shares[name] = {
      bytes,
      bare: told(bare),
      cached: { ...told(cached), ...shareOf(cached, bare) },
      uncached: { ...told(uncached), ...shareOf(uncached, bare) },
    };
    console.error(`${name}: ${JSON.stringify(shares[name])}`);
  }
  return shares;
}

const of = (loads: readonly Loaded[], figure: keyof Loaded) => median(loads.map((one) => one[figure]));
const rounded = (value: number, digits = 3) => Number(value.toFixed(digits));

const told = (loads: readonly Loaded[]) => ({
  perSecond: Math.round(of(loads, 'perSecond')),
  processorMs: rounded(of(loads, 'processorMs')),
  p99: rounded(of(loads, 'p99'), 1),
});

/** Pair by pair, so that a busy machine slows both: medians, and the least and the most of all rounds. */
function shareOf(own: readonly Loaded[], bare: readonly Loaded[]) {
  const ratios = (ratioOf: (one: Loaded, beside: Loaded) => number) =>
    own.flatMap((one, i) => (bare[i] ? [ratioOf(one, bare[i])] : []));
  const share = ratios((one, beside) => one.perSecond / beside.perSecond);
  const processorShare = ratios((one, beside) => beside.processorMs / one.processorMs);
  const p99 = ratios((one, beside) => one.p99 / beside.p99);
  const range = (values: readonly number[]) => [rounded(Math.min(...values)), rounded(Math.max(...values))];
  return {
    share: rounded(median(share)),
    processorShare: rounded(median(processorShare)),
    p99OfBare: rounded(median(p99)),
    ranges: { share: range(share), processorShare: range(processorShare), p99OfBare: range(p99) },
  };
}

type Asked = Record<string, { read: number; asked: number }>;

interface Counts {
  read: number;
  written: number;
  /** How often a list itself was read. */
  lists: number;
  copies: { reads: number; writes: number };
  byRoute: Asked;
  byStatement: Asked;
}

/** What read the most rows. */
const most = (counts: Asked, unit: string) =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, { read }]) => read > 0)
      .sort(([, a], [, b]) => b.read - a.read)
      .slice(0, 15)
      .map(([name, { read, asked }]) => [name, `${read} of ${asked} ${unit}`]),
  );

const EVENINGS = [
  { name: 'alone', people: 200, headers: UNCACHED },
  { name: 'shared', people: 200, headers: VISITOR },
  { name: 'sharedByMany', people: 1_000, headers: VISITOR },
];

/** The same evening of people whom nothing is shared with, of as many who share answers, and of five times as many. */
async function eveningsOf(running: Running) {
  const figures: Record<string, unknown> = {};
  for (const { name, people, headers } of EVENINGS) {
    await post(running, '/clock?ms=7200000');
    await post(running, '/count?on=true');
    for (const minute of evening(people)) {
      if (minute.length > 0) await load(running, (n) => minute[n] ?? '/', { requests: minute.length, headers });
      await post(running, '/clock?ms=60000');
    }
    const counts = await get<Counts>(running, '/counts');
    const per1000 = (n: number) => rounded((n * 1_000) / visitsOf(people), 1);
    figures[name] = {
      rowsPer1000Visits: per1000(counts.read),
      copiesReadPer1000Visits: per1000(counts.copies.reads),
      copiesWrittenPer1000Visits: per1000(counts.copies.writes),
      rowsByRoute: most(counts.byRoute, 'requests'),
      rowsByStatement: most(counts.byStatement, 'times'),
    };
    await post(running, '/count?on=false');
  }
  return figures;
}

const CROWD = 10_000;
const SECONDS = 10;
const MINUTES = 3;

/**
 * A crowd that asks for one list within ten seconds, at the beginning of each of three minutes: what it costs the database is the same on every machine.
 * How long one of it waits is told as a multiple of a bare route of as many bytes, asked by a crowd of the same size.
 */
async function crowdOf(running: Running) {
  const path = PATHS.list ?? '/';
  const crowd = (pathOf: () => string) => load(running, pathOf, { requests: CROWD / SECONDS, headers: VISITOR });
  await post(running, '/clock?ms=7200000');
  await get(running, '/api/health');
  await post(running, '/count?on=true');
  const minutes: Array<Pick<Counts, 'lists' | 'read'>> = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const before = await get<Counts>(running, '/counts');
    for (let second = 0; second < SECONDS; second += 1) {
      await crowd(() => path);
      await post(running, '/clock?ms=1000');
    }
    const { lists, read } = await get<Counts>(running, '/counts');
    minutes.push({ lists: lists - before.lists, read: read - before.read });
    await post(running, `/clock?ms=${60_000 - SECONDS * 1_000}`);
  }
  await post(running, '/count?on=false');
  const { bytes } = await load(running, () => path, { requests: 50, headers: VISITOR });
  const shares: number[] = [];
  for (let second = 0; second < SECONDS; second += 1) {
    const bare = await crowd(() => `/bare?bytes=${bytes}`);
    const own = await crowd(() => path);
    shares.push(own.p99 / bare.p99);
  }
  const [first, ...later] = minutes;
  return {
    requests: CROWD,
    databaseReads: first?.lists,
    rowsRead: first?.read,
    laterMinutes: { databaseReads: later.map(({ lists }) => lists), rowsRead: later.map(({ read }) => read) },
    p99OfBare: {
      least: rounded(Math.min(...shares)),
      median: rounded(median(shares)),
      most: rounded(Math.max(...shares)),
    },
  };
}
