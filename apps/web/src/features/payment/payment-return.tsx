import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paymentText } from '../../messages/payment.ts';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import styles from './payment.module.css';

const STATUS = 'redirect_status';
/** What the provider adds to the address to which a bank's own page leads back. */
const ADDED = [STATUS, 'payment_intent', 'payment_intent_client_secret'];

/** Says what a payment came to that a bank confirmed on a page of its own; nothing on any other visit. */
export function PaymentReturn() {
  const [params, setParams] = useSearchParams();
  const [status] = useState(params.get(STATUS));
  const isNew = params.has(STATUS);
  // A reload, or the address given to somebody, says nothing of this payment.
  useEffect(() => {
    if (isNew)
      setParams((before) => [...before].filter(([name]) => !ADDED.includes(name)), {
        replace: true,
      });
  }, [isNew, setParams]);
  if (status === null) return null;
  const isFailed = status === 'failed';
  return (
    <div className={isFailed ? styles.refused : styles.received} role={isFailed ? 'alert' : 'status'}>
      {isFailed ? <WarningIcon /> : <CheckIcon />}
      <div>
        <strong>{paymentText(isFailed ? 'payment.failed' : 'payment.received')}</strong>
        <p>{paymentText(isFailed ? 'payment.notConfirmed' : 'payment.receivedText')}</p>
      </div>
    </div>
  );
}
