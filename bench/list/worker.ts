import { atomically, openDatabase } from '@marquee/db';
import { derive, listEvents, searchEvents } from '@marquee/domain/events';
import { jsonLog, makeApiDeps } from '@marquee/platform';
import { Hono } from 'hono';
import { createApp } from '../../workers/api/src/app.ts';
import { countingDatabase, type RowCount } from './counting-database.ts';
import { seedStatements } from './seed.ts';

type Env = Parameters<typeof makeApiDeps>[0];
const BATCH = 1_000;
const PAGE = 50;

const app = new Hono<{ Bindings: Env }>();

app.get('/bare', (c) => c.json({ ok: true }));

app.post('/migrate', async (c) => {
  const statements = await c.req.json<string[]>();
  await c.env.DB.batch(statements.map((statement) => c.env.DB.prepare(statement)));
  return c.json({ ok: true });
});

/** Makes events up to a number, through the same derivation as the engine's own. */
app.post('/seed', async (c) => {
  const { from, to } = await c.req.json<{ from: number; to: number }>();
  const now = Date.now();
  for (const statement of seedStatements(from, to, now)) await c.env.DB.prepare(statement).run();
  for (let at = from; at <= to; at += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, to - at + 1) }, (_, i) => `e${at + i}`);
    await atomically(openDatabase(c.env.DB), derive(ids, now));
  }
  return c.json({ ok: true });
});

/** Rows read for a full page of 50 in each order, filter and search, as D1 counts them. */
app.get('/rows', async (c) => {
  const count: RowCount = { read: 0 };
  const deps = {
    db: openDatabase(countingDatabase(c.env.DB, count)),
    clock: { now: () => Date.now() },
    log: jsonLog('bench'),
  };
  const base = { city: 'Columbia', state: 'SC', categories: [], limit: PAGE, sort: 'date-asc' as const };
  const first = await listEvents(deps, base);
  const cases = {
    'date-asc': () => listEvents(deps, base),
    'date-desc': () => listEvents(deps, { ...base, sort: 'date-desc' }),
    'price-asc': () => listEvents(deps, { ...base, sort: 'price-asc' }),
    'price-desc': () => listEvents(deps, { ...base, sort: 'price-desc' }),
    popularity: () => listEvents(deps, { ...base, sort: 'popularity' }),
    'second page': () => listEvents(deps, { ...base, cursor: first.nextCursor ?? '' }),
    'one category': () => listEvents(deps, { ...base, categories: ['Music'] }),
    'three categories': () => listEvents(deps, { ...base, categories: ['Music', 'Food', 'Arts'] }),
    'search, 50 hits': () => searchEvents(deps, { term: '37 lanterns', city: 'Columbia', state: 'SC' }),
    'search, two letters': () => searchEvents(deps, { term: 'ev', city: 'Columbia', state: 'SC' }),
  };
  const figures: Record<string, { returned: number; read: number; perRow: number }> = {};
  for (const [name, run] of Object.entries(cases)) {
    count.read = 0;
    const { events } = await run();
    figures[name] = {
      returned: events.length,
      read: count.read,
      perRow: Math.round((count.read / Math.max(1, events.length)) * 100) / 100,
    };
  }
  return c.json(figures);
});

app.all('*', (c) => createApp(makeApiDeps(c.env)).fetch(c.req.raw, c.env, c.executionCtx));

export default app;
