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
}

export type DueChange =
  | { to: 'completed'; because: CampaignEnd }
  | { to: 'active' }
  | { to: 'paused'; by: CampaignPauser }
  | null;

/** What time, money or its owner's leaving make of a campaign now; null: nothing. */
export function dueChange(campaign: Situation, now: Instant): DueChange {
  const { status, pausedBy, startsAt, endsAt, fundedCents, spentCents, budgetCents, hasOwner, isGivenBack } = campaign;
  if (isOver(status)) return null;
  if (!hasOwner) return { to: 'completed', because: 'account-gone' };
  if (isGivenBack) return { to: 'completed', because: 'refunded' };
  if (now >= endsAt)
    return { to: 'completed', because: spentCents > 0 || status === 'active' ? 'ended' : 'undelivered' };
  if (spentCents >= budgetCents) return { to: 'completed', because: 'spent' };
  // A dispute took the money; it may come back.
  const isShort = fundedCents <= spentCents;
  if (status === 'active' && isShort) return { to: 'paused', by: 'payment' };
  if (status === 'paused' && pausedBy === 'payment' && !isShort) return { to: 'active' };
  if (status !== 'approved' || now < startsAt || isShort) return null;
  return pausedBy === null ? { to: 'active' } : { to: 'paused', by: pausedBy };
}
