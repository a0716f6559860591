import type { Price } from '../../base/types.ts';
import { readPrice } from '../values/price.ts';
import { isNote, type Segment, segmentsOf } from './segments.ts';

/** Ends of sentences; not the points of `$10.50` and `$15 adv.`. */
const SENTENCES = /[\n!?;]+|(?<!\badv)\.(?!\d)/gi;

/** What the whole event costs or not, as its organizers begin to say it. */
const SHOW =
  '(?:event|show|concert|performance|screening|class|workshop|program|lecture|talk|reading|tour|festival|exhibit(?:ion)?)';
const STATES = [
  /^(?:general admission |adult |advance )?(?:tickets?|admission|entry|entrance|cover(?: charge)?|cost|price)(?: (?:price|cost|fee)s?)?(?: (?:is|are|costs?))?\s?[:–-]?\s?(?:just |only )?(?:\$\d|free\b|no (?:cover|charge|cost|fee)\b)/i,
  /^\$\d[\d.]* (?:adv\b|(?:in )?advance\b|(?:at )?(?:the )?door\b|dos\b|day of show\b|cover\b|admission\b|general admission\b|per person\b|(?:tickets?|entry)\b)/i,
  new RegExp(
    `^(?:(?:this|the) ${SHOW} is |it(?:'|’)?s |always |${SHOW} is )?(?:totally |completely |absolutely )?free(?:$| (?:and|&) open to (?:the public|all|everyone)\\b| to attend\\b| (?:admission|entry|${SHOW})\\b| (?:with|w/) (?:an? )?(?:rsvp|registration|reservation)\\b| for (?:all|everyone)\\b)`,
    'i',
  ),
  /^no (?:cover(?: charge)?|charge|admission(?: fee)?|entry fee)\b/i,
];

/** Words of sentences that speak of some guests, of other purchases, or of money that is not the price. */
const OF_OTHERS =
  /\b(?:parking|save|off|gift|raffle|prizes?|win|value|million|billion|thousand|raised?|donat\w+|proceeds|grants?|sponsor\w*|booths?|vendors?|tables?|t-?shirts?|drinks?|beers?|wine|food|kids?|child(?:ren)?|students?|seniors?|veterans?|military|members?|under|ages?|purchase|until|before|after|first|shipping|delivery|shuttle|deposit|fines?|refunds?|each week|month|year|season)\b/i;
/** Free with what everybody may do; free with anything else is a bonus. */
const FREE_WITH = /\bfree\b.*\b(?:with|w\/|when|if)\b(?! (?:an? )?(?:rsvp|registration|reservation))/i;

/** The price that a description states in a sentence of its own; null without one, or if two disagree. */
export function priceInText(text: string): { price: Price; at: Segment } | null {
  if (!/\$|free|no (?:cover|charge|admission|entry)/i.test(text)) return null;
  const stated = segmentsOf(text, SENTENCES).flatMap((at) => {
    const price = statedIn(at);
    return price ? [{ price, at }] : [];
  });
  const [first] = stated;
  const isAgreed = stated.every(
    ({ price }) => price.minCents === first?.price.minCents && price.maxCents === first?.price.maxCents,
  );
  return first && isAgreed ? first : null;
}

function statedIn(at: Segment): Price | null {
  const { text } = at;
  if (!isNote(at) || !STATES.some((words) => words.test(text)) || OF_OTHERS.test(text) || FREE_WITH.test(text))
    return null;
  const price = readPrice(text);
  if (!price || price.minCents === undefined) return null;
  // Free and an amount in one sentence: it depends on the guest.
  return price.minCents === 0 && price.maxCents !== 0 ? null : price;
}
