import type { Boost, BoostPlan, EndpointId, Endpoints, ResponseOf } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { boostText } from '../../messages/boosts.ts';
import { toast } from '../../ui/toast-store.ts';
import { isPaidAlready, type Over } from '../payment/over.ts';
import { boostDate } from './boost-date.ts';

type Created = ResponseOf<Endpoints['createBoost']>;
type Activated = ResponseOf<Endpoints['activateBoost']>;

export type Step = 'select' | 'timing' | 'payment' | 'success' | 'over';

export interface Timing {
  activationTiming: 'now' | 'schedule';
  scheduledDate: string;
}

/** What the purchase came to. A failed activation waits for the provider's message, which repairs it (spec: BOOST-11). */
export type Outcome = 'active' | 'scheduled' | 'waiting' | 'impossible';

const REFRESHED: readonly EndpointId[] = [
  'listMyBoosts',
  'listBoostCampaigns',
  'listEvents',
  'searchEvents',
  'getBoostStatus',
];

/** The steps of buying a boost: select, timing, payment, success (spec: BOOST-01). */
export function useBoostSteps(eventId: string) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('select');
  const [timing, setTiming] = useState<Timing>({ activationTiming: 'now', scheduledDate: '' });
  const [created, setCreated] = useState<Created | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [dateFault, setDateFault] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>('active');

  const [over, setOver] = useState<Over>('paid');

  const setUp = async (plan: BoostPlan, asked: Timing = timing) => {
    const { activationTiming, scheduledDate } = asked;
    if (activationTiming === 'schedule' && scheduledDate === '') {
      toast({ title: boostText('boost.dateNeeded'), description: boostText('boost.dateNeededText'), tone: 'danger' });
      return;
    }
    setBusy(true);
    setDateFault(null);
    try {
      const body = { eventId, duration: plan.duration, amount: plan.price, activationTiming };
      const scheduled = activationTiming === 'schedule' ? { scheduledDate } : {};
      const made = await call('createBoost', { body: { ...body, ...scheduled } });
      if (!made.clientSecret) throw new Error(boostText('boost.noSecret'));
      setCreated(made);
      setStep('payment');
      void queries.invalidateQueries({ queryKey: ['listMyBoosts'] });
    } catch (error) {
      if (isPaidAlready(error)) ended('paid');
      // What is wrong with the date is said at the date.
      else if (error instanceof CallError && error.problem?.field === 'scheduledDate') {
        setDateFault(error.detail);
        setStep('timing');
      } else toast({ title: boostText('boost.setupFailed'), description: sentenceOf(error), tone: 'danger' });
    }
    setBusy(false);
  };

  /** Asked for in the same words, an unpaid boost is the same one, with the same payment. */
  const resume = (plan: BoostPlan, { activationTiming, startDate }: Boost) => {
    const asked = { activationTiming, scheduledDate: startDate?.slice(0, 10) ?? '' };
    setTiming(asked);
    return setUp(plan, asked);
  };

  const refresh = () => {
    for (const id of REFRESHED) void queries.invalidateQueries({ queryKey: [id] });
    void queries.invalidateQueries({ queryKey: ['batchBoostStatus'] });
  };

  /** What is said here comes from another tab, which did the rest. */
  const ended = (how: Over) => {
    setOver(how);
    setStep('over');
    refresh();
  };

  const beginAgain = () => {
    setCreated(null);
    setStep('select');
  };

  const paid = async (plan: BoostPlan, paymentId: string) => {
    const activated = await activate(created, paymentId);
    const came = outcomeOf(activated);
    setOutcome(came);
    setStep('success');
    tell(came, boostText(`boost.plan.${plan.level}`), activated, timing);
    refresh();
    if (came !== 'impossible') window.open('/boost-analytics', '_blank', 'noopener');
  };

  return {
    step,
    setStep,
    timing,
    setTiming,
    dateFault,
    created,
    isBusy,
    outcome,
    over,
    setUp,
    resume,
    paid,
    ended,
    beginAgain,
  };
}

/** By the boost's id, else by its payment (spec: BOOST-10). */
async function activate(created: Created | null, paymentId: string): Promise<Activated | null> {
  try {
    return created?.id
      ? await call('activateBoost', { params: { id: created.id } })
      : await call('activateBoostByPayment', { body: { paymentId } });
  } catch (error) {
    console.error('boost activation', error);
    return null;
  }
}

function outcomeOf(boost: Activated | null): Outcome {
  if (boost === null || boost.status === 'pending_payment') return 'waiting';
  if (boost.status === 'expired' && boost.ending === 'impossible') return 'impossible';
  return boost.status === 'scheduled' ? 'scheduled' : 'active';
}

function tell(outcome: Outcome, plan: string, boost: Activated | null, { scheduledDate }: Timing): void {
  const words = wordsOf(outcome, plan, boost?.startDate ?? scheduledDate);
  toast({ ...words, tone: outcome === 'impossible' ? 'danger' : 'success' });
}

/** Spec: ERR-013; a scheduled boost says when it starts (docs/spec/decisions.md 46). */
export function wordsOf(outcome: Outcome, plan: string, start: string): { title: string; description: string } {
  switch (outcome) {
    case 'active':
      return { title: boostText('boost.done'), description: boostText('boost.doneText', { plan }) };
    case 'scheduled':
      return {
        title: boostText('boost.scheduled'),
        description: boostText('boost.scheduledText', { plan, date: boostDate(start) }),
      };
    case 'waiting':
      return { title: boostText('boost.waiting'), description: boostText('boost.waitingText', { plan }) };
    case 'impossible':
      return { title: boostText('boost.refunding'), description: boostText('boost.refundingText') };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof CallError) return error.detail;
  return error instanceof Error ? error.message : String(error);
}
