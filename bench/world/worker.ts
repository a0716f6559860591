import { atomically, openDatabase } from '@marquee/db';
import { derive } from '@marquee/domain/events';
import { jsonLog } from '@marquee/kernel';
import type { makeApiDeps } from '@marquee/platform';
import { countingDatabase, noRows, type RowCount } from '@marquee/testkit/counting-database';
import { Hono } from 'hono';
import api from '../../workers/api/src/index.ts';
import { casesOf } from './cases.ts';
import type { Figures } from './verdict.ts';

type Env = Parameters<typeof makeApiDeps>[0];

const app = new Hono<{ Bindings: Env }>();

app.get('/bare', (c) => c.json({ ok: true }));

app.post('/migrate', async (c) => {
  const statements = await c.req.json<string[]>();
  await c.env.DB.batch(statements.map((statement) => c.env.DB.prepare(statement)));
  return c.json({ ok: true });
});

/** What a full page of 50 costs in each case, as D1 counts; of three runs the last, since the first reads the file. */
app.get('/cases', async (c) => {
  const count: RowCount = noRows();
  const deps = {
    db: openDatabase(countingDatabase(c.env.DB, count)),
    clock: { now: () => Date.now() },
    log: jsonLog('bench'),
  };
  const groups = await casesOf(deps);
  const figures: Record<string, Figures> = {};
  for (const group of (c.req.query('of') ?? '').split(',')) {
    for (const [name, { run, target }] of Object.entries(groups[group] ?? {})) {
      for (let again = 0; again < 3; again += 1) {
        Object.assign(count, noRows());
        const { events, found } = await run();
        figures[`${group}: ${name}`] = {
          returned: events.length,
          read: count.read,
          perRow: Math.round((count.read / Math.max(1, events.length)) * 100) / 100,
          ms: Math.round(count.ms * 10) / 10,
          found: found && `${found.n}${found.more ? '+' : ''}`,
          target,
        };
      }
    }
  }
  return c.json(figures);
});

/** Rows written for one stored event, and for one more read that changes nothing of it. */
app.get('/written', async (c) => {
  const count: RowCount = noRows();
  const deps = { db: openDatabase(countingDatabase(c.env.DB, count)), clock: { now: () => Date.now() } };
  const many = 100;
  const ids = Array.from({ length: many }, (_, i) => `e${i + 1}`);
  await atomically(deps.db, await derive(deps, ids));
  const again = count.written / many;
  await c.env.DB.prepare(`DELETE FROM listing WHERE event_seq <= ${many}`).run();
  count.written = 0;
  await atomically(deps.db, await derive(deps, ids));
  return c.json({ derivedAnew: count.written / many, derivedAgain: again });
});

/** What one read of the API costs in rows, asked by the administrator of the benchmark; the response is thrown away. */
app.get('/rows', async (c) => {
  const count: RowCount = noRows();
  const request = new Request(new URL(c.req.query('of') ?? '/', 'http://localhost'), {
    headers: { cookie: `marquee=${'a'.repeat(43)}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
  });
  const env = { ...c.env, DB: countingDatabase(c.env.DB, count) };
  const response = await api.fetch(
    request as Request<unknown, IncomingRequestCfProperties>,
    env,
    c.executionCtx as ExecutionContext,
  );
  const text = await response.text();
  return c.json({ status: response.status, read: count.read, ...(response.ok ? {} : { text: text.slice(0, 300) }) });
});

/** As it is deployed: the app is made once. */
app.all('*', (c) =>
  api.fetch(c.req.raw as Request<unknown, IncomingRequestCfProperties>, c.env, c.executionCtx as ExecutionContext),
);

export default app;
