import type { Price } from '../../base/types.ts';
import { plainLine } from '../../document/text.ts';
import { isAsideAmount, isConditionalFree, SAYS_FREE } from '../../rules/price-words.ts';
import { isCents } from './price-text.ts';

const AMOUNT =
  /((?:us)?\$|usd\s?)?\s?(\d{1,3}(?:,\d{3})+(?!\d)|\d{1,6}(?!\d))?(\.\d{1,10})?(\s?(?:usd|dollars|bucks)\b)?/gi;
/** Numbers without a currency sign are prices if a word marks them: `tickets: 15`, `15 adv`. */
const BEFORE_PRICE =
  /\b(?:tickets?|admission|entry|entrance|cover(?: charge)?|cost|price|fee)s?(?: (?:are|is))?\s?[:=–-]?\s?$/i;
const AFTER_PRICE =
  /^\s?(?:(?:in )?adv(?:ance)?\b|dos\b|day of show\b|(?:at the )?door\b|at door\b|presale\b|general admission\b|ga\b)/i;
/** Numbers that are not prices: powers of ten, times, days, percentages, ages, thousands. */
const NO_PRICE_AHEAD =
  /^(?:e[+-]?\d|\s?(?:[ap]\.?m\b|%|k\b|m\b(?![à-ÿ])|million|thousand|years?\b|and (?:over|under|older|younger)|(?:\+|plus)\s?only)|:\d\d|(?:st|nd|rd|th)\b)/i;
/** A negative amount; a dash followed by a blank only begins a line. */
const NEGATIVE_AHEAD = /^[\s(]*(?:(?:us)?\$|usd)?\s?[-−]$/i;
const OTHER_CURRENCY = /[€£¥]|\b(?:CA|C|A|AU|NZ|MX|HK)\$|\b(?:EUR|GBP|CAD|AUD|MXN)\b/;
const NO_MAXIMUM_BEFORE = /\b(?:from|start(?:s|ing)?(?: (?:at|from))?|as low as|min(?:imum)?\.?|at least)\s?:?\s?$/i;
const NO_MAXIMUM_AFTER = /^\s?(?:\+(?!\s?(?:\$|\d|fee|tax|service))|(?:&|and) up\b|or more\b)/i;
const NO_MINIMUM_BEFORE = /\b(?:up to|under|less than|no more than|max(?:imum)?\.?)\s?:?\s?$/i;

interface Amount {
  cents: number;
  signed: boolean;
  from: number;
  to: number;
}

/**
 * A price as written, in US cents: `$10`, `$7 – $11`, `10.50`, `Free`, `$20 adv / $25 dos`, `tickets: 15`.
 * `from $35` has no maximum, `up to $50` no minimum. Free only with a purchase (`free with admission`),
 * costs other than admission (`$5 parking`) and other currencies give no amount. If some numbers have a dollar sign, others count only as
 * the end of a range (`$7-11`, but not `2 for $5`). Null if the text is empty; only `text` if it names no amount.
 */
export function readPrice(source: string | number): Price | null {
  const text = plainLine(String(source), 120);
  if (!text) return null;
  if (OTHER_CURRENCY.test(text)) return { text };
  const found = amountsIn(text);
  const amounts = found.filter((amount, index) => !isAsideAmount(text, amount, found[index + 1]?.from));
  const cents = withoutTotal(amounts, found).map((amount) => amount.cents);
  const isFree = SAYS_FREE.test(text) && !isConditionalFree(text, cents.length > 0);
  if (isFree) cents.push(0);
  const [first] = amounts;
  if (amounts.length === 1 && first && !isFree) {
    if (NO_MINIMUM_BEFORE.test(text.slice(0, first.from))) return { maxCents: first.cents, text };
    const isOpen = NO_MAXIMUM_BEFORE.test(text.slice(0, first.from)) || NO_MAXIMUM_AFTER.test(text.slice(first.to));
    if (isOpen) return { minCents: first.cents, text };
  }
  return priceOf(cents, text);
}

/** `$25 + $6.40 fees = $31.40`: of an amount and its total with what is paid besides, the amount. */
function withoutTotal(amounts: readonly Amount[], found: readonly Amount[]): readonly Amount[] {
  const [first, second, ...others] = amounts;
  if (!first || !second || others.length > 0) return amounts;
  const [least, most] = first.cents < second.cents ? [first, second] : [second, first];
  const isTotal = found.some((one) => !amounts.includes(one) && least.cents + one.cents === most.cents);
  return isTotal ? [least] : amounts;
}

function amountsIn(text: string): Amount[] {
  if (!/\d/.test(text)) return [];
  const isBare = /^[\s\d.,–—-]+$/.test(text);
  const found: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, sign, units = '', rest = '', unit] = match;
    const from = match.index + whole.length - whole.trimStart().length;
    const to = match.index + whole.length;
    const cents = units || rest ? toCents(`${units.replaceAll(',', '')}${rest}`) : null;
    if (cents === null || /[\w.]$/.test(text.slice(0, from)) || NEGATIVE_AHEAD.test(text.slice(0, from))) continue;
    const signed = Boolean(sign ?? unit);
    const after = text.slice(to);
    const before = found.at(-1);
    const between = before ? text.slice(before.to, from) : '';
    const isRangeEnd = before?.signed === true && /^\s?(?:-|–|—|to|or|\/)\s?$/i.test(between);
    const isNamed = BEFORE_PRICE.test(text.slice(0, from)) || AFTER_PRICE.test(after);
    const counts = signed || isBare || isRangeEnd || (isNamed && !/^\d/.test(after));
    if (counts && !NO_PRICE_AHEAD.test(after)) found.push({ cents, signed: signed || isRangeEnd, from, to });
  }
  return found;
}

/** A price from separate amounts in cents. */
export function priceOf(cents: number[], text?: string): Price | null {
  if (cents.length === 0) return text ? { text } : null;
  return { minCents: Math.min(...cents), maxCents: Math.max(...cents), ...(text ? { text } : {}) };
}

/** Dollars to integer cents; null for an invalid amount: `NaN`, `-5`, `1e3`. */
export function toCents(dollars: string | number): number | null {
  const plain = String(dollars).replace(/[$,\s]|usd/gi, '');
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return isCents(cents) ? cents : null;
}
