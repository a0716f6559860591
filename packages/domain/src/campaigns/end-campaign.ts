import type { CampaignEnd, RefundReason } from '@marquee/contract';
import { type Statement, users } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { type NewLetter, writeLetter } from '../mail/index.ts';
import { isRefundAsked, requestRefund } from '../payments/index.ts';
import type { CampaignRow } from './campaign-row.ts';
import { commitChange } from './transition.ts';

const REASONS: Record<CampaignEnd, RefundReason> = {
  rejected: 'campaign-rejected',
  stopped: 'campaign-stopped',
  'account-gone': 'campaign-stopped',
  ended: 'campaign-undelivered',
  spent: 'campaign-undelivered',
  undelivered: 'campaign-undelivered',
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
  const { paymentId, fundedCents, spentCents, title } = campaign;
  const refundCents = Math.max(0, fundedCents - spentCents);
  const refund = requestRefund(deps, { paymentId, amountCents: refundCents, reason: REASONS[because] });
  const data = { title, because, note, spentCents, refundCents, budgetCents: campaign.budgetCents, paymentId };
  const letter = await letterTo(deps, campaign, { kind: 'campaign-over', data });
  const status = because === 'rejected' ? ('rejected' as const) : ('completed' as const);
  return commitChange(
    deps,
    campaign,
    { ...change, status, endedBecause: because, pausedBy: null, refundCents },
    { statements: [...refund, ...letter, ...statements] },
  );
}

/**
 * Asks back, once, what came to the payment of a campaign after its end: from a dispute that was won, or a refund that failed. Nothing can be
 * delivered for it any more. Throws Conflict if the campaign changed meanwhile.
 */
export async function giveBackLate(deps: PaymentDeps, campaign: CampaignRow): Promise<CampaignRow> {
  const { paymentId, fundedCents, spentCents, title, endedBecause, reviewNote, budgetCents } = campaign;
  const amountCents = fundedCents - spentCents;
  const asked = { paymentId, amountCents, reason: 'campaign-returned' } as const;
  if (endedBecause === null || amountCents <= 0 || (await isRefundAsked(deps, asked))) return campaign;
  const refundCents = campaign.refundCents + amountCents;
  const note = endedBecause === 'rejected' ? reviewNote : null;
  const data = { title, because: endedBecause, note, spentCents, refundCents: amountCents, budgetCents, paymentId };
  const letter = await letterTo(deps, campaign, { kind: 'campaign-over', data });
  return commitChange(deps, campaign, { refundCents }, { statements: [...requestRefund(deps, asked), ...letter] });
}

/** Statements that write to the advertiser; none if the account is gone. */
export async function letterTo(
  deps: PaymentDeps,
  { userId, language }: CampaignRow,
  letter: Pick<Extract<NewLetter, { kind: `campaign-${string}` }>, 'kind' | 'data'>,
): Promise<Statement[]> {
  const [owner] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return owner ? writeLetter(deps, { ...letter, to: owner.email, language } as NewLetter) : [];
}
