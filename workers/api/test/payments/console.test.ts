import type { Ledger, LedgerEntry, PaymentHealth, PaymentRecord } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { exportLedgerEntries } from '@marquee/domain/ledger';
import { newPayment, settlePayment, startPayment } from '@marquee/domain/payments';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, somebody, startConsole } from '../admin/support.ts';

const PAYMENTS = '/api/admin/payments';
let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await somebody(site);
});

async function paid(id: string, amountCents = 900): Promise<string> {
  const payment = { id, subjectId: id, userId: 'u1', amountCents, purpose: 'boost' as const, description: 'Spotlight' };
  await atomically(site.db, [newPayment(site, payment)]);
  const { intentId } = await startPayment(site, id);
  site.outside.payments.succeed(intentId, { fee: 56 });
  await settlePayment(site, id);
  return intentId;
}

const list = (query = '') =>
  site.get<{ items: PaymentRecord[]; nextCursor: string | null }>('listPayments', `${PAYMENTS}${query}`);

describe('money in the console', () => {
  it('shows the books with their accounts, and each movement', async () => {
    await paid('p1');
    await paid('p2', 1_900);
    const { books, proof } = await site.get<Ledger>('getLedger', '/api/admin/ledger');
    expect(proof).toBeNull();
    expect(books[0]).toMatchObject({ book: 'boosts', entries: 4, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(books[0]?.accounts).toEqual([
      { account: 'cash', debitCents: 2_800, creditCents: 112 },
      { account: 'fees', debitCents: 112, creditCents: 0 },
      { account: 'deferred', debitCents: 0, creditCents: 2_800 },
    ]);
    expect(books[1]).toEqual({ book: 'campaigns', entries: 0, hash: null, accounts: [] });
    const path = '/api/admin/ledger/entries?limit=3';
    const first = await site.get<{ items: LedgerEntry[]; nextCursor: string }>('listLedgerEntries', path);
    expect(first.items.map(({ seq }) => seq)).toEqual([4, 3, 2]);
    const rest = await site.get<{ items: LedgerEntry[] }>('listLedgerEntries', `${path}&cursor=${first.nextCursor}`);
    expect(rest.items).toMatchObject([{ seq: 1, kind: 'capture', paymentId: 'p1' }]);
  });

  it('finds the movements of a payment and of some days, and exports them for a spreadsheet', async () => {
    await paid('p1');
    site.clock.advance(24 * 3_600_000);
    await paid('p2', 1_900);
    const path = '/api/admin/ledger/entries';
    const seqs = async (query: string) =>
      (await site.get<{ items: LedgerEntry[] }>('listLedgerEntries', `${path}${query}`)).items.map(({ seq }) => seq);
    const day = new Date(site.clock.now()).toISOString().slice(0, 10);
    expect(await seqs('?payment=p1')).toEqual([2, 1]);
    expect(await seqs(`?from=${day}T00:00:00Z`)).toEqual([4, 3]);
    expect(await seqs(`?to=${day}T00:00:00Z`)).toEqual([2, 1]);
    expect(await seqs('?book=campaigns')).toEqual([]);
    const response = await site.call('GET', `${path}.csv?from=${day}T00:00:00Z`);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="marquee-ledger-boosts-${day}.csv"`);
    const [head, ...rows] = (await response.text()).split('\r\n').slice(0, -1);
    expect(head).toMatch(/Time \(UTC\),No\.,Movement,Account,Debit \(USD\),Credit \(USD\),Payment,Cause,Hash$/);
    expect(rows.map((row) => row.split(',').slice(1, 8).join(','))).toEqual([
      '3,capture,cash,19.00,,p2,capture:p2',
      '3,capture,deferred:p2,,19.00,p2,capture:p2',
      '4,fee,fees,0.56,,p2,fee:p2',
      '4,fee,cash,,0.56,p2,fee:p2',
    ]);
    const { entries, isCut } = await exportLedgerEntries(site, { book: 'boosts' }, 3);
    expect([entries.map(({ seq }) => seq), isCut]).toEqual([[1, 2, 3], true]);
  });

  it('lists payments by status, newest first, page by page', async () => {
    await paid('p1');
    await paid('p2');
    await atomically(site.db, [
      newPayment(site, {
        id: 'p3',
        subjectId: 'x',
        userId: 'gone',
        amountCents: 100,
        purpose: 'boost',
        description: 'Test',
      }),
    ]);
    expect((await list()).items.map(({ id, payer, status }) => [id, payer, status])).toEqual([
      ['p3', null, 'unpaid'],
      ['p2', 'u1@example.org', 'succeeded'],
      ['p1', 'u1@example.org', 'succeeded'],
    ]);
    const { items, nextCursor } = await list('?status=succeeded&limit=1');
    expect(items.map(({ id }) => id)).toEqual(['p2']);
    expect((await list(`?status=succeeded&limit=1&cursor=${nextCursor}`)).items.map(({ id }) => id)).toEqual(['p1']);
  });

  it('finds those that money went back of, all or a part, as the rows call them', async () => {
    for (const id of ['p1', 'p2', 'p3']) await paid(id);
    await site.db.run(sql`UPDATE payments SET refunded_cents = 900 WHERE id = 'p1'`);
    await site.db.run(sql`UPDATE payments SET refunded_cents = 300 WHERE id = 'p2'`);
    const { items, nextCursor } = await list('?status=refunded&limit=1');
    expect(items.map(({ id }) => id)).toEqual(['p2']);
    const rest = await list(`?status=refunded&limit=1&cursor=${nextCursor}`);
    expect(rest).toMatchObject({ items: [{ id: 'p1' }], nextCursor: null });
  });

  it('records a refund by what had gone back before and after it, and why', async () => {
    await paid('p1');
    await site.db.run(sql`UPDATE payments SET refunded_cents = 200 WHERE id = 'p1'`);
    await site.post('refundPayment', `${PAYMENTS}/p1/refund`, { reason: 'They called.' });
    const [row] = await auditRows(site);
    expect(row?.before).toEqual({ refundedCents: 200, reason: null });
    expect(row?.after).toEqual({ refundedCents: 900, reason: 'They called.' });
  });

  it('gives back the rest of a payment once, with a reason in the audit log', async () => {
    await paid('p1');
    const refund = () => site.call('POST', `${PAYMENTS}/p1/refund`, { reason: 'They called.' });
    const answer = await refund();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      refunds: [{ amountCents: 900, reason: 'other', status: 'requested' }],
    });
    expect((await refund()).status).toBe(409);
    expect(await auditRows(site)).toMatchObject([
      { action: 'payment.refund', subject: 'payment:p1', after: { refundedCents: 900, reason: 'They called.' } },
    ]);
    expect(await site.db.all(sql`SELECT kind FROM outbox WHERE kind = 'payment.refund'`)).toHaveLength(1);
    expect(await site.refusedPost(`${PAYMENTS}/p9/refund`, { reason: 'x' })).toMatchObject({ status: 404 });
    expect(await site.refusedPost(`${PAYMENTS}/p1/refund`, { reason: ' ' })).toMatchObject({ status: 400 });
  });

  it('says whether payments agree with the provider, and checks when asked', async () => {
    await paid('p1');
    const intent = await paid('p2');
    site.outside.payments.dispute(intent);
    await settlePayment(site, 'p2');
    const health = await site.get<PaymentHealth>('getPaymentHealth', `${PAYMENTS}/health`);
    expect(health).toEqual({ isSetUp: true, comparison: null, openRefunds: 0, openDisputes: 1 });
    await site.post('verifyLedger', '/api/admin/ledger/verify');
    await site.post('verifyLedger', '/api/admin/ledger/verify');
    expect(
      await site.db.all(sql`SELECT kind FROM outbox WHERE kind IN ('payment.reconcile', 'ledger.verify')`),
    ).toHaveLength(2);
  });
});
