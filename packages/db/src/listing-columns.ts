import { type SQL, sql } from 'drizzle-orm';

/** The place of an unknown price in the order of prices: behind all others. */
export const UNKNOWN_PRICE_ORDER = 1_000_000_000_000;

/** What `priceLabel` of the domain says where nothing is known of a price. */
export const UNKNOWN_PRICE_TEXT = 'See event page';

const DIGITS = '0123456789';
/** The text without its digits: all that may stand before the first of them. */
const WITHOUT_DIGITS = [...DIGITS].reduce((text, digit) => `replace(${text}, '${digit}', '')`, 'price_text');

/**
 * An event's place in the order of prices, in cents (spec: LIST-19; docs/spec/decisions.md 21): its lowest amount, else the first number in its
 * text, else 0; an unknown price is behind all others (docs/decisions/028-popularity-and-price-order.md).
 */
export const priceOrder: SQL =
  sql.raw(`coalesce(price_min_cents, CASE WHEN price_text = '${UNKNOWN_PRICE_TEXT}' THEN ${UNKNOWN_PRICE_ORDER}
  ELSE CAST(round(min(CAST(ltrim(replace(price_text, ',', ''), ${WITHOUT_DIGITS}) AS REAL), 10000000) * 100) AS INTEGER) END)`);

/** Boosted first, by the plan, and what is featured; then by who attends, then by how many sources list it (spec: LIST-07; docs/spec/decisions.md 20). */
export const popularity: SQL = sql.raw(
  '(max(is_featured, boost_rank) * 1000000000000 + min(attendee_count, 999999999) * 1000 + min(source_count, 999))',
);
