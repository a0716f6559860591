import { UNKNOWN_PRICE_TEXT } from '@marquee/db';
import { isCents, priceText } from '@marquee/extraction';

/** The label for an unknown price (docs/spec/decisions.md 114). */
export const UNKNOWN_PRICE = UNKNOWN_PRICE_TEXT;

const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/**
 * The price label: a text if the page gives one without numbers, `$min-max`, `$min`, `Free` (spec: FMT-01;
 * docs/spec/decisions.md 114, 116). Cents; null and invalid amounts mean unknown. A text is shown only if it states a price
 * in known words or in another currency.
 */
export function priceLabel(price: { minCents: number | null; maxCents: number | null; text: string | null }): string {
  const minCents = amount(price.minCents);
  const maxCents = amount(price.maxCents);
  if (minCents === null) return priceText(price.text ?? '') ?? UNKNOWN_PRICE;
  if (maxCents !== null && maxCents > minCents) return `${dollars(minCents)}-${dollars(maxCents).slice(1)}`;
  return minCents === 0 ? 'Free' : dollars(minCents);
}

/** Valid cents, else null: rows may be older than the rule. */
export function amount(cents: number | null): number | null {
  return isCents(cents) ? cents : null;
}
