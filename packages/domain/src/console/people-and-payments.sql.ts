import { CONSOLE_SEARCH_LIMIT } from '@marquee/contract';
import { type Database, nullable, number, payments, readAll, rowsOf, text, users } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';
import { END } from './search-console.sql.ts';

const PEOPLE = rowsOf('console.people', { id: users.id, name: text, email: users.email });

/** Accounts whose address, name or last name begins with the text: an index range each, and as many rows as are shown. */
export function peopleLike(db: Database, typed: string) {
  // The indexes fold the case of ASCII letters.
  const ascii = typed.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const ranges = [
    rangeOf(sql`email_key`, typed.normalize('NFC').toLowerCase()),
    rangeOf(sql`lower("first_name" || ' ' || "last_name")`, ascii),
    rangeOf(sql`lower("last_name")`, ascii),
  ];
  return readAll(
    db,
    sql`SELECT u.id, trim(u.first_name || ' ' || u.last_name) AS name, u.email FROM (${sql.join(ranges, sql` UNION `)}) hit
      CROSS JOIN users u ON u.id = hit.id ORDER BY u.email_key LIMIT ${CONSOLE_SEARCH_LIMIT}`,
    PEOPLE,
  );
}

function rangeOf(key: SQL, prefix: string): SQL {
  return sql`SELECT id FROM (SELECT id FROM users WHERE ${key} >= ${prefix} AND ${key} < ${prefix + END}
    ORDER BY ${key} LIMIT ${CONSOLE_SEARCH_LIMIT})`;
}

const PAYMENTS = rowsOf('console.payments', {
  id: payments.id,
  description: payments.description,
  amountCents: number,
  payer: nullable(text),
});

/** Fewer letters of an id are the time in which many were made. */
const ID_LENGTH = 6;

/** Payments whose id, or the provider's id, begins with the text, and that of a receipt (`B-1001`). */
export async function paymentsLike(db: Database, typed: string) {
  const receipt = /^b-?(\d{1,9})$/i.exec(typed)?.[1];
  const hits = [
    ...(receipt ? [sql`SELECT payment_id AS id FROM boosts WHERE receipt = ${Number(receipt)}`] : []),
    ...(typed.length < ID_LENGTH ? [] : [beginning(sql`id`, typed.toLowerCase()), beginning(sql`intent_id`, typed)]),
  ];
  if (hits.length === 0) return [];
  return readAll(
    db,
    sql`SELECT p.id, p.description, p.amount_cents, u.email AS payer FROM (${sql.join(hits, sql` UNION `)}) hit
      CROSS JOIN payments p ON p.id = hit.id LEFT JOIN users u ON u.id = p.user_id ORDER BY p.id DESC LIMIT ${CONSOLE_SEARCH_LIMIT}`,
    PAYMENTS,
  );
}

function beginning(key: SQL, prefix: string): SQL {
  return sql`SELECT id FROM (SELECT id FROM payments WHERE ${key} >= ${prefix} AND ${key} < ${prefix + END} ORDER BY ${key}
    LIMIT ${CONSOLE_SEARCH_LIMIT})`;
}
