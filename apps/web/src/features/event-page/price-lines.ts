import type { EventDetail } from '@marquee/contract';
import { detailText } from '../../messages/detail.ts';
import { cardPrice } from '../events/event-words.ts';
import { clockTime, longDate } from '../events/local-time.ts';
import { localNow } from '../events/zones.ts';

type Priced = Pick<EventDetail, 'price' | 'priceMin' | 'priceMax' | 'timezone' | 'status' | 'soldOut'> &
  Partial<Pick<EventDetail, 'fees' | 'entry' | 'memberPrice' | 'onSale'>>;

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
const amountOf = (text: string) => Number(/^\$(\d+(?:\.\d{1,2})?)$/.exec(text)?.[1] ?? Number.NaN);

/** What it costs in all, as far as sources say: the price with its fees, on what free entry depends, what members pay. Copies for reading offline may be older than these facts. */
export function priceLines(event: Priced): string[] {
  const { price, entry, memberPrice } = event;
  const lines = [withFees(event)];
  // The price itself may say so in its words.
  if (entry === 'rsvp' && event.priceMin === 0 && !/rsvp|regist|reserv/i.test(price))
    lines.push(detailText('price.rsvp'));
  if (entry === 'pay-what-you-can' && !/pay|scale/i.test(price)) lines.push(detailText('price.payWhatYouCan'));
  if (entry === 'donation' && !/donat|offering/i.test(price)) lines.push(detailText('price.donation'));
  if (memberPrice === 'free') lines.push(detailText('price.membersFree'));
  else if (memberPrice) lines.push(detailText('price.members', { price: memberPrice }));
  return lines;
}

/** `$25 + $6.40 fees = $31.40` of one amount; of a range its two ends are not added up. */
function withFees({ price, priceMin, priceMax, fees }: Priced): string {
  const shown = cardPrice(price);
  if (!fees || !priceMin) return shown;
  if (fees === 'included') return detailText('price.feesIncluded', { price: shown });
  if (fees === 'plus') return detailText('price.plusFees', { price: shown });
  const amount = amountOf(fees);
  if (Number.isNaN(amount)) return shown;
  if (priceMax !== priceMin) return detailText('price.withFees', { price: shown, fees });
  return detailText('price.total', { price: shown, fees, total: dollars(priceMin + amount) });
}

/** When tickets go on sale, if that is still to come; null otherwise. */
export function saleAhead({ onSale, timezone, status, soldOut }: Priced, now: Date = new Date()): string | null {
  if (!onSale || status !== 'active' || soldOut) return null;
  return onSale > localNow(timezone, now).slice(0, onSale.length) ? onSale : null;
}

export function saleWords(onSale: string): string {
  const time = clockTime(onSale);
  const day = longDate(onSale);
  return detailText('price.onSale', { when: time === null ? day : `${day}, ${time}` });
}
