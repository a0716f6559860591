import { type FormEvent, useState } from 'react';
import { paymentText } from '../../messages/payment.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { confirmTestPayment, type Outcome, proveTestPayment, type TypedCard } from './confirm-test-payment.ts';
import { tellError } from './failures.ts';
import styles from './payment.module.css';
import { useRefusal } from './refused.tsx';

type Faults = Partial<Record<keyof TypedCard, string>>;

/** A form for the stand-in of the provider on this machine, which says so: no money moves. */
export function TestCardForm({
  origin,
  publishableKey,
  clientSecret,
  label,
  onPaid,
  onOver,
  onError = tellError,
}: CardFormProps & { origin: string }) {
  const [card, setCard] = useState<TypedCard>({ number: '', expiry: '', cvc: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const [asksProof, setAsksProof] = useState(false);
  const { refused, refuse, clear } = useRefusal();
  const form = { origin, publishableKey, clientSecret };

  const follow = async (asking: Promise<Outcome>) => {
    setBusy(true);
    clear();
    try {
      const outcome = await asking;
      setAsksProof(outcome.kind === 'proof');
      if (outcome.kind === 'paid') await onPaid(outcome.paymentId);
      if (outcome.kind === 'over') onOver(outcome.over);
      if (outcome.kind === 'refused') refuse(outcome.message);
    } catch (error) {
      onError(error);
    }
    setBusy(false);
  };
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsOf(card);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else void follow(confirmTestPayment(form, card));
  };
  const field = (name: keyof TypedCard) => ({
    name,
    label: paymentText(`payment.${name}`),
    value: card[name],
    error: faults[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => setCard({ ...card, [name]: target.value }),
  });

  return (
    <>
      <p className={styles.test}>
        <Badge tone="info">{paymentText('payment.test')}</Badge>
        {paymentText('payment.testText')}
      </p>
      {refused}
      {asksProof ? (
        <section className={styles.form} aria-labelledby="proof">
          <h3 id="proof">{paymentText('payment.proof')}</h3>
          <p>{paymentText('payment.proofText')}</p>
          <Button variant="primary" wide pending={isBusy} onClick={() => void follow(proveTestPayment(form, true))}>
            {paymentText('payment.proofYes')}
          </Button>
          <Button wide disabled={isBusy} onClick={() => void follow(proveTestPayment(form, false))}>
            {paymentText('payment.proofNo')}
          </Button>
        </section>
      ) : (
        <form className={styles.form} noValidate onSubmit={pay}>
          <TextField {...field('number')} placeholder="4242 4242 4242 4242" />
          <div className={styles.pair}>
            <TextField {...field('expiry')} placeholder="12/34" />
            <TextField {...field('cvc')} placeholder="123" />
          </div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            pending={isBusy}
            pendingLabel={paymentText('payment.paying')}
          >
            {label}
          </Button>
        </form>
      )}
    </>
  );
}

function faultsOf({ number, expiry, cvc }: TypedCard): Faults {
  return {
    ...(number.replaceAll(/\D/g, '') === '' ? { number: paymentText('payment.numberNeeded') } : {}),
    ...(/^\s*\d{1,2}\s*\/\s*\d{2}(?:\d{2})?\s*$/.test(expiry) ? {} : { expiry: paymentText('payment.expiryNeeded') }),
    ...(/^\s*\d{3,4}\s*$/.test(cvc) ? {} : { cvc: paymentText('payment.cvcNeeded') }),
  };
}
