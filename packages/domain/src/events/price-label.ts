/** What an event says whose price nobody told us (decisions.md 114). */
export const UNKNOWN_PRICE = 'See event page';

const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/**
 * The price for people: a text where the page gives one and no figures, `$min-max`, `$min`, `Free` (spec: FMT-01;
 * decisions.md 114, 116). Cents; null means not known.
 */
export function priceLabel(price: { minCents: number | null; maxCents: number | null; text: string | null }): string {
  const { minCents, maxCents, text } = price;
  if (minCents === null) return text?.trim().slice(0, 60) || UNKNOWN_PRICE;
  if (maxCents !== null && maxCents > minCents) return `${dollars(minCents)}-${dollars(maxCents).slice(1)}`;
  return minCents === 0 ? 'Free' : dollars(minCents);
}
