import { type ReactNode, useEffect, useRef } from 'react';
import { paymentText } from '../../messages/payment.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, InfoIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/state.tsx';
import type { Over } from './over.ts';

interface PaymentOverProps {
  over: Over;
  /** Leads to what was paid for. */
  link: ReactNode;
  onAgain: () => void;
  /** Of its heading. */
  level: 2 | 3;
}

/** In the place of a card form whose payment was paid or canceled meanwhile: nobody can pay it any more. */
export function PaymentOver({ over, link, onAgain, level }: PaymentOverProps) {
  const isPaid = over === 'paid';
  const ref = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the form.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="alert" tabIndex={-1}>
      <EmptyState
        level={level}
        title={paymentText(isPaid ? 'payment.alreadyPaid' : 'payment.canceled')}
        icon={isPaid ? <CheckIcon /> : <InfoIcon />}
        actions={
          isPaid ? (
            link
          ) : (
            <Button variant="primary" onClick={onAgain}>
              {paymentText('payment.again')}
            </Button>
          )
        }
      >
        {paymentText(isPaid ? 'payment.alreadyPaidText' : 'payment.canceledText')}
      </EmptyState>
    </div>
  );
}
