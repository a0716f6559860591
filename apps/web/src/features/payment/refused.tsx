import { useEffect, useRef, useState } from 'react';
import { paymentText } from '../../messages/payment.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { tellRefused } from './failures.ts';
import styles from './payment.module.css';

/** What the card's bank said last, as a toast (spec: ERR-009) and beside the form, where it stays until the next try. */
export function useRefusal() {
  const [said, setSaid] = useState<{ sentence: string } | null>(null);
  return {
    refused: said && <Refused key={said.sentence} said={said} />,
    refuse: (message: string | undefined) => {
      tellRefused(message);
      setSaid({ sentence: message ?? paymentText('payment.failedText') });
    },
    clear: () => setSaid(null),
  };
}

/** Takes the focus, so that it is read out and nobody looks for it; from there the form is the next thing. */
function Refused({ said }: { said: { sentence: string } }) {
  const ref = useRef<HTMLDivElement>(null);
  // Each try begins without one, so it is new each time.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={styles.refused} role="alert" tabIndex={-1}>
      <WarningIcon />
      <div>
        <strong>{said.sentence}</strong>
        <p>{paymentText('payment.whatNow')}</p>
      </div>
    </div>
  );
}
