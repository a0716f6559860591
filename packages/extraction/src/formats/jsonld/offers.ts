import type { Citer } from '../../base/evidence.ts';
import { isRecord, type JsonRecord } from '../../base/json.ts';
import type { Evidence, Field, LocalMoment, Price } from '../../base/types.ts';
import { readStated } from '../../candidates/days/stated.ts';
import { join } from '../../candidates/times/local.ts';
import { priceOf, readPrice, toCents } from '../../candidates/values/price.ts';
import type { Page } from '../../document/page.ts';
import { webUrl } from '../../document/url.ts';
import { get, items, type LinkedData, type Located, memberOf, textOf } from './nodes.ts';

/** Offers examined; a page with more lists seats, not prices. */
const MOST_OFFERS = 100;
/** The number of values read per offer. */
const STEPS_OF_OFFER = 11;
const PRICES = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'];

interface Offers {
  price: Field<Price> | null;
  ticketUrl: Field<string> | null;
  /** Every offer with a state says so. */
  soldOut: Field<true> | null;
  /** When the sale of all of them begins, as a wall time. */
  onSale: Field<LocalMoment> | null;
}

/** The range of all prices in US dollars, and where to buy. Other currencies stay text. */
export function readOffers(
  offers: Located<unknown>,
  free: Located<unknown>,
  data: LinkedData,
  cite: Citer,
  page: Page,
): Offers {
  const cents: number[] = [];
  const texts: string[] = [];
  const evidence: Evidence[] = [];
  let ticketUrl: Field<string> | null = null;
  const stated: Array<Located<string>> = [];
  const sales: Array<Located<string>> = [];
  for (const offer of offerNodes(offers, data)) {
    const url = textOf(get(offer, 'url'), data);
    ticketUrl ??= url && cite.read(url.value, url.at, (source) => webUrl(source, page.url));
    const availability = memberOf(get(offer, 'availability'), data);
    if (availability) stated.push(availability);
    const sale = textOf(get(offer, 'validFrom'), data) ?? textOf(get(offer, 'availabilityStarts'), data);
    if (sale) sales.push(sale);
    const currency = textOf(get(offer, 'priceCurrency'), data)?.value ?? 'USD';
    for (const name of PRICES) {
      const amount = textOf(get(offer, name), data);
      if (!amount) continue;
      const values = /^(?:usd|us\$|\$)$/i.test(currency.trim()) ? centsOf(amount.value) : [];
      if (values.length === 0)
        texts.push(amount.value.includes(currency) ? amount.value : `${amount.value} ${currency}`);
      cents.push(...values);
      if (evidence.length < 3) evidence.push(cite.evidence(amount.at, amount.value));
    }
  }
  const soldOut = soldOutOf(stated, cite);
  const onSale = saleOf(sales, cite);
  const isFree = textOf(free, data);
  if (evidence.length === 0 && (free.value === true || isFree?.value.toLowerCase() === 'true')) {
    return { price: cite.field({ minCents: 0, maxCents: 0 }, free.at, 'true'), ticketUrl, soldOut, onSale };
  }
  const price = evidence.length > 0 ? priceOf(cents, cents.length === 0 ? texts[0] : undefined) : null;
  return { price: price && { value: price, evidence }, ticketUrl, soldOut, onSale };
}

function soldOutOf(stated: ReadonlyArray<Located<string>>, cite: Citer): Field<true> | null {
  const [first] = stated;
  const isAll = stated.every(({ value }) => /(?:^|[/#:])sold[ _-]?out\/?$/i.test(value.trim()));
  return first && isAll ? cite.field(true as const, first.at, first.value) : null;
}

/** An instant in UTC is no wall time, and offers that begin at two times are two sales. */
function saleOf(sales: ReadonlyArray<Located<string>>, cite: Citer): Field<LocalMoment> | null {
  const [first] = sales;
  if (!first || sales.some(({ value }) => value !== first.value)) return null;
  const { date, time, offsetText } = readStated(first.value) ?? {};
  if (date === undefined || time === undefined || /^(?:z|utc|gmt|[+-]00:?00)$/i.test(offsetText ?? '')) return null;
  return cite.field(join(date, time), first.at, first.value);
}

function centsOf(amount: string): number[] {
  const plain = toCents(amount);
  if (plain !== null) return [plain];
  const { minCents, maxCents } = readPrice(amount) ?? {};
  return [minCents, maxCents].filter((value) => value !== undefined);
}

/** Offers, and those inside an AggregateOffer or a price specification. */
function offerNodes(offers: Located<unknown>, data: LinkedData): Array<Located<JsonRecord>> {
  const found: Array<Located<JsonRecord>> = [];
  const waiting = items(offers, data).slice(0, MOST_OFFERS);
  for (let i = 0; i < waiting.length && found.length < MOST_OFFERS; i += 1) {
    const next = waiting[i];
    if (!next || !isRecord(next.value)) continue;
    const node = { value: next.value, at: next.at };
    if (!data.steps.take(STEPS_OF_OFFER)) break;
    found.push(node);
    if (waiting.length < MOST_OFFERS)
      waiting.push(
        ...['offers', 'priceSpecification'].flatMap((name) => items(get(node, name), data).slice(0, MOST_OFFERS)),
      );
  }
  return found;
}
