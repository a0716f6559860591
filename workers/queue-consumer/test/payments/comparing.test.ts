import { alertFirings, ledgerProofs, reconciliations, users } from '@marquee/db';
import { watchAlerts } from '@marquee/domain/alerts';
import { readPayment, settlePayment } from '@marquee/domain/payments';
import { scheduleBooks, scheduleOpenPayments } from '@marquee/domain/scheduling';
import { DAY_MS, HOUR_MS, inWords, MINUTE_MS, type TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { runRows, runUntilQuiet } from '../support.ts';
import { anEngine, aPayment, balances } from './paying.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await anEngine();
});

async function night(): Promise<void> {
  engine.clock.advance(2 * HOUR_MS);
  await scheduleBooks(engine);
  await runUntilQuiet(engine);
}

describe('the comparison of each night', () => {
  it('brings payments up to date whose messages were lost, and finds nothing else', async () => {
    const paid = await aPayment(engine);
    engine.payments.succeed(paid, { fee: 56 });
    const refunded = await aPayment(engine, { id: 'p2' });
    engine.payments.succeed(refunded, { fee: 56 });
    await settlePayment(engine, 'p2');
    engine.payments.refundFromDashboard(refunded, 300);
    await aPayment(engine, { id: 'p3' });
    await night();
    expect(await readPayment(engine, 'p1')).toMatchObject({ status: 'succeeded' });
    expect(await readPayment(engine, 'p2')).toMatchObject({ refundedCents: 300 });
    expect(await balances(engine)).toMatchObject({ cash: 844 + 844 - 300 });
    expect(await engine.db.select().from(reconciliations)).toMatchObject([
      { checked: 3, repaired: 2, differences: [] },
    ]);
    await night();
    expect(await engine.db.select().from(reconciliations)).toMatchObject([{ checked: 3, repaired: 0 }]);
  });

  it('reads every page of a long list', async () => {
    for (let n = 0; n < 45; n += 1) engine.payments.succeed(await aPayment(engine, { id: `p${n}` }), { fee: 56 });
    await night();
    expect(await engine.db.select().from(reconciliations)).toMatchObject([
      { checked: 45, repaired: 45, differences: [] },
    ]);
  });

  it('reports what is on one side alone, or of another amount', async () => {
    const strange = await engine.payments.start({ key: 'other', amountCents: 5, description: '', metadata: {} });
    engine.payments.succeed(strange.intentId);
    const gone = await aPayment(engine);
    engine.payments.payments.delete(gone);
    const other = await aPayment(engine, { id: 'p2' });
    const said = engine.payments.succeed(other);
    engine.payments.payments.set(other, { ...said, amountCents: 1 });
    await night();
    const [found] = await engine.db.select().from(reconciliations);
    expect((inWords(found?.differences) as string[]).toSorted()).toEqual(
      [
        `The provider has ${strange.intentId}, which is none of ours.`,
        `The provider does not list ${gone} (p1).`,
        'p2 is 1 cents there and 900 here.',
      ].toSorted(),
    );
    expect((await runRows(engine)).find(({ kind }) => kind === 'payment.reconcile')?.outcome).toBe('failed');
  });
});

describe('the proof of each night', () => {
  it('says that the books are right, and names what somebody changed behind their back', async () => {
    for (const id of ['p1', 'p2', 'p3']) {
      engine.payments.succeed(await aPayment(engine, { id }), { fee: 56 });
      await settlePayment(engine, id);
    }
    await night();
    expect(await engine.db.select().from(ledgerProofs)).toMatchObject([{ entries: 6, breaks: [] }]);

    const run = (statement: string) => engine.db.$client.prepare(statement).run();
    await run('DROP TRIGGER ledger_is_never_changed');
    await run(
      `UPDATE ledger_entries SET lines = '[{"account":"cash","cents":9000},{"account":"deferred:p2","cents":-9000}]' WHERE seq = 3`,
    );
    engine.clock.advance(DAY_MS);
    await night();
    const [, broken] = await engine.db.select().from(ledgerProofs);
    expect(inWords(broken?.breaks)).toEqual([
      'Entry 3 of boosts (capture:p2) was changed: its hash is another.',
      expect.stringContaining('The balance of cash in boosts is 2532 cents; its entries add up to'),
      'The balance of deferred in boosts is -2700 cents; its entries add up to -10800.',
      'The balance of deferred:p2 in boosts is -900 cents; its entries add up to -9000.',
    ]);
  });
});

describe('administrators are told', () => {
  beforeEach(async () => {
    for (const [id, role, suspendedAt] of [
      ['ada', 'admin', null],
      ['eve', 'admin', 1],
      ['bob', 'user', null],
    ] as const)
      await engine.db.insert(users).values({
        id,
        role,
        suspendedAt,
        email: `${id}@example.org`,
        emailKey: `${id}@example.org`,
        firstName: id,
        lastName: 'X',
        createdAt: 1,
      });
  });
  const subjects = () => engine.mail.sent.map(({ to, subject }) => `${to}: ${subject}`);

  /** The schedule looks each minute; a quarter of an hour is enough to become calm. */
  async function looks(): Promise<void> {
    for (let n = 0; n < 3; n += 1) {
      await watchAlerts(engine);
      await runUntilQuiet(engine, MINUTE_MS);
      engine.clock.advance(6 * MINUTE_MS);
    }
  }

  it('that payments differ or the ledger is broken: once a day while it lasts, when it is well, and anew when it comes back', async () => {
    const gone = await aPayment(engine);
    const said = engine.payments.payments.get(gone);
    engine.payments.payments.delete(gone);
    await night();
    await looks();
    await night();
    await looks();
    expect(subjects()).toEqual(['ada@example.org: Marquee: Payments differ from the provider’s']);
    expect(engine.mail.sent[0]?.text).toContain(`The provider does not list ${gone} (p1).`);
    engine.clock.advance(24 * HOUR_MS);
    await night();
    await looks();
    expect(subjects()[1]).toBe('ada@example.org: Marquee: still firing – Payments differ from the provider’s');
    if (said) engine.payments.payments.set(gone, said);
    await night();
    await looks();
    expect(subjects()[2]).toBe('ada@example.org: Marquee: resolved – Payments differ from the provider’s');
    engine.payments.payments.delete(gone);
    await night();
    await looks();
    expect(subjects()).toHaveLength(4);

    engine.payments.payments.set(gone, {
      ...(said as NonNullable<typeof said>),
      status: 'succeeded',
      receivedCents: 900,
    });
    await night();
    await engine.db.$client.prepare('DROP TRIGGER ledger_is_never_changed').run();
    await engine.db.$client.prepare('UPDATE ledger_entries SET at = 1 WHERE seq = 1').run();
    await night();
    await looks();
    expect(subjects()).toContain('ada@example.org: Marquee: The ledger is broken');
  });

  it('that nobody can pay', async () => {
    for (const id of ['p1', 'p2', 'p3']) engine.payments.fail(await aPayment(engine, { id }));
    engine.clock.advance(2 * HOUR_MS);
    await scheduleOpenPayments(engine);
    await runUntilQuiet(engine);
    await looks();
    expect(subjects()).toEqual(['ada@example.org: Marquee: Payments failing']);
    expect(engine.mail.sent[0]?.text).toContain('Your card was declined.');
    engine.clock.advance(HOUR_MS);
    await looks();
    expect(subjects().at(-1)).toBe('ada@example.org: Marquee: resolved – Payments failing');
    expect(await engine.db.select().from(alertFirings)).toMatchObject([{ rule: 'payments-failing', ending: 'well' }]);
  });
});
