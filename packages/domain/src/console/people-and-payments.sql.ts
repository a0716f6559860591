import { CONSOLE_SEARCH_LIMIT } from '@marquee/contract';
import { boosts, type Database, firstBegun, joined, payments, trimmed, users, write } from '@marquee/db';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import { usersBegunWith } from '../users/index.ts';

/** Accounts whose address, name or last name begins with the text: an index range each, and as many rows as are shown. */
export function peopleLike(db: Database, typed: string) {
  const { id, firstName, lastName, email, emailKey } = users;
  return db
    .select({ id, name: trimmed(joined(firstName, ' ', lastName)), email })
    .from(users)
    .where(inArray(id, usersBegunWith(typed, CONSOLE_SEARCH_LIMIT)))
    .orderBy(asc(emailKey))
    .limit(CONSOLE_SEARCH_LIMIT);
}

/** Fewer letters of an id are the time in which many were made. */
const ID_LENGTH = 6;

/** Payments whose id, or the provider's id, begins with the text, and that of a receipt (`B-1001`). */
export async function paymentsLike(db: Database, typed: string) {
  const { id, description, amountCents, userId, intentId } = payments;
  const receipt = /^b-?(\d{1,9})$/i.exec(typed)?.[1];
  const begun = [
    firstBegun(id, id, typed.toLowerCase(), CONSOLE_SEARCH_LIMIT),
    firstBegun(id, intentId, typed, CONSOLE_SEARCH_LIMIT),
  ] as const;
  const ofReceipt = write
    .select({ id: boosts.paymentId })
    .from(boosts)
    .where(eq(boosts.receipt, Number(receipt)));
  if (!receipt && typed.length < ID_LENGTH) return [];
  return db
    .select({ id, description, amountCents, payer: users.email })
    .from(payments)
    .leftJoin(users, eq(users.id, userId))
    .where(inArray(id, typed.length < ID_LENGTH ? ofReceipt : receipt ? union(...begun, ofReceipt) : union(...begun)))
    .orderBy(desc(id))
    .limit(CONSOLE_SEARCH_LIMIT);
}
