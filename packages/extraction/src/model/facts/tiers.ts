import { MODEL } from '../../decide/weights/model.ts';
import type { TicketTier } from './types.ts';

const AMOUNT = String.raw`\$\s?\d{1,5}(?:,\d{3})*(?:\.\d{2})?`;
/** `VIP table: $45, with a drink`, `General admission $15` */
const NAME_FIRST = new RegExp(
  String.raw`^([^$]{2,60}?)(\s*[:–—-])?\s*(${AMOUNT}(?:\s?[–-]\s?${AMOUNT})?|(?<=[:–—-]\s*)free\b)\s*[,;:–—.(-]*\s*(.*)$`,
  'iu',
);
/** `$10 in advance`, `$12 for students` */
const PRICE_FIRST = new RegExp(
  String.raw`^(${AMOUNT})\s+(?:for |per )?(\p{L}[\p{L}\d '’+-]{2,40})(?:\((.*)\))?\.?$`,
  'iu',
);
/** They name the price itself, not a kind of ticket. */
const NO_NAME =
  /^(?:tickets?|prices?|costs?|admission|fees?|entry|entrance|from|starting at|only|just|suggested|donations?)(?: (?:price|cost|fee|are|is|from|start at|costs?))*$/i;
const SOLD_OUT = /\bsold[- ]out\b/i;
const LIMITED = /\b(?:limited|few left|almost gone|while (?:they|supplies) last)\b/i;
/** Sentences that mention an amount: `We raised $300`. */
const SENTENCE = /^(?:we|you|they|it|he|she|i|over|more|up|win|save|buy|a|an|about|nearly|almost)\b/i;
const MOST_CHARS = 160;

/** The kinds of tickets that a line names; none if it gives a price without a name. */
export function tiersIn(line: string): TicketTier[] {
  if (line.length > MOST_CHARS) return [];
  return line.split(/\s*[;|•]\s*|,\s+(?=\$\d)/).flatMap((part) => tierOf(part.trim()) ?? []);
}

function tierOf(part: string): TicketTier | null {
  const byPrice = PRICE_FIRST.exec(part);
  if (byPrice) return tier(byPrice[2] ?? '', byPrice[1] ?? '', byPrice[3] ?? '', part);
  const [, name = '', mark, price = '', rest = ''] = NAME_FIRST.exec(part) ?? [];
  const isBare = mark === undefined && name.split(' ').length > MODEL.tiers.bareNameWords;
  return price === '' || isBare || SENTENCE.test(name) ? null : tier(name, price, rest, part);
}

function tier(named: string, price: string, rest: string, part: string): TicketTier | null {
  const name = named.replace(/[\s:–—-]+$/u, '').trim();
  const isName = /\p{L}{2}/u.test(name) && !NO_NAME.test(name) && name.split(' ').length <= MODEL.tiers.mostNameWords;
  if (!isName || /[.!?]/.test(name)) return null;
  const description = rest.replace(/[).\s]+$/u, '').trim();
  const availability = (SOLD_OUT.exec(part) ?? LIMITED.exec(part))?.[0] ?? null;
  return { name, price: price.trim(), description: /\p{L}/u.test(description) ? description : null, availability };
}
