import { type ApiDeps, apiEnv, makeApiDeps, parseEnv } from '@marquee/platform';
import { countingDatabase, noRows, type RowCount } from '@marquee/testkit/counting-database';
import { Hono } from 'hono';
import { createApp } from '../../workers/api/src/app.ts';

/** The deployed API with a clock that the bench moves, and under it what counts rows and writes of copies. `/bare` is the route that it is compared with. */
let offsetMs = 0;
const rows: RowCount & { lists: number } = { ...noRows(), lists: 0 };
const copies = { reads: 0, writes: 0 };
const clock = { now: () => Date.now() + offsetMs };

const SHELL = `<!doctype html><html lang="en"><head><title>Marquee</title><meta name="description" content="What is on."><link rel="stylesheet" href="/assets/index-1.css"></head><body><div id="root"><!--page--><!--/page--></div><noscript>Scripts</noscript></body></html>`;

/** Cloudflare counts calls in the memory of the machine; Miniflare asks a Worker of its own, which takes longer than the rest of a shared answer. */
const calls = new Map<string, number>();
const countedHere: ApiDeps['limits'] = {
  allow(limit, caller) {
    const name = `${limit} ${caller}`;
    calls.set(name, (calls.get(name) ?? 0) + 1);
    return Promise.resolve(true);
  },
};

const made = new WeakMap<object, ApiDeps>();

/** Whether rows are counted: it costs time, and what is measured in seconds is as deployed. */
let isCounted = false;

/** Rows by what was asked for: where they go. */
const byRoute: Record<string, RowCount & { asked: number }> = {};

function countOf(path: string): RowCount {
  const route = path.replace(/(\/events\/|search\/)[^/?]+$/, '$1:name');
  const count = (byRoute[route] ??= { ...noRows(), asked: 0 });
  count.asked += 1;
  return count;
}

function depsOf(env: object, path: string): ApiDeps {
  const known = made.get(env);
  if (known && !isCounted) return known;
  const parsed = parseEnv('api', apiEnv, env);
  const deps = makeApiDeps(isCounted ? { ...parsed, DB: counted(parsed.DB, countOf(path)) } : parsed, clock);
  const counting = isCounted ? { ...deps, replicas: null, copies: countedCopies(deps.copies) } : deps;
  const own = { ...counting, limits: countedHere, shell: () => Promise.resolve(SHELL) };
  if (!isCounted) made.set(env, own);
  return own;
}

/** Rows by statement: its beginning and its end tell most apart, and the time in it does not. */
const byStatement: Record<string, { read: number; asked: number }> = {};

function counted(real: D1Database, ofRoute: RowCount): D1Database {
  return countingDatabase(countingDatabase(real, ofRoute), rows, (text, read) => {
    if (text.includes('FROM listing l')) rows.lists += 1;
    const known = text.replaceAll(/\b\d{13}\b/g, 'now').replaceAll(/\s+/g, ' ');
    const count = (byStatement[`${known.slice(0, 60)} … ${known.slice(-120)}`] ??= { read: 0, asked: 0 });
    count.read += read;
    count.asked += 1;
  });
}

function countedCopies(real: ApiDeps['copies']): ApiDeps['copies'] {
  return {
    get: (key) => real.get(key),
    madeAt: (key) => {
      copies.reads += 1;
      return real.madeAt(key);
    },
    put: (key, copy, seconds) => {
      copies.writes += 1;
      return real.put(key, copy, seconds);
    },
  };
}

const app = new Hono();
const api = createApp(({ env, req }) => depsOf(env, req.path));
let bareBytes = new Uint8Array(0);

app.get('/bare', (c) => {
  const length = Number(c.req.query('bytes') ?? 0);
  if (bareBytes.length !== length) bareBytes = new Uint8Array(length).fill(97);
  return c.body(bareBytes, 200, { 'content-type': 'application/json' });
});
app.post('/migrate', async (c) => {
  const { DB } = c.env as { DB: D1Database };
  await DB.batch((await c.req.json<string[]>()).map((statement) => DB.prepare(statement)));
  return c.json({ ok: true });
});
app.post('/clock', (c) => {
  offsetMs += Number(c.req.query('ms') ?? 0);
  return c.json({ offsetMs });
});
app.post('/count', (c) => {
  isCounted = c.req.query('on') === 'true';
  Object.assign(rows, { ...noRows(), lists: 0 });
  Object.assign(copies, { reads: 0, writes: 0 });
  for (const known of [byRoute, byStatement]) for (const name of Object.keys(known)) delete known[name];
  return c.json({ isCounted });
});
app.get('/counts', (c) => c.json({ ...rows, copies, byRoute, byStatement }));
/** Each app is asked directly: one behind the other would cost what no deployment costs. */
const OF_THE_BENCH = new RegExp(`^https?://[^/]+(?:${app.routes.map(({ path }) => path).join('|')})(?:\\?|$)`);

export default {
  fetch(request, env, context) {
    const asked = OF_THE_BENCH.test(request.url) ? app : api;
    return asked.fetch(request, env, context);
  },
} satisfies ExportedHandler<object>;
