import type { SubmittedEvent } from '@marquee/contract';
import type { Draft, Field, Price } from '@marquee/extraction';

const DOLLARS = /\$?\s*(\d{1,4}(?:\.\d{2})?)/g;

/** What a sender typed, as a draft: each value with the form as its evidence. */
export function draftOf(id: string, sent: Omit<SubmittedEvent, 'flyer'>): Draft {
  const field = <T>(name: string, value: T, snippet = String(value)): Field<T> => ({
    value,
    evidence: [{ document: `submission:${id}`, locator: name, snippet: snippet.slice(0, 200), method: 'person' }],
  });
  const text = (name: 'address' | 'url' | 'description') =>
    sent[name] === null ? {} : { [name]: field(name, sent[name]) };
  const { title, day, time, endTime, venue, city, state, price } = sent;
  return {
    key: id,
    title: field('title', title),
    start: field('start', time === null ? day : `${day}T${time}`),
    ...(time === null || endTime === null ? {} : { end: field('end', endOf(day, time, endTime)) }),
    venue: field('venue', venue),
    city: field('city', city),
    state: field('state', state),
    ...text('address'),
    ...text('url'),
    ...text('description'),
    ...(price === null ? {} : { price: field('price', priceOf(price), price) }),
  };
}

/** An end before the start is on the next day. */
export function endOf(day: string, time: string, endTime: string): string {
  if (endTime > time) return `${day}T${endTime}`;
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return `${next.toISOString().slice(0, 10)}T${endTime}`;
}

/** Whether a range names its higher price first: which of the two is the mistake only the sender knows. */
export function isTurnedRound(text: string): boolean {
  const [low, high] = amountsOf(text) ?? [];
  return low !== undefined && high !== undefined && low > high;
}

/** `Free`, `$15`, `15-25`; any other text is kept as a text. */
export function priceOf(text: string): Price {
  if (/^\s*(?:free|gratis|\$?0(?:\.00)?)\s*$/i.test(text)) return { minCents: 0, maxCents: 0, text };
  const cents = amountsOf(text);
  return cents === null ? { text } : { minCents: Math.min(...cents), maxCents: Math.max(...cents), text };
}

/** In cents, in the order in which they stand; null for a text that is not one price or a range. */
function amountsOf(text: string): number[] | null {
  if (!/^[\s$\d.,–—-]+(?:to\s*\$?[\d.]+)?\s*$/i.test(text)) return null;
  const cents = [...text.matchAll(DOLLARS)].map(([, amount]) => Math.round(Number(amount) * 100));
  return cents.length === 0 || cents.length > 2 ? null : cents;
}
