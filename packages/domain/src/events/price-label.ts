import { UNKNOWN_PRICE_TEXT } from '@marquee/db';
import { isCents, priceText } from '@marquee/extraction';

const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** Words that say on what a price depends; a figure beside them would say less: `Free with RSVP`, `Pay what you can`. */
const CONDITION = /\b(?:with|for|rsvp|regist\w+|members?|donat\w+|pay|suggested|sliding|offering|invit\w+)\b/i;

/**
 * The price label (spec: FMT-01; docs/spec/decisions.md 114, 116): a text that overrides the figures, because it says on
 * what the price depends; `$min-max`; `$min`; `Free`. Cents; null and invalid amounts mean unknown. A text is shown only if
 * it states a price in known words or in another currency; one that says no more than the figures is not shown beside them.
 */
export function priceLabel(price: { minCents: number | null; maxCents: number | null; text: string | null }): string {
  const minCents = amount(price.minCents);
  const maxCents = amount(price.maxCents);
  const text = price.text === null ? null : shownPrice(price.text);
  if (text !== null && !/\d/.test(text) && CONDITION.test(text)) return text;
  if (minCents === null) return text ?? UNKNOWN_PRICE_TEXT;
  if (maxCents !== null && maxCents > minCents) return `${dollars(minCents)}-${dollars(maxCents).slice(1)}`;
  return minCents === 0 ? 'Free' : dollars(minCents);
}

const MOST_KNOWN = 500;
const known = new Map<string, string | null>();

/** `priceText` of a text: a page repeats the same few, and finding out takes longer than all else of a card. */
function shownPrice(source: string): string | null {
  let shown = known.get(source);
  if (shown === undefined) {
    shown = priceText(source);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(source, shown);
  }
  return shown;
}

/** Valid cents, else null: rows may be older than the rule. */
export function amount(cents: number | null): number | null {
  return isCents(cents) ? cents : null;
}
