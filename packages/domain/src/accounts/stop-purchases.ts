import { boosts, campaignDrafts, campaigns, type Statement } from '@marquee/db';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { enqueue, type NewJob } from '../jobs/index.ts';

/**
 * The jobs that end what belongs to an account, for the commit that deletes it: each campaign gives back what it has not spent, each boost that
 * is not paid is given up. A boost that is paid promotes its event to its end.
 */
export async function stopPurchases(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random'>,
  userId: string,
): Promise<Statement[]> {
  const { db } = deps;
  const [running, drafts, unpaid] = await Promise.all([
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.userId, userId), notInArray(campaigns.status, ['completed', 'rejected']))),
    db
      .select({ id: campaignDrafts.id })
      .from(campaignDrafts)
      .where(and(eq(campaignDrafts.userId, userId), isNull(campaignDrafts.closedAt))),
    db
      .select({ id: boosts.id })
      .from(boosts)
      .where(and(eq(boosts.userId, userId), eq(boosts.status, 'pending_payment'))),
  ]);
  const jobs: NewJob[] = [
    ...[...running, ...drafts].map(({ id }) => ({
      kind: 'campaign.settle' as const,
      payload: { campaignId: id },
      subject: `${id}:owner`,
      citySlug: null,
    })),
    ...unpaid.map(({ id }) => ({
      kind: 'boost.settle' as const,
      payload: { boostId: id },
      subject: `${id}:owner`,
      citySlug: null,
    })),
  ];
  return enqueue(deps, jobs);
}
