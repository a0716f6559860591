import { openDatabase } from '@marquee/db';
import { proveLedger, storedBooks } from '@marquee/domain/ledger';
import { countingDatabase, noRows, type RowCount } from '@marquee/testkit/counting-database';
import { Hono } from 'hono';
import { type Batch, play } from './play.ts';
import { CITY, type Proved } from './results.ts';

const app = new Hono<{ Bindings: { DB: D1Database } }>();

app.post('/migrate', async (c) => {
  const statements = await c.req.json<string[]>();
  await c.env.DB.batch([...statements, CITY].map((statement) => c.env.DB.prepare(statement)));
  return c.json({ ok: true });
});

app.get('/ping', (c) => c.text('ok'));

app.post('/prove', async (c) => {
  await c.req.text();
  const count: RowCount = noRows();
  const proof = await proveLedger(storedBooks({ db: openDatabase(countingDatabase(c.env.DB, count)) }));
  return c.json({ ...proof, rowsRead: count.read } satisfies Proved);
});

app.post('/play', async (c) => {
  const count: RowCount = noRows();
  const counting = { db: openDatabase(countingDatabase(c.env.DB, count)), rowsRead: () => count.read };
  return c.json(await play(openDatabase(c.env.DB), await c.req.json<Batch>(), counting));
});

export default app;
