import type { LetterLanguage } from '@marquee/contract';
import { boosts, campaigns, coalesce, reading, users, write } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { Payment } from './rules.ts';

/** Who paid, and the language in which it was bought; nobody if the account is gone. */
export function payerOf({ id, userId }: Pick<Payment, 'id' | 'userId'>) {
  const boost = write.select({ language: boosts.language }).from(boosts).where(eq(boosts.paymentId, id));
  const campaign = write.select({ language: campaigns.language }).from(campaigns).where(eq(campaigns.paymentId, id));
  const language = coalesce<LetterLanguage>(boost, campaign, 'en');
  return reading('payments.payer', { email: users.email, language }, (columns) =>
    write.select(columns).from(users).where(eq(users.id, userId)),
  );
}
