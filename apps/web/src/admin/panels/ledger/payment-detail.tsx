import type { Book, PaymentRecord } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { dollars, stamp } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts } from '../../kit/parts.tsx';
import { useReason } from '../../kit/reason-dialog.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

/** One payment: what came in and went back, and the button that gives back the rest. */
export function PaymentDetail({ payment }: { payment: PaymentRecord }) {
  const { id, purpose, payer, intentId, receivedCents, refundedCents, disputedCents, failure, timestamp, refunds } =
    payment;
  const leftCents = receivedCents - refundedCents - disputedCents;
  // One that failed can be asked for again.
  const isAsked = refunds.some(({ reason, status }) => reason === 'other' && status !== 'failed');
  return (
    <>
      <Facts
        facts={[
          [t('ledger.payer'), payer ?? '–'],
          [t('ledger.when'), stamp(timestamp)],
          [t('ledger.received'), dollars(receivedCents)],
          [t('ledger.refunded'), dollars(refundedCents)],
          [t('ledger.disputed'), dollars(disputedCents)],
          [t('ledger.paymentId'), id],
          [t('ledger.intent'), intentId ?? '–'],
          ...(failure === null ? [] : ([[t('ledger.failure'), failure]] as const)),
        ]}
      />
      <section>
        <h3 className={styles.subhead}>{t('ledger.refundList')}</h3>
        <ul className={styles.notes}>
          {refunds.length === 0 && <li>{t('ledger.noRefunds')}</li>}
          {refunds.map(({ id: refund, amountCents, reason, status, timestamp: at }) => (
            <li key={refund}>
              {dollars(amountCents)}: {t(`ledger.reason.${reason}`)} ({t(`ledger.refundStatus.${status}`)}, {stamp(at)})
            </li>
          ))}
        </ul>
      </section>
      <p>
        <Link
          to={`/admin/ledger?${new URLSearchParams({ 'entries.book': `${purpose}s` satisfies Book, 'entries.payment': id })}`}
        >
          {t('ledger.itsEntries')}
        </Link>
      </p>
      {leftCents > 0 && !isAsked && <RefundRest id={id} cents={leftCents} />}
    </>
  );
}

function RefundRest({ id, cents }: { id: string; cents: number }) {
  const { askReason, question } = useReason();
  const refund = useAction({
    call: 'refundPayment',
    success: { title: t('ledger.refundDone') },
    failure: { title: t('ledger.refundFailed'), fallback: t('ledger.refundFailedText') },
    reloads: ['listPayments', 'getLedger', 'getPaymentHealth', 'listLedgerEntries', 'listAuditLog'],
  });
  async function press(): Promise<void> {
    const reason = await askReason({
      title: t('ledger.refundAsk', { amount: dollars(cents) }),
      description: t('ledger.refundText'),
      confirmLabel: t('ledger.refund'),
      label: t('ledger.refundReason'),
      danger: true,
    });
    if (reason !== null) await refund.run({ params: { id }, body: { reason } });
  }
  return (
    <div className={styles.buttons}>
      <Button variant="danger" pending={refund.isPending} onClick={() => void press()}>
        {t('ledger.refund')}
      </Button>
      {question}
    </div>
  );
}
