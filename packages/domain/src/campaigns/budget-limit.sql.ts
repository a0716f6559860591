import { NEW_ADVERTISER_LIMIT } from '@marquee/contract';
import {
  ads,
  campaignDrafts,
  campaigns,
  flag,
  nullable,
  number,
  payments,
  type Reading,
  type RowOf,
  rowsOf,
  type Statement,
  users,
} from '@marquee/db';
import { sql } from 'drizzle-orm';

/** A campaign of theirs came to its end or spent its budget, and no bank took its money back. */
const isProven = (userId: string) => sql`EXISTS (SELECT 1 FROM ${campaigns} c
  JOIN ${ads} a ON a.campaign_id = c.id AND a.spent_cents > 0 JOIN ${payments} p ON p.id = c.payment_id AND p.disputed_cents = 0
  WHERE c.user_id = ${userId} AND c.status = 'completed' AND c.ended_because IN ('ended', 'spent'))`;

const ownLimit = (userId: string) => sql`(SELECT campaign_limit_cents FROM ${users} WHERE id = ${userId})`;

/** What the campaigns that are not over cost, and the payments that make one; `unpaid`: also those that may still be paid. */
const takenCents = (userId: string, unpaid: 'unpaid' | 'paid') => sql`(SELECT coalesce(sum(cents), 0) FROM (
  SELECT budget_cents AS cents FROM ${campaigns} WHERE user_id = ${userId} AND status IN ('pending', 'approved', 'active', 'paused')
  UNION ALL SELECT d.amount_cents FROM ${campaignDrafts} d JOIN ${payments} p ON p.id = d.payment_id AND p.status NOT IN ('canceled', ${unpaid === 'paid' ? 'unpaid' : ''})
    WHERE d.user_id = ${userId} AND d.closed_at IS NULL))`;

const FACTS = rowsOf('campaigns.budget-limit', { ownCents: nullable(number), isProven: flag, takenCents: number });

export const budgetFacts = (userId: string): Reading<RowOf<typeof FACTS>> => ({
  query: sql`SELECT ${ownLimit(userId)} AS own_cents, ${isProven(userId)} AS is_proven, ${takenCents(userId, 'paid')} AS taken_cents`,
  rows: FACTS,
});

/** The guard that adds a draft, if its price is within the person's limit at the moment of the commit. */
export function addWithinLimit(draft: Omit<typeof campaignDrafts.$inferSelect, 'closedAt'>): Statement {
  const { id, userId, paymentId, amountCents, fields, language, createdAt } = draft;
  const [json, own] = [fields === null ? null : JSON.stringify(fields), ownLimit(userId)];
  return sql`INSERT INTO ${campaignDrafts} (id, user_id, payment_id, amount_cents, fields, language, created_at)
    SELECT ${id}, ${userId}, ${paymentId}, ${amountCents}, ${json}, ${language}, ${createdAt}
    WHERE (${isProven(userId)} AND ${own} IS NULL)
      OR ${takenCents(userId, 'unpaid')} + ${amountCents} <= coalesce(${own}, ${NEW_ADVERTISER_LIMIT * 100})`;
}
