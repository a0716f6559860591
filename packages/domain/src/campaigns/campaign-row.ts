import type { Campaign } from '@marquee/contract';
import {
  ads,
  campaigns,
  coalesce,
  lesser,
  payments,
  plus,
  refunds,
  scalar,
  totalOf,
  truthOf,
  write,
} from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

/** A campaign with what it has spent. */
export type CampaignRow = typeof campaigns.$inferSelect & {
  spentCents: number;
  /** Whether it was ever served. */
  hasAd: boolean;
  /** What went back of its payment, whoever gave it, and what was asked for and is on its way. */
  refundCents: number;
};

const onTheWay = write
  .select({ cents: totalOf(refunds.amountCents) })
  .from(refunds)
  .where(and(eq(refunds.paymentId, payments.id), eq(refunds.status, 'requested')));

/** The columns of a campaign joined to its ad. */
export const withAd = {
  ...getTableColumns(campaigns),
  spentCents: coalesce<number>(ads.spentCents, 0).as('spent'),
  hasAd: truthOf(isNotNull(ads.campaignId)).as('has_ad'),
  // Two refunds that are asked for at once give back no more than was paid.
  refundCents: scalar<number>(
    write
      .select({ cents: lesser(payments.receivedCents, plus(payments.refundedCents, scalar(onTheWay))) })
      .from(payments)
      .where(eq(payments.id, campaigns.paymentId)),
  ).as('refunded'),
};

/** Throws Reject 404. */
export async function knownCampaign(deps: DbDeps, id: string): Promise<CampaignRow> {
  const row = await findCampaign(deps, id);
  if (!row) throw notFound('campaign');
  return row;
}

export async function findCampaign({ db }: DbDeps, id: string): Promise<CampaignRow | null> {
  const [row] = await db
    .select(withAd)
    .from(campaigns)
    .leftJoin(ads, eq(ads.campaignId, campaigns.id))
    .where(eq(campaigns.id, id));
  return row ?? null;
}

/** As the wire has it: dollars and the specification's names. */
export function campaignOf(row: CampaignRow): Campaign {
  const { id, title, description, status, pausedBy, endedBecause, reviewNote } = row;
  const { headline, adText, callToAction, landingUrl } = row;
  return {
    id,
    title,
    description,
    status,
    budget: row.budgetCents / 100,
    spent: row.spentCents / 100,
    startDate: row.startDay,
    endDate: row.endDay,
    targetCity: row.city,
    targetState: row.state,
    targetRadius: row.radiusMiles,
    targetCategories: [...row.categories],
    content: { headline, description: adText, callToAction, landingUrl },
    pausedBy,
    endedBecause,
    reviewNote,
    refunded: row.refundCents / 100,
    createdAt: isoOf(row.createdAt),
  };
}
