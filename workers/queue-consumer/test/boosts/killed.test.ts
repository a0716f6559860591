import { boosts, ledgerEntries, openDatabase } from '@marquee/db';
import { sweepLost } from '@marquee/domain/jobs';
import { proveLedger, storedBooks } from '@marquee/domain/ledger';
import { dyingDatabase, MINUTE_MS, type TestEngine } from '@marquee/testkit/workerd';
import { describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { aTown, balances, begin, boosted, rankOf, tell } from './boosting.ts';

/** The same product with another database connection: the one of a process that will be killed. */
function dying(engine: TestEngine, killAt?: number, when?: 'before' | 'after') {
  const life = dyingDatabase(engine.db.$client, killAt, when);
  return { life, engine: { ...engine, db: openDatabase(life.database) } };
}

/** The process starts again: what is stored is all it knows. */
async function restart(engine: TestEngine): Promise<void> {
  engine.queue.sent.length = 0;
  engine.clock.advance(4 * MINUTE_MS);
  await sweepLost(engine);
  await runUntilQuiet(engine, 60_000);
}

/** What a paid boost comes to. */
async function outcome(engine: TestEngine, eventId: string) {
  const rows = await engine.db.select({ status: boosts.status }).from(boosts);
  const captures = (await engine.db.select().from(ledgerEntries)).filter(({ kind }) => kind === 'capture').length;
  return {
    active: rows.filter(({ status }) => status === 'active').length,
    captures,
    intents: engine.payments.payments.size,
    rank: await rankOf(engine, eventId),
    letters: engine.mail.sent.map(({ subject }) => subject),
    balances: await balances(engine),
    breaks: (await proveLedger(storedBooks(engine))).breaks,
  };
}

async function clean() {
  const { engine, jazz } = await aTown();
  await boosted(engine, jazz);
  return outcome(engine, jazz);
}

const MOMENTS = [
  ['before', 1],
  ['after', 2],
] as const;

describe('a process that is killed while a person pays', () => {
  it('at any database call of the purchase: buying again gives one boost, one payment and one charge [REL-27]', async () => {
    const expected = await clean();
    expect(expected).toMatchObject({ active: 1, captures: 1, intents: 1, breaks: [] });
    const first = await aTown();
    const counted = dying(first.engine);
    await begin(counted.engine, first.jazz);
    expect(counted.life.calls).toBeGreaterThan(3);
    for (const [when, step] of MOMENTS) {
      for (let at = 1; at <= counted.life.calls; at += step) {
        const { engine, jazz } = await aTown();
        await begin(dying(engine, at, when).engine, jazz).catch(() => {});
        await restart(engine);
        await boosted(engine, jazz);
        expect(await outcome(engine, jazz), `killed ${when} call ${at}`).toEqual(expected);
      }
    }
  });

  it('at any database call after the payment: the provider repeats its message, and nothing is half-written [REL-27]', async () => {
    const expected = await clean();
    const paid = async () => {
      const { engine, jazz } = await aTown();
      const { intentId } = await begin(engine, jazz);
      engine.payments.succeed(intentId, { fee: 56 });
      return { engine, jazz, intentId };
    };
    const first = await paid();
    const counted = dying(first.engine);
    await tell(counted.engine, first.intentId);
    expect(counted.life.calls).toBeGreaterThan(8);
    for (const [when, step] of MOMENTS) {
      for (let at = 1; at <= counted.life.calls; at += step) {
        const { engine, jazz, intentId } = await paid();
        await tell(dying(engine, at, when).engine, intentId).catch(() => {});
        const place = `killed ${when} call ${at}`;
        expect((await proveLedger(storedBooks(engine))).breaks, place).toEqual([]);
        await restart(engine);
        // Its sender had no answer, or had one: it may come once more.
        await tell(engine, intentId);
        expect(await outcome(engine, jazz), place).toEqual(expected);
      }
    }
  });
});
