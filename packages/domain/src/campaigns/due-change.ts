import type { CampaignEnd, CampaignPauser, CampaignStatus } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';
import { isOver } from './status-rules.ts';

export interface Situation {
  status: CampaignStatus;
  pausedBy: CampaignPauser | null;
  startsAt: Instant;
  endsAt: Instant;
  fundedCents: number;
  spentCents: number;
  budgetCents: number;
  hasOwner: boolean;
  /** Its payment was given back by hand. */
  isGivenBack: boolean;
  /** A dispute about it was lost, and none is open. */
  isDisputeLost: boolean;
}

export type DueChange =
  | { to: 'completed'; because: CampaignEnd }
  | { to: 'active' }
  | { to: 'approved' }
  | { to: 'paused'; by: CampaignPauser }
  | null;

/** What time, money or its owner's leaving make of a campaign now; null: nothing. */
export function dueChange(campaign: Situation, now: Instant): DueChange {
  const { status, pausedBy, startsAt, endsAt, fundedCents, spentCents, budgetCents } = campaign;
  const { hasOwner, isGivenBack, isDisputeLost } = campaign;
  if (isOver(status)) return null;
  if (!hasOwner) return { to: 'completed', because: 'account-gone' };
  if (isGivenBack) return { to: 'completed', because: 'refunded' };
  if (now >= endsAt)
    return { to: 'completed', because: spentCents > 0 || status === 'active' ? 'ended' : 'undelivered' };
  if (spentCents >= budgetCents) return { to: 'completed', because: 'spent' };
  const isShort = fundedCents <= spentCents;
  if (isShort && isDisputeLost) return { to: 'completed', because: 'disputed' };
  // A dispute holds the money; it may come back.
  if (isShort && (status === 'active' || status === 'approved')) return { to: 'paused', by: 'payment' };
  if (status === 'paused' && pausedBy === 'payment' && !isShort) return { to: now < startsAt ? 'approved' : 'active' };
  if (status !== 'approved' || now < startsAt) return null;
  return pausedBy === null ? { to: 'active' } : { to: 'paused', by: pausedBy };
}
