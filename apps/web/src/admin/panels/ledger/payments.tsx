import type { PaymentRecord } from '@marquee/contract';
import { defineList } from '../../kit/define-list.ts';
import { dollars } from '../../kit/format.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import { PaymentDetail } from './payment-detail.tsx';

const TONES: Record<PaymentRecord['status'], Tone> = {
  unpaid: 'neutral',
  processing: 'info',
  succeeded: 'good',
  canceled: 'neutral',
};

/** What became of it last: a dispute before a refund, and how much of it is gone. */
function Status({ payment }: { payment: PaymentRecord }) {
  const { status, receivedCents, disputedCents, refundedCents, hasOpenDispute } = payment;
  if (hasOpenDispute) return <ToneBadge tone="bad">{t('ledger.disputed')}</ToneBadge>;
  if (disputedCents > 0) return <ToneBadge tone="bad">{t('ledger.disputeLost')}</ToneBadge>;
  if (refundedCents > 0 && refundedCents < receivedCents)
    return <ToneBadge tone="warn">{t('ledger.partlyRefunded')}</ToneBadge>;
  if (refundedCents > 0) return <ToneBadge tone="warn">{t('ledger.refunded')}</ToneBadge>;
  return <ToneBadge tone={TONES[status]}>{t(`ledger.${status}`)}</ToneBadge>;
}

/** Payments by card; a row opens with its refunds. */
export const payments = defineList({
  id: 'payments',
  list: 'listPayments',
  caption: t('ledger.payments'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'description', label: t('ledger.what'), long: true },
    { field: 'amountCents', label: t('ledger.amount'), number: true, show: ({ amountCents }) => dollars(amountCents) },
    { field: 'status', label: t('ledger.status'), show: (payment) => <Status payment={payment} /> },
    { field: 'payer', label: t('ledger.payer'), long: true, from: 780 },
    { field: 'timestamp', label: t('ledger.when'), from: 520, as: 'age' },
  ],
  filters: [
    {
      name: 'status',
      label: t('ledger.status'),
      fallback: t('ledger.all'),
      options: (['succeeded', 'unpaid', 'processing', 'canceled', 'refunded'] as const).map((value) => ({
        value,
        label: t(`ledger.${value}`),
      })),
    },
    { name: 'payment', label: t('ledger.paymentId'), show: (id) => id },
  ],
  detail: { title: ({ description }) => description, body: (row) => <PaymentDetail key={row.id} payment={row} /> },
  refreshSeconds: 30,
  empty: t('ledger.noPayments'),
});
