import type { BoostOffer } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { boostText } from '../../messages/boosts.ts';
import { paymentText } from '../../messages/payment.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { NotSetUp, PaymentForm } from '../payment/payment-form.tsx';
import { PaymentOver } from '../payment/payment-over.tsx';
import type { BoostTarget } from './ask-boost.ts';
import styles from './boost-dialog.module.css';
import { BoostDone } from './boost-done.tsx';
import { BoostTiming } from './boost-timing.tsx';
import { dollars } from './money.ts';
import { PlanChoice } from './plan-choice.tsx';
import { Unpaid } from './unpaid.tsx';
import { useBoostSteps } from './use-boost-steps.ts';

/** Buys a boost of an event (spec: BOOST-01 to BOOST-11). Closing it forgets everything: it is made anew each time. */
export function BoostDialog({ event, onClose }: { event: BoostTarget; onClose: () => void }) {
  const query = queryFor('getBoostOffer', { params: { id: event.id } });
  const { data: offer, isPending, error, refetch } = useQuery({ ...query, staleTime: Infinity, gcTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={boostText('boost.title')}
      description={boostText('boost.of', event)}
    >
      {isPending && <Spinner label={boostText('boost.loading')} />}
      {error && (
        <ErrorState
          level={3}
          title={boostText('boost.plansFailed')}
          actions={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
        >
          {error instanceof CallError && error.status === 409 ? error.detail : undefined}
        </ErrorState>
      )}
      {offer && <Steps event={event} offer={offer} onClose={onClose} />}
    </Dialog>
  );
}

interface StepsProps {
  event: BoostTarget;
  offer: BoostOffer;
  onClose: () => void;
}

function Steps({ event, offer, onClose }: StepsProps) {
  const { plans, pending } = offer;
  const [planId, setPlanId] = useState(offer.defaultPlan);
  const plan = plans.find(({ id }) => id === planId) ?? null;
  const steps = useBoostSteps(offer.eventId);
  const { step, setStep, created } = steps;
  const form = useQuery(queryFor('getPaymentForm', {}));
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const began = plans.find(({ id, lastStart }) => id === pending?.plan && lastStart !== null);
  const resume = () => {
    if (!pending || !began) return;
    setPlanId(began.id);
    void steps.resume(began, pending);
  };
  const isResumed = useRef(false);
  useEffect(() => {
    if (isResumed.current) return;
    isResumed.current = true;
    if (event.isContinued) void Promise.resolve().then(resume);
  });
  // The plans came after the dialog had taken the focus: somebody on a keyboard begins at the one that is chosen.
  useEffect(() => frame.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  // The step before it is gone with what had the focus.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.focus();
  }, [step]);
  const back = <Button onClick={() => setStep('select')}>{boostText('boost.backToSelection')}</Button>;

  return (
    <div ref={frame} tabIndex={-1} className={styles.steps} data-step={step}>
      {step === 'select' && (
        <>
          {began && pending && <Unpaid boost={pending} isBusy={steps.isBusy} onContinue={resume} />}
          <PlanChoice offer={offer} chosen={planId} onChoose={setPlanId} onNext={() => setStep('timing')} />
        </>
      )}
      {step === 'timing' &&
        plan &&
        (form.data === null ? (
          <NotSetUp back={back} />
        ) : (
          <BoostTiming
            offer={offer}
            plan={plan}
            timing={steps.timing}
            isBusy={steps.isBusy}
            dateFault={steps.dateFault}
            onTiming={steps.setTiming}
            onBack={() => setStep('select')}
            onNext={() => void steps.setUp(plan)}
          />
        ))}
      {step === 'payment' && created && plan && (
        <>
          <p className={styles.summary}>
            <span>
              {boostText('boost.summary', {
                plan: boostText(`boost.plan.${plan.level}`),
                days: boostText('boost.days', { n: plan.duration }),
              })}
            </span>
            <strong>{dollars(plan.price)}</strong>
          </p>
          <PaymentForm
            clientSecret={created.clientSecret}
            label={paymentText('payment.pay', { amount: dollars(plan.price) })}
            returnTo="/boost-analytics"
            onOver={steps.ended}
            onPaid={(paymentId) => void steps.paid(plan, paymentId)}
            back={back}
          />
          <p className={styles.note}>{boostText('boost.refundNote')}</p>
          {form.data && <div className={styles.actions}>{back}</div>}
        </>
      )}
      {step === 'over' && (
        <PaymentOver
          over={steps.over}
          level={3}
          link={
            <Button asChild variant="primary">
              <Link to={created ? `/boost-analytics/${created.id}` : '/boost-analytics'} onClick={onClose}>
                {boostText('boost.seeIt')}
              </Link>
            </Button>
          }
          onAgain={steps.beginAgain}
        />
      )}
      {step === 'success' && plan && (
        <BoostDone
          outcome={steps.outcome}
          plan={boostText(`boost.plan.${plan.level}`)}
          amount={plan.price}
          start={steps.timing.scheduledDate}
          onClose={onClose}
        />
      )}
    </div>
  );
}
