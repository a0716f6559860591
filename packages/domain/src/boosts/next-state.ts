import type { RefundReason } from '@marquee/contract';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { instantOf } from '../places/index.ts';
import { centsOfDays, entitledDays, keptCents, type Paid } from './entitlement.ts';
import type { EventFacts } from './event-facts.sql.ts';
import type { BoostRow } from './row.ts';

/** How long an event may be missing before its boost ends: a page that is gone for an hour is no cancellation. */
const MISSING_MS = DAY_MS;

export interface Facts {
  boost: BoostRow;
  payment: Paid;
  /** Null: it exists no more. */
  event: Pick<EventFacts, 'status' | 'lastEndsAt'> | null;
  /** Another boost of the event is scheduled or active. */
  hasRival: boolean;
  now: Instant;
}

type State = Pick<BoostRow, 'status' | 'isSuspended' | 'ending' | 'startsAt' | 'endsAt' | 'goneSince'>;

export interface Next {
  state: State;
  refund: { amountCents: number; reason: RefundReason } | null;
}

/** What a boost is, by what was paid and what became of its event. Only forward; asking again changes nothing. */
export function nextState(facts: Facts): Next {
  const { boost, payment } = facts;
  const { status, isSuspended, ending, startsAt, endsAt, goneSince } = boost;
  const same: Next = { state: { status, isSuspended, ending, startsAt, endsAt, goneSince }, refund: null };
  if (status === 'expired') return same;
  if (status === 'canceled')
    // It was paid at the moment in which it was given up.
    return { ...same, refund: refundOf(keptCents(payment), 'activation-impossible') };
  if (status === 'pending_payment') return paid(facts, same);
  return live(facts, same);
}

function paid(facts: Facts, same: Next): Next {
  const { boost, payment, now } = facts;
  if (payment.status === 'canceled')
    return { state: { ...same.state, status: 'canceled', ending: 'abandoned' }, refund: null };
  if (payment.status !== 'succeeded') return same;
  const days = entitledDays(boost, payment);
  if (days === 0) return { state: { ...same.state, status: 'expired', ending: 'refunded' }, refund: null };
  const startsAt = startOf(boost, now);
  if (isImpossible(facts, startsAt)) {
    return {
      state: { ...same.state, status: 'expired', ending: 'impossible' },
      refund: refundOf(keptCents(payment), 'activation-impossible'),
    };
  }
  const state: State = {
    ...same.state,
    status: startsAt > now ? 'scheduled' : 'active',
    isSuspended: payment.hasOpenDispute,
    startsAt,
    endsAt: startsAt + days * DAY_MS,
  };
  return { state, refund: null };
}

function live(facts: Facts, same: Next): Next {
  const { boost, payment, event, now } = facts;
  const startsAt = boost.startsAt ?? now;
  const days = entitledDays(boost, payment);
  const endsAt = startsAt + days * DAY_MS;
  // An event that is over early is waited for, too: its next date may follow.
  const isOver = event?.status === 'ended' && boost.status === 'active';
  const isMissing = event === null || event.status === 'inactive' || isOver || facts.hasRival;
  const goneSince = isMissing ? (boost.goneSince ?? now) : null;
  const state: State = { ...same.state, isSuspended: payment.hasOpenDispute, endsAt, goneSince };
  const over = (ending: BoostRow['ending'], at: Instant): State => ({
    ...state,
    status: 'expired',
    ending,
    endsAt: Math.max(startsAt, Math.min(at, endsAt)),
  });
  if (days === 0) return { state: over('refunded', now), refund: null };
  const lostAt = lossOf(facts, goneSince);
  if (lostAt !== null && lostAt < endsAt) {
    const undelivered = Math.floor((endsAt - Math.max(lostAt, startsAt)) / DAY_MS);
    // With what a partial refund left of a day.
    const cents = keptCents(payment) - centsOfDays(boost, days - undelivered);
    return { state: over('event-cancelled', lostAt), refund: refundOf(cents, 'event-cancelled') };
  }
  if (endsAt <= now) return { state: over(days < boost.durationDays ? 'refunded' : null, endsAt), refund: null };
  return { state: { ...state, status: startsAt <= now ? 'active' : 'scheduled' }, refund: null };
}

/** Since when the event cannot be promoted any more; null: it can. */
function lossOf({ boost, event, now }: Facts, goneSince: Instant | null): Instant | null {
  if (event?.status === 'cancelled') return now;
  if (goneSince !== null) return now - goneSince >= MISSING_MS ? goneSince : null;
  // It was moved to before the start of its boost.
  return boost.status === 'scheduled' && event?.status === 'ended' ? now : null;
}

function isImpossible({ event, hasRival, now }: Facts, startsAt: Instant): boolean {
  if (event === null || hasRival) return true;
  if (event.status !== 'active' && event.status !== 'postponed') return true;
  return event.lastEndsAt === null || event.lastEndsAt <= Math.max(startsAt, now);
}

export function startOf({ timing, scheduledDay, timezone }: StartTerms, now: Instant): Instant {
  if (timing === 'now' || scheduledDay === null) return now;
  return Math.max(now, instantOf(`${scheduledDay}T00:00`, timezone));
}
type StartTerms = Pick<BoostRow, 'timing' | 'scheduledDay' | 'timezone'>;

function refundOf(amountCents: number, reason: RefundReason): Next['refund'] {
  return amountCents > 0 ? { amountCents, reason } : null;
}
