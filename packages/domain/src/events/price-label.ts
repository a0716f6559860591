import { isCents, priceText } from '@marquee/extraction';

/** What an event says whose price nobody told us (docs/spec/decisions.md 114). */
export const UNKNOWN_PRICE = 'See event page';

const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/**
 * The price for people: a text where the page gives one and no figures, `$min-max`, `$min`, `Free` (spec: FMT-01;
 * docs/spec/decisions.md 114, 116). Cents; null means not known, as does what is no amount. A text is shown only where it says a price
 * in known words or in another currency.
 */
export function priceLabel(price: { minCents: number | null; maxCents: number | null; text: string | null }): string {
  const minCents = amount(price.minCents);
  const maxCents = amount(price.maxCents);
  if (minCents === null) return priceText(price.text ?? '') ?? UNKNOWN_PRICE;
  if (maxCents !== null && maxCents > minCents) return `${dollars(minCents)}-${dollars(maxCents).slice(1)}`;
  return minCents === 0 ? 'Free' : dollars(minCents);
}

/** Cents that are a price, else null: rows may be older than the rule. */
export function amount(cents: number | null): number | null {
  return isCents(cents) ? cents : null;
}
