import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { queryFor } from '../../api/query-for.ts';
import { paymentText } from '../../messages/payment.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import type { CardFormProps } from './card-form-props.ts';

const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));
const TestCardForm = lazy(async () => ({ default: (await import('./test-card-form.tsx')).TestCardForm }));

interface PaymentFormProps
  extends Pick<CardFormProps, 'clientSecret' | 'label' | 'returnTo' | 'onPaid' | 'onOver' | 'onError'> {
  /** Leads away where nobody can pay. */
  back?: ReactNode;
}

/** The card form of the payment provider, or a test form for its stand-in on this machine; or why nobody can pay here. */
export function PaymentForm({ clientSecret, label, returnTo, onPaid, onOver, onError, back }: PaymentFormProps) {
  const { data: form, isPending, error, refetch } = useQuery(queryFor('getPaymentForm', {}));
  if (isPending) return <Spinner label={paymentText('payment.loading')} />;
  if (error)
    return (
      <ErrorState
        level={3}
        title={paymentText('payment.scriptFailed')}
        actions={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
      />
    );
  if (!form) return <NotSetUp back={back} />;
  const card = { publishableKey: form.publishableKey, clientSecret, label, returnTo, onPaid, onOver, onError };
  return (
    <Suspense fallback={<Spinner label={paymentText('payment.loading')} />}>
      {form.testOrigin === null ? <StripeForm {...card} /> : <TestCardForm {...card} origin={form.testOrigin} />}
    </Suspense>
  );
}

/** Spec: BOOST-06. */
export function NotSetUp({ back }: { back?: ReactNode }) {
  return (
    <EmptyState level={3} title={paymentText('payment.notSetUp')} icon={<InfoIcon />} actions={back}>
      {paymentText('payment.notSetUpText')}
    </EmptyState>
  );
}
