import type { Price } from '../types.ts';
import { plainLine } from './text.ts';

const AMOUNT = /(\$|usd\s?)?\s?(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{1,10})?/gi;
const FREE = /\b(?:free|no (?:cover|charge)|gratis)\b/i;
/** Above it a number is no ticket price but a year, a phone number or a prize. */
const HIGHEST_CENTS = 2_000_000;

/**
 * A price as written, in US cents: `$10`, `$7 – $11`, `10.50`, `Free`, `Free – $5`.
 * Where some numbers carry a dollar sign, others count only as the end of a range (`$7-11`, but not `2 for $5`).
 * Null when the text is empty; only `text` when it names no amount.
 */
export function readPrice(source: string | number): Price | null {
  const text = plainLine(String(source), 120);
  if (!text) return null;
  const amounts = [...text.matchAll(AMOUNT)];
  const firstSigned = amounts.findIndex((match) => match[1]);
  if (firstSigned < 0 && !/^[\s\d.,–—-]+$/.test(text))
    return FREE.test(text) ? { minCents: 0, maxCents: 0, text } : { text };
  const counted =
    firstSigned < 0
      ? amounts
      : amounts.filter((match, index) => match[1] || isRangeEnd(text, amounts[index - 1], match));
  const cents = counted.map((match) => toCents(`${(match[2] ?? '').replaceAll(',', '')}${match[3] ?? ''}`));
  if (FREE.test(text)) cents.push(0);
  return priceOf(
    cents.filter((value) => value !== null),
    text,
  );
}

function isRangeEnd(text: string, before: RegExpExecArray | undefined, match: RegExpExecArray): boolean {
  if (!before?.[1]) return false;
  return /^\s?(?:-|–|—|to|or|\/)\s?$/i.test(text.slice(before.index + before[0].length, match.index));
}

/** A price from separate amounts in dollars. */
export function priceOf(cents: number[], text?: string): Price | null {
  if (cents.length === 0) return text ? { text } : null;
  return { minCents: Math.min(...cents), maxCents: Math.max(...cents), ...(text ? { text } : {}) };
}

/** Dollars to whole cents; null when it is no amount. */
export function toCents(dollars: string | number): number | null {
  const value = typeof dollars === 'number' ? dollars : Number(dollars.replace(/[$,\s]|usd/gi, '') || Number.NaN);
  const cents = Math.round(value * 100);
  return Number.isFinite(cents) && cents >= 0 && cents <= HIGHEST_CENTS ? cents : null;
}
