import type { Ledger, LedgerEntry, PaymentHealth, PaymentRecord } from '@marquee/contract';
import { expect, test } from 'vitest';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { dialog, expectSound, notice, page, says, see } from '../harness/look.ts';

const LEDGER: Ledger = {
  books: [
    {
      book: 'boosts',
      entries: 4,
      hash: 'ab'.repeat(32),
      accounts: [
        { account: 'cash', debitCents: 2_800, creditCents: 112 },
        { account: 'fees', debitCents: 112, creditCents: 0 },
        { account: 'deferred', debitCents: 900, creditCents: 2_800 },
        { account: 'earned', debitCents: 0, creditCents: 900 },
      ],
    },
    { book: 'campaigns', entries: 0, hash: null, accounts: [] },
  ],
  proof: { at: hoursAgo(3), entries: 4, breaks: [] },
};
const HEALTH: PaymentHealth = {
  isSetUp: true,
  comparison: { at: hoursAgo(3), checked: 2, repaired: 1, differences: [] },
  openRefunds: 0,
  openDisputes: 0,
};
const PAYMENT: PaymentRecord = {
  id: 'p1',
  purpose: 'boost',
  subjectId: 'b1',
  description: 'Spotlight boost of Jazz Night',
  payer: 'ann@example.com',
  intentId: 'pi_1',
  status: 'succeeded',
  amountCents: 900,
  receivedCents: 900,
  refundedCents: 0,
  disputedCents: 0,
  hasOpenDispute: false,
  failure: null,
  timestamp: hoursAgo(2),
  refunds: [],
};
const ENTRY: LedgerEntry = {
  book: 'boosts',
  seq: 1,
  operation: 'capture:p1',
  kind: 'capture',
  timestamp: hoursAgo(2),
  paymentId: 'p1',
  lines: [
    { account: 'cash', cents: 900 },
    { account: 'deferred:p1', cents: -900 },
  ],
  hash: 'ab'.repeat(32),
};

const open = (answers = {}) =>
  openSection('/admin/ledger', 'Payments and Ledger', {
    getLedger: LEDGER,
    getPaymentHealth: HEALTH,
    listPayments: pageOf(PAYMENT),
    listLedgerEntries: pageOf(ENTRY),
    ...answers,
  });

test('the books, their proof and the comparison with the provider are shown, and checked on demand', async () => {
  const site = await open({ verifyLedger: { success: true } });
  await says(
    page.getByRole('main'),
    'In order',
    'Agrees',
    '4 entries checked',
    '$26.88',
    '$19.00',
    'No money has moved yet.',
  );
  await page.getByRole('button', { name: 'Check Now' }).click();
  await see(notice('Check Started')).toBeVisible();
  expect(site.api.calls('verifyLedger')).toHaveLength(1);
});

test('a break and a difference are named', async () => {
  await open({
    getLedger: { ...LEDGER, proof: { at: hoursAgo(1), entries: 4, breaks: ['Entry 3 of boosts was changed.'] } },
    getPaymentHealth: {
      ...HEALTH,
      isSetUp: false,
      comparison: { at: hoursAgo(1), checked: 2, repaired: 0, differences: ['The provider does not list pi_9 (p9).'] },
    },
  });
  const main = page.getByRole('main');
  await says(
    main,
    'Broken',
    'Entry 3 of boosts was changed.',
    'Differs',
    'The provider does not list pi_9 (p9).',
    'Not configured',
  );
});

test('the filter of payments offers Refunded, as rows say', async () => {
  const refunded = { ...PAYMENT, refundedCents: 900 };
  const site = await open({ listPayments: pageOf(refunded) });
  await says(page.getByRole('table', { name: 'Payments' }), 'Refunded');
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Refunded');
  await expect.poll(() => site.api.calls('listPayments').at(-1)?.query.get('status')).toBe('refunded');
});

test('a payment opens with its refunds, and the rest goes back with a reason', async () => {
  const asked = { id: 'p1-other', amountCents: 900, reason: 'other', status: 'requested', timestamp: hoursAgo(0) };
  const site = await open({ refundPayment: { ...PAYMENT, refunds: [asked] } });
  await page.getByRole('table', { name: 'Payments' }).getByRole('button', { name: PAYMENT.description }).click();
  const drawer = dialog(PAYMENT.description);
  await says(drawer, 'Nothing has been refunded.', 'ann@example.com', '$9.00');
  await expectSound();
  await drawer.getByRole('button', { name: 'Refund the Rest' }).click();
  const question = page.getByRole('alertdialog');
  await says(question, 'Refund $9.00?');
  await question.getByLabelText('Why is it refunded?').fill('They called.');
  await question.getByRole('button', { name: 'Refund the Rest' }).click();
  await see(notice('Refund Requested')).toBeVisible();
  expect(site.api.calls('refundPayment')).toMatchObject([{ params: { id: 'p1' }, body: { reason: 'They called.' } }]);
});

test('a payment leads to its entries, which have days and a file for spreadsheets', async () => {
  const site = await open();
  const entries = page.getByRole('group', { name: 'Entries' });
  await see(entries.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/api/admin/ledger/entries.csv');
  await page.getByRole('table', { name: 'Payments' }).getByRole('button', { name: PAYMENT.description }).click();
  await dialog(PAYMENT.description).getByRole('link', { name: 'Its entries' }).click();
  await expect.poll(() => site.api.calls('listLedgerEntries').at(-1)?.query.get('payment')).toBe('p1');
  await see(entries.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('payment=p1'),
  );
});

test.for([
  ['failed', 1],
  ['succeeded', 0],
] as const)('a refund by hand that %s leaves the button %d times', async ([status, buttons]) => {
  const asked = { id: 'p1-other', amountCents: 900, reason: 'other' as const, status, timestamp: hoursAgo(0) };
  await open({ listPayments: pageOf({ ...PAYMENT, refunds: [asked] }) });
  await page.getByRole('table', { name: 'Payments' }).getByRole('button', { name: PAYMENT.description }).click();
  const drawer = dialog(PAYMENT.description);
  await says(drawer, 'By hand');
  expect(drawer.getByRole('button', { name: 'Refund the Rest' }).elements()).toHaveLength(buttons);
});

test('an entry opens with its lines; nothing yet is said as that', async () => {
  await open({ listPayments: pageOf() });
  await says(page.getByRole('main'), 'There are no payments yet.');
  await page.getByRole('table', { name: 'Entries' }).getByRole('button', { name: '1' }).click();
  await says(dialog('Payment, No. 1'), 'Debit cash: $9.00', 'Credit deferred:p1: $9.00');
  await expectSound();
});

test('a payment says whether it is disputed, lost to a dispute, or given back in part or whole', async () => {
  const of = (id: string, given: Partial<PaymentRecord>) => ({ ...PAYMENT, id, description: id, ...given });
  await open({
    listPayments: {
      items: [
        of('open', { disputedCents: 900, hasOpenDispute: true }),
        of('lost', { disputedCents: 900 }),
        of('part', { refundedCents: 300 }),
        of('whole', { refundedCents: 900 }),
        of('paid', {}),
      ],
      nextCursor: null,
    },
  });
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await see(row('open')).toHaveTextContent('Disputed');
  await see(row('lost')).toHaveTextContent('Dispute lost');
  await see(row('part')).toHaveTextContent('Partly refunded');
  await see(row('whole')).toHaveTextContent('Refunded');
  await see(row('paid')).toHaveTextContent('Paid');
});
