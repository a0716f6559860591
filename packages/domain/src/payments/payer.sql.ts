import { boosts, campaigns, type Reading, type RowOf, rowsOf, users } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { Payment } from './rules.ts';

const PAYERS = rowsOf('payments.payer', { email: users.email, language: boosts.language });

/** Who paid, and the language in which it was bought; nobody if the account is gone. */
export const payerOf = ({ id, userId }: Pick<Payment, 'id' | 'userId'>): Reading<RowOf<typeof PAYERS>> => ({
  query: sql`SELECT u.email, coalesce((SELECT language FROM ${boosts} WHERE payment_id = ${id}),
      (SELECT language FROM ${campaigns} WHERE payment_id = ${id}), 'en') AS language
    FROM ${users} u WHERE u.id = ${userId}`,
  rows: PAYERS,
});
