import { atomically, payments, refunds } from '@marquee/db';
import { proveLedger, recordEarned, storedBooks } from '@marquee/domain/ledger';
import { readPayment, receivePaymentEvent, requestRefund, settlePayment, startPayment } from '@marquee/domain/payments';
import { RetryLater } from '@marquee/kernel';
import type { TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { anEngine, aPayment, balances, operations, tell } from './paying.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await anEngine();
});

describe('a payment', () => {
  it('is settled by the provider’s message: row, books and the job for what it pays for', async () => {
    const intent = await aPayment(engine);
    engine.payments.succeed(intent, { fee: 56 });
    await tell(engine, intent);
    await runUntilQuiet(engine);
    expect(await readPayment(engine, 'p1')).toMatchObject({
      status: 'succeeded',
      receivedCents: 900,
      refundedCents: 0,
    });
    expect(await balances(engine)).toEqual({ cash: 844, fees: 56, 'deferred:p1': -900 });
    const jobs = await engine.db.all(sql`SELECT payload->>'boostId' AS id FROM outbox WHERE kind = 'boost.settle'`);
    expect(jobs).toEqual([{ id: 'of-p1' }]);
  });

  it('is entered once when ten messages come at once, each of them ten times [BEY-24]', async () => {
    const intent = await aPayment(engine);
    engine.payments.succeed(intent, { fee: 56 });
    const messages = Array.from({ length: 10 }, () => engine.payments.event(intent));
    const sent = messages.flatMap((message) => Array.from({ length: 10 }, () => message));
    await Promise.all(sent.map(({ body, signature }) => receivePaymentEvent(engine, { raw: body, signature })));
    await Promise.all(Array.from({ length: 10 }, () => settlePayment(engine, 'p1')));
    await runUntilQuiet(engine);
    expect(await operations(engine)).toEqual(['capture:p1', 'fee:p1']);
    const [stored] = await engine.db.all(sql`SELECT count(*) AS n FROM payment_events`);
    expect(stored).toEqual({ n: 10 });
  });

  it('is paid once when the answer to its start is lost [REL-12]', async () => {
    engine.payments.answerLost = (verb) => {
      if (verb === 'start') throw new RetryLater('the line broke');
    };
    await expect(aPayment(engine)).rejects.toThrow('the line broke');
    engine.payments.answerLost = () => {};
    const { intentId } = await startPayment(engine, 'p1');
    expect(engine.payments.payments.size).toBe(1);
    engine.payments.succeed(intentId);
    await expect(settlePayment(engine, 'p1')).resolves.toMatchObject({ status: 'succeeded' });
    await expect(startPayment(engine, 'p1')).rejects.toThrow('This is paid already.');
  });

  it('whose answer was lost for good is found by the message about it', async () => {
    engine.payments.answerLost = (verb) => {
      if (verb === 'start') throw new RetryLater('the line broke');
    };
    await aPayment(engine).catch(() => {});
    const [intent = ''] = engine.payments.payments.keys();
    engine.payments.succeed(intent, { fee: 56 });
    await tell(engine, intent);
    await runUntilQuiet(engine);
    expect(await readPayment(engine, 'p1')).toMatchObject({ status: 'succeeded', intentId: intent });
  });

  it('of another amount or currency settles nothing [REL-10]', async () => {
    const intent = await aPayment(engine);
    const said = engine.payments.succeed(intent, { fee: 3 });
    engine.payments.payments.set(intent, { ...said, amountCents: 100, receivedCents: 100 });
    await settlePayment(engine, 'p1');
    engine.payments.payments.set(intent, { ...said, currency: 'jpy' });
    await settlePayment(engine, 'p1');
    expect(await readPayment(engine, 'p1')).toMatchObject({ status: 'unpaid', receivedCents: 0 });
    expect(await operations(engine)).toEqual([]);
  });

  it('cannot be started again a day later, when the provider has forgotten its key', async () => {
    await aPayment(engine);
    engine.clock.advance(21 * 3_600_000);
    await expect(startPayment(engine, 'p1')).rejects.toThrow('This payment is no longer open.');
  });
});

