import type { LedgerLine } from '@marquee/contract';
import { liabilityOf, type Movement } from '@marquee/domain/ledger';
import type { ProviderPayment } from '@marquee/kernel';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { movementsOf } from '../../src/payments/movements.ts';
import { ACTS, type Act, applied, UNPAID } from './histories.ts';

const PAYMENT = 'p1';
const LIABILITY = liabilityOf('boosts', PAYMENT);

/** Books of one payment in memory. */
function books() {
  const entered = new Map<string, readonly LedgerLine[]>();
  const sumOf = (account: string) =>
    [...entered.values()].flat().reduce((sum, line) => (line.account === account ? sum + line.cents : sum), 0);
  const enter = (movements: readonly Movement[]) => {
    for (const { operation, lines } of movements) {
      expect(entered.has(operation)).toBe(false);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      entered.set(operation, lines);
    }
  };
  const hear = (said: ProviderPayment) =>
    enter(movementsOf('boosts', PAYMENT, said, { entered, owedCents: -sumOf(LIABILITY) }));
  return { entered, sumOf, enter, hear };
}

/** What came in and stayed, according to the provider. */
function cashOf(said: ProviderPayment): number {
  const gone = said.refunds.filter(({ status }) => status === 'succeeded' || status === 'pending');
  const disputes = said.disputes.filter(({ status }) => status !== 'warning');
  const taken = disputes.filter(({ status }) => status !== 'won');
  return (
    said.receivedCents -
    (said.receivedCents > 0 ? (said.feeCents ?? 0) : 0) -
    gone.reduce((sum, { amountCents }) => sum + amountCents, 0) -
    taken.reduce((sum, { amountCents }) => sum + amountCents, 0) -
    disputes.reduce((sum, { feeCents }) => sum + feeCents, 0)
  );
}

describe('the books follow the provider', () => {
  it('a payment is cash and a liability; its fee is a cost', () => {
    const { hear, sumOf } = books();
    hear({ ...UNPAID, status: 'succeeded', receivedCents: 900, feeCents: 56 });
    expect([sumOf('cash'), sumOf(LIABILITY), sumOf('fees')]).toEqual([844, -900, 56]);
  });

  it('a refund is taken from what is owed, and what was delivered already is a loss', () => {
    const { hear, enter, sumOf } = books();
    const paid = applied(UNPAID, { act: 'pay', fee: 56 });
    hear(paid);
    enter([
      {
        operation: 'earn:1',
        kind: 'earn',
        paymentId: PAYMENT,
        lines: [
          { account: LIABILITY, cents: 600 },
          { account: 'earned', cents: -600 },
        ],
      },
    ]);
    hear(applied(paid, { act: 'refund', cents: 500 }));
    expect([sumOf(LIABILITY), sumOf('refunds'), sumOf('cash')]).toEqual([0, 200, 344]);
  });

  it('any history, heard in full or in parts, doubled or late: debits equal credits, and cash is what the provider says [BEY-24] [REL-11]', () => {
    const history = fc.array(ACTS, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(history, fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }), (acts, heard) => {
        const { hear, sumOf, entered } = books();
        let said = UNPAID;
        acts.forEach((act: Act, i) => {
          said = applied(said, act);
          // Heard not at all, once, or several times.
          for (let n = 0; n < (heard[i] ?? 0); n += 1) hear(said);
        });
        hear(said);
        const before = entered.size;
        hear(said);
        expect(entered.size).toBe(before);
        expect(sumOf('cash')).toBe(cashOf(said));
        expect(-sumOf(LIABILITY)).toBeGreaterThanOrEqual(0);
        const open = said.disputes.filter(({ status }) => status === 'open');
        expect(sumOf('disputes')).toBe(open.reduce((sum, { amountCents }) => sum + amountCents, 0));
      }),
      { numRuns: 2_000 },
    );
  });
});
