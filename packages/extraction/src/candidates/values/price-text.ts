import type { Price } from '../../base/types.ts';
import { VALUES } from '../../decide/weights/values.ts';

const MOST_CHARS = 60;

/** ISO 4217, without funds, metals and test codes. */
const CURRENCIES =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'.replaceAll(
    ' ',
    '|',
  );
const FIGURE = '(?:\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,7})(?:\\.\\d{1,2})?';
const SIGN = '(?:(?:US|CA|C|A|AU|NZ|MX|HK|R)?\\$|[€£¥₹₩₪₱])';
const AMOUNT = `(?:${SIGN} ?${FIGURE}|(?:${CURRENCIES}) ?${FIGURE}|${FIGURE} ?(?:[€£¥]|(?:${CURRENCIES})\\b))`;
/** `€10`, `20 EUR`, `£5 – £8`, `up to $50`, `2 for $30`. */
const IN_FIGURES = new RegExp(
  `^(?:(?:from|up to|under|less than|no more than|at least|\\d{1,2} for) )?${AMOUNT}(?: ?(?:-|–|—|to|or|/) ?(?:${AMOUNT}|${FIGURE}))?\\+?$`,
  'i',
);

/** Words for a price without a number; a text with other words is not a price. */
const WORDS = new RegExp(
  `^(?:${[
    'pay|what|you|can|want|wish|will|like|name|your|own|price|sliding|scale|donations?|donate|suggested|optional|required|requested',
    'accepted|welcome|appreciated|encouraged|recommended|based|free|not|freewill|offering|contribution|good|included|includes',
    'with|for|at|the|door|by|on|of|in|and|or|a|an|is|are|to|be|no|only|per|all|any|if|everyone|public|open|general|regular|full|reduced',
    'paid|admission|entry|entrance|cover|charge|fees?|costs?|tickets?|ticketed|pass|passes|purchase|membership|members?|museum|park|zoo|gallery|theater|gate',
    'non|students?|children|kids|child|adults?|seniors?|veterans?|military|residents?|guests?|groups?|families|family|under|over',
    'varies|vary|various|prices?|pricing|tba|tbd|announced|determined|sold|out|call|contact|see|website|details|event|page|more|info|information',
    'registration|register|rsvp|reservations?|reserve|reserved|invitation|invite|subscription|season|advance|online|box|office|inquire|request|available|n/a',
  ].join('|')})$`,
  'i',
);
/** At least one of them refers to a price. */
const OF_PRICE =
  /\b(?:pay|donat\w+|free\w*|offering|scale|contribution|included|admission|cover|charge|fees?|costs?|ticket\w*|pric\w+|var\w+|tb[ad]|announced|sold|members?|membership|invit\w+|registration|rsvp|reservations?|call|contact|inquire|n\/a)\b/i;

/** A price in words or in another currency in displayable form, or null if the text is neither: `NaN USD`, `-5`, `1e309`. */
export function priceText(source: string): string | null {
  const text = source.trim().replace(/\s+/g, ' ');
  if (text === '' || text.length > MOST_CHARS) return null;
  if (IN_FIGURES.test(text)) return isWithinReason(text) ? text : null;
  const words = text.split(/[\s,;:.!()&–—-]+|\/(?!a\b)/i).filter(Boolean);
  return OF_PRICE.test(text) && /^[\p{L}(]/u.test(text) && words.every((word) => WORDS.test(word)) ? text : null;
}

function isWithinReason(text: string): boolean {
  const most = /(?:^|[^a-z])(?:us)?\$|usd/i.test(text)
    ? VALUES.priceText.highestCents / 100
    : VALUES.priceText.mostElsewhere;
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].every(([figure]) => Number(figure.replaceAll(',', '')) <= most);
}

/** Integer cents of an admission price. */
export function isCents(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= VALUES.priceText.highestCents;
}

/** The valid part of a price: numbers that are amounts, and a text that states one; null if nothing is left. */
export function soundPrice({ minCents, maxCents, text }: Price): Price | null {
  const figures = {
    ...(isCents(minCents) ? { minCents } : {}),
    ...(isCents(maxCents) ? { maxCents } : {}),
  };
  // If there are numbers, the text is their source and is not shown.
  const words = text === undefined ? null : Object.keys(figures).length > 0 ? text : priceText(text);
  const price = { ...figures, ...(words ? { text: words } : {}) };
  return Object.keys(price).length > 0 ? price : null;
}