describe('a refund', () => {
  const ask = async (amountCents = 400) =>
    atomically(engine.db, requestRefund(engine, { paymentId: 'p1', amountCents, reason: 'event-cancelled' }));

  it('goes back once, however often it is asked for, and is entered', async () => {
    const intent = await aPayment(engine);
    engine.payments.succeed(intent, { fee: 56 });
    await settlePayment(engine, 'p1');
    await ask();
    await ask();
    await runUntilQuiet(engine);
    await ask();
    await runUntilQuiet(engine);
    expect(await operations(engine)).toEqual(['capture:p1', 'fee:p1', 'refund:re']);
    expect(await balances(engine)).toEqual({ cash: 444, fees: 56, 'deferred:p1': -500 });
    expect(await engine.db.select().from(refunds)).toMatchObject([{ status: 'succeeded', amountCents: 400 }]);
    expect(engine.payments.calls.filter((call) => call.startsWith('refund'))).toHaveLength(1);
  });

  it('is not made twice when the answer is lost', async () => {
    const intent = await aPayment(engine);
    engine.payments.succeed(intent);
    await settlePayment(engine, 'p1');
    let lost = 0;
    engine.payments.answerLost = (verb) => {
      if (verb === 'refund' && lost++ === 0) throw new RetryLater('the line broke');
    };
    await ask();
    await runUntilQuiet(engine, 3_600_000);
    expect(engine.payments.payments.get(intent)?.refunds).toHaveLength(1);
    expect(await readPayment(engine, 'p1')).toMatchObject({ refundedCents: 400 });
    expect(await engine.db.select().from(refunds)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('is never more than what is left', async () => {
    const intent = await aPayment(engine);
    engine.payments.succeed(intent);
    engine.payments.refundFromDashboard(intent, 700);
    await ask(900);
    await runUntilQuiet(engine);
    expect(await readPayment(engine, 'p1')).toMatchObject({ refundedCents: 900 });
    expect((await engine.db.select().from(payments))[0]?.receivedCents).toBe(900);
  });

  it('that the bank sends back is owed again', async () => {
    const intent = await aPayment(engine);
    engine.payments.succeed(intent);
    await settlePayment(engine, 'p1');
    engine.payments.refundStatus = 'pending';
    await ask();
    await runUntilQuiet(engine);
    expect(await balances(engine)).toEqual({ cash: 500, 'deferred:p1': -500 });
    const [refund] = engine.payments.payments.get(intent)?.refunds ?? [];
    engine.payments.settleRefund(intent, refund?.id ?? '', 'failed');
    await tell(engine, intent, 'refund.failed');
    await runUntilQuiet(engine);
    expect(await balances(engine)).toEqual({ cash: 900, 'deferred:p1': -900 });
    expect(await engine.db.select().from(refunds)).toMatchObject([{ status: 'failed' }, { status: 'requested' }]);
  });
});

describe('the books', () => {
  it('take twenty payments at once, in one chain [BEY-24]', { tags: ['deep'] }, async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `p${n}`);
    for (const id of ids) engine.payments.succeed(await aPayment(engine, { id }), { fee: 56 });
    await Promise.all(ids.map((id) => settlePayment(engine, id)));
    expect(await proveLedger(storedBooks(engine))).toEqual({ entries: 40, breaks: [] });
  });

  it('earn what was delivered, once, and never more than is owed', async () => {
    const intent = await aPayment(engine);
    engine.payments.succeed(intent);
    await settlePayment(engine, 'p1');
    const earn = (operation: string, cents: number) =>
      recordEarned(engine, { book: 'boosts', paymentId: 'p1', operation, cents });
    expect(await Promise.all([earn('earn:p1:1', 300), earn('earn:p1:1', 300)])).toEqual([300, 0]);
    expect(await earn('earn:p1:2', 800)).toBe(600);
    expect(await earn('earn:p1:3', 300)).toBe(0);
    expect(await balances(engine)).toEqual({ cash: 900, 'deferred:p1': 0, earned: -900 });
  });

  it('refuse to be changed, deleted, unbalanced or out of order', async () => {
    const intent = await aPayment(engine);
    engine.payments.succeed(intent);
    await settlePayment(engine, 'p1');
    const run = (statement: string) => engine.db.$client.prepare(statement).run();
    await expect(run('UPDATE ledger_entries SET at = 1')).rejects.toThrow('append-only');
    await expect(run('DELETE FROM ledger_entries')).rejects.toThrow('append-only');
    const insert = (seq: number, lines: string, previous: string) =>
      run(`INSERT INTO ledger_entries (book, seq, operation, kind, at, payment_id, lines, previous_hash, hash)
        VALUES ('boosts', ${seq}, 'x${seq}', 'earn', 1, 'p1', '${lines}', '${previous}', 'h')`);
    const [{ hash } = { hash: '' }] = await engine.db.all<{ hash: string }>(sql`SELECT hash FROM ledger_entries`);
    const right = '[{"account":"cash","cents":5},{"account":"earned","cents":-5}]';
    await expect(insert(2, '[{"account":"cash","cents":5},{"account":"earned","cents":-4}]', hash)).rejects.toThrow(
      'add up to zero',
    );
    await expect(insert(2, '[{"account":"cash","cents":0.5},{"account":"earned","cents":-0.5}]', hash)).rejects.toThrow(
      'whole cents',
    );
    await expect(insert(2, '[]', hash)).rejects.toThrow('add up');
    await expect(insert(3, right, hash)).rejects.toThrow('must follow');
    await expect(insert(2, right, '0'.repeat(64))).rejects.toThrow('must follow');
  });
});
