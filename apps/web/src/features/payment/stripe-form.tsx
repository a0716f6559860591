import { type FormEvent, useEffect, useRef, useState } from 'react';
import { language } from '../../messages/language.ts';
import { paymentText } from '../../messages/payment.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/state.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { tellError } from './failures.ts';
import { loadStripe, type Stripe, type StripeElements } from './load-stripe.ts';
import { meanwhileOf } from './over.ts';
import styles from './payment.module.css';
import { useRefusal } from './refused.tsx';

/** The provider's own form, in its own frame: the card's number never reaches us. */
export function StripeForm({
  publishableKey,
  clientSecret,
  label,
  returnTo,
  onPaid,
  onOver,
  onError = tellError,
}: CardFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const paying = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'paying' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const { refused, refuse, clear } = useRefusal();

  useEffect(() => {
    let isOver = false;
    let destroy = () => {};
    const begin = async () => {
      const stripe = await loadStripe(publishableKey);
      if (isOver || !frame.current) return;
      const isDark = getComputedStyle(frame.current).colorScheme === 'dark';
      const appearance = { theme: isDark ? 'night' : 'stripe' };
      const elements = stripe.elements({ clientSecret, appearance, locale: language() });
      const card = elements.create('payment');
      card.on('ready', () => setState('ready'));
      card.on('loaderror', (event) => {
        const meanwhile = meanwhileOf(event?.error);
        if (meanwhile && meanwhile.kind !== 'processing') onOver(meanwhile.kind);
        else setState('failed');
      });
      card.mount(frame.current);
      paying.current = { stripe, elements };
      destroy = () => card.destroy();
    };
    begin().catch((error: unknown) => {
      console.error('payment form', error);
      if (!isOver) setState('failed');
    });
    return () => {
      isOver = true;
      destroy();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another attempt begins anew
  }, [publishableKey, clientSecret, attempt]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!paying.current) return;
    setState('paying');
    clear();
    try {
      const { stripe, elements } = paying.current;
      const said = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: new URL(returnTo, window.location.href).href },
      });
      const { error, paymentIntent } = said;
      const meanwhile = meanwhileOf(error);
      if (paymentIntent && !error) await onPaid(paymentIntent.id);
      else if (meanwhile?.kind === 'processing') await onPaid(meanwhile.paymentId);
      else if (meanwhile) onOver(meanwhile.kind);
      else refuse(error?.message);
    } catch (error) {
      onError(error);
    }
    setState('ready');
  };

  if (state === 'failed')
    return (
      <ErrorState
        level={3}
        title={paymentText('payment.scriptFailed')}
        actions={
          <Button
            onClick={() => {
              setState('loading');
              setAttempt(attempt + 1);
            }}
          >
            {t('ui.tryAgain')}
          </Button>
        }
      />
    );
  return (
    <form className={styles.form} onSubmit={(event) => void pay(event)}>
      {refused}
      {state === 'loading' && <Spinner label={paymentText('payment.loading')} />}
      <div ref={frame} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        disabled={state === 'loading'}
        pending={state === 'paying'}
        pendingLabel={paymentText('payment.paying')}
      >
        {label}
      </Button>
      <p className={styles.note}>{paymentText('payment.secure')}</p>
    </form>
  );
}
