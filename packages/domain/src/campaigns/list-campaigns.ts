import type { Campaign, CampaignStatus, ReviewedCampaign } from '@marquee/contract';
import { ads, campaigns, users } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { campaignOf, withAd } from './campaign-row.ts';

const LIST = 'campaigns';
/** Of one person. */
const MOST = 200;

/** A person's campaigns, newest first. */
export async function listOwnCampaigns({ db }: DbDeps, userId: string): Promise<Campaign[]> {
  const rows = await db
    .select(withAd)
    .from(campaigns)
    .leftJoin(ads, eq(ads.campaignId, campaigns.id))
    .where(eq(campaigns.userId, userId))
    .orderBy(desc(campaigns.id))
    .limit(MOST);
  return rows.map(campaignOf);
}

/** All campaigns for administrators, newest first, one page at a time. */
export async function listCampaigns(
  deps: DbDeps,
  { status, limit, cursor }: { status?: CampaignStatus | undefined; limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, cursor, ['']);
  const rows = await reviewed(
    deps,
    and(
      status === undefined ? undefined : eq(campaigns.status, status),
      after ? lt(campaigns.id, after[0]) : undefined,
    ),
    limit + 1,
  );
  return pageFrom(rows, limit, reviewedOf, ({ id }) => encodePlace(LIST, [id]));
}

/** Throws Reject 404. */
export async function getReviewed(deps: DbDeps, id: string): Promise<ReviewedCampaign> {
  const [row] = await reviewed(deps, eq(campaigns.id, id), 1);
  if (!row) throw notFound('campaign');
  return reviewedOf(row);
}

const owner = { email: users.email, firstName: users.firstName, lastName: users.lastName };

function reviewed({ db }: DbDeps, where: SQL | undefined, limit: number) {
  return db
    .select({ ...withAd, ownerEmail: owner.email, ownerFirst: owner.firstName, ownerLast: owner.lastName })
    .from(campaigns)
    .leftJoin(ads, eq(ads.campaignId, campaigns.id))
    .leftJoin(users, eq(users.id, campaigns.userId))
    .where(where)
    .orderBy(desc(campaigns.id))
    .limit(limit);
}

function reviewedOf(row: Awaited<ReturnType<typeof reviewed>>[number]): ReviewedCampaign {
  const { userId: id, ownerEmail: email, ownerFirst, ownerLast, reviewedBy, reviewedAt } = row;
  return {
    ...campaignOf(row),
    advertiser: email === null ? null : { id, name: `${ownerFirst ?? ''} ${ownerLast ?? ''}`.trim(), email },
    reviewedBy,
    reviewedAt: isoOf(reviewedAt),
  };
}
