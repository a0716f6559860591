import { createExecutionContext, getQueueResult } from 'cloudflare:test';
import type { CountMessage } from '@marquee/contract';
import { atomically, countedMarks } from '@marquee/db';
import { type Counters, countOpens, forgetVisitors, visitorOf } from '@marquee/domain/counting';
import { DAY_MS, engineDeps, freshDatabase, HOUR_MS } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { consumeCounts } from '../../src/consume-counts.ts';
import { batchOf } from '../support.ts';

let engine: ReturnType<typeof engineDeps>;
beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db);
});

/** Counters that only add up, into a table that is there already. */
const adding: Counters = {
  boost: (table) => [sum('boost', table)],
  ad: (table) => [sum('ad', table)],
  open: countOpens,
};
const sum = (kind: string, table: ReturnType<typeof sql>) =>
  sql`INSERT INTO ledger_balances (book, account, debit_cents, credit_cents) SELECT 'test', ${kind}, count(*), 0 FROM ${table} WHERE true
    ON CONFLICT DO UPDATE SET debit_cents = debit_cents + excluded.debit_cents`;

async function deliver(bodies: readonly unknown[], counters = adding) {
  const batch = batchOf(bodies, undefined, 'marquee-counts');
  const context = createExecutionContext();
  await consumeCounts(engine, counters, batch);
  return getQueueResult(batch, context);
}

const total = async (kind = 'boost') =>
  (await engine.db.all<{ n: number }>(sql`SELECT debit_cents AS n FROM ledger_balances WHERE account = ${kind}`))[0]
    ?.n ?? 0;

let made = 0;
const click = (given: Partial<CountMessage> = {}): CountMessage =>
  ({
    kind: 'boost',
    id: `message-${(made += 1)}`,
    at: engine.clock.now(),
    visitor: null,
    device: 'mobile',
    boostId: 'b1',
    action: 'click',
    source: null,
    ...given,
  }) as CountMessage;

describe('the queue of counts', () => {
  it('counts a message once, however often it is delivered', async () => {
    const [one, two] = [click(), click()];
    await deliver([one, two, one]);
    await deliver([two, one]);
    expect(await total()).toBe(2);
  });

  it('counts a visitor once an hour for each subject and action', async () => {
    const visitor = 'v'.repeat(32);
    await deliver([click({ visitor }), click({ visitor }), click({ visitor: 'w'.repeat(32) })]);
    await deliver([click({ visitor }), click({ visitor, boostId: 'b2' }), click({ visitor, action: 'impression' })]);
    expect(await total()).toBe(4);
    await deliver([click({ visitor, at: engine.clock.now() + HOUR_MS })]);
    expect(await total()).toBe(5);
  });

  it('drops malformed messages with a line in the log, and counts the others', async () => {
    const result = await deliver(['odd', null, { kind: 'ad' }, { ...click(), action: 'buy' }, click()]);
    expect(result.explicitAcks.length + Number(result.ackAll)).toBeGreaterThan(0);
    expect(await total()).toBe(1);
    expect(engine.log.entries.filter(({ message }) => message === 'a malformed count was dropped')).toHaveLength(4);
  });

  it('counts nothing of a batch that fails, and all of it when it comes again', async () => {
    const message = click();
    const broken = await deliver([message], { ...adding, boost: () => [sql`INSERT INTO nowhere VALUES (1)`] });
    expect(broken.retryBatch.retry).toBe(true);
    expect(await engine.db.select().from(countedMarks)).toEqual([]);
    await deliver([message]);
    expect(await total()).toBe(1);
  });

  it('knows a visitor for a day, and nobody after two', async () => {
    const who = { address: '192.0.2.1', userAgent: 'Mozilla/5.0' };
    const hash = await visitorOf(engine, who);
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(await visitorOf(engine, who)).toBe(hash);
    expect(await visitorOf(engine, { ...who, address: '192.0.2.2' })).not.toBe(hash);
    await deliver([click({ visitor: hash })]);
    engine.clock.advance(DAY_MS);
    expect(await visitorOf(engine, who)).not.toBe(hash);
    engine.clock.advance(2 * DAY_MS);
    await atomically(engine.db, forgetVisitors(engine.clock.now()));
    expect(await engine.db.all(sql`SELECT 1 FROM counted_marks UNION ALL SELECT 1 FROM visitor_salts`)).toEqual([]);
  });
});

describe('opened event pages', () => {
  const open = (given: { visitor?: string; eventId?: string } = {}) =>
    click({ kind: 'open', eventId: 'e1', visitor: 'v'.repeat(32), ...given });
  const opens = () =>
    engine.db.all<{ eventId: string; n: number }>(
      sql`SELECT event_id AS eventId, sum(opens) AS n FROM event_opens GROUP BY event_id`,
    );

  it('are counted by event and day, a visitor once an hour, and nothing about the visitor is kept; after two weeks neither [BEY-57]', async () => {
    await engine.db.run(sql`INSERT INTO event_aliases (alias, event_id) VALUES ('e1', 'e1'), ('merged', 'e1')`);
    await deliver([
      open(),
      open(),
      open({ visitor: 'w'.repeat(32) }),
      open({ visitor: 'x'.repeat(32), eventId: 'merged' }),
    ]);
    await deliver([open(), open({ eventId: 'nowhere' })]);
    expect(await opens()).toEqual([{ eventId: 'e1', n: 3 }]);
    engine.clock.advance(HOUR_MS);
    await deliver([open()]);
    expect((await opens())[0]?.n).toBe(4);
    engine.clock.advance(16 * DAY_MS);
    await atomically(engine.db, forgetVisitors(engine.clock.now()));
    expect(await opens()).toEqual([]);
  });
});
