import type { CampaignEnd, RefundReason } from '@marquee/contract';
import { type Statement, users } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { type NewLetter, writeLetter } from '../mail/index.ts';
import { readPayment, requestRefund } from '../payments/index.ts';
import type { CampaignRow } from './campaign-row.ts';
import { commitChange } from './transition.ts';

const REASONS: Record<CampaignEnd, RefundReason> = {
  rejected: 'campaign-rejected',
  stopped: 'campaign-stopped',
  'account-gone': 'campaign-stopped',
  ended: 'campaign-undelivered',
  spent: 'campaign-undelivered',
  undelivered: 'campaign-undelivered',
  // What was disputed while the rest was given back by hand, and was won by now.
  refunded: 'campaign-stopped',
  // What a part refund left of it, and what is won after all.
  disputed: 'campaign-stopped',
};

interface Ending {
  because: CampaignEnd;
  /** Columns and statements of the decision. */
  change?: Parameters<typeof commitChange>[2];
  statements?: readonly Statement[];
  /** What an administrator wrote. */
  note?: string | null;
}

/**
 * Ends a campaign for good: what was paid and not spent is asked back in the same commit, to the cent, and its advertiser gets a letter with the
 * amounts (BEY-26). Throws Conflict if the campaign changed or was charged meanwhile.
 */
export async function endCampaign(
  deps: PaymentDeps,
  campaign: CampaignRow,
  { because, change = {}, statements = [], note = null }: Ending,
): Promise<CampaignRow> {
  const { paymentId, fundedCents, spentCents } = campaign;
  const amountCents = Math.max(0, fundedCents - spentCents);
  const refund = requestRefund(deps, { paymentId, amountCents, reason: REASONS[because] });
  const refundCents = withAsked(campaign, amountCents);
  const letter = await letterOfEnd(deps, campaign, { because, note, refundCents });
  const status = because === 'rejected' ? ('rejected' as const) : ('completed' as const);
  const changed = await commitChange(
    deps,
    campaign,
    { ...change, status, endedBecause: because, pausedBy: null, toldRefundCents: refundCents },
    { statements: [...refund, ...letter, ...statements], isExact: true },
  );
  return { ...changed, refundCents };
}

/** All that has gone back and is on its way, with what is asked for now: never more than was paid. */
export function withAsked({ refundCents, budgetCents }: CampaignRow, amountCents: number): number {
  return Math.min(budgetCents, refundCents + amountCents);
}

/** The letter that a campaign is over, with all that goes back of its payment. */
export async function letterOfEnd(
  deps: PaymentDeps,
  campaign: CampaignRow,
  told: { because: CampaignEnd; note: string | null; refundCents: number },
): Promise<Statement[]> {
  const { title, spentCents, budgetCents, paymentId } = campaign;
  const { cardLast4, disputedCents } = await readPayment(deps, paymentId);
  const data = { title, spentCents, budgetCents, disputedCents, paymentId, cardLast4, ...told };
  return letterTo(deps, campaign, { kind: 'campaign-over', data });
}

/** Statements that write to the advertiser; none if the account is gone. */
export async function letterTo(
  deps: PaymentDeps,
  { userId, language }: CampaignRow,
  letter: Pick<Extract<NewLetter, { kind: `campaign-${string}` | `purchase-${string}` }>, 'kind' | 'data'>,
): Promise<Statement[]> {
  const [owner] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return owner ? writeLetter(deps, { ...letter, to: owner.email, language } as NewLetter) : [];
}
