import { boosts, campaigns, coalesce, type Reading, type RowOf, rowsOf, users, write } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { Payment } from './rules.ts';

const PAYERS = rowsOf('payments.payer', { email: users.email, language: boosts.language });

/** Who paid, and the language in which it was bought; nobody if the account is gone. */
export function payerOf({ id, userId }: Pick<Payment, 'id' | 'userId'>): Reading<RowOf<typeof PAYERS>> {
  const boost = write.select({ language: boosts.language }).from(boosts).where(eq(boosts.paymentId, id));
  const campaign = write.select({ language: campaigns.language }).from(campaigns).where(eq(campaigns.paymentId, id));
  const query = write
    .select({ email: users.email, language: coalesce(boost, campaign, 'en').as('language') })
    .from(users)
    .where(eq(users.id, userId));
  return { query: query.getSQL(), rows: PAYERS };
}
