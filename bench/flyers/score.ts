import type { FlyerReading } from '@marquee/extraction/flyers';
import type { Truth } from './poster.ts';

/** What is asked of each value of a reading. */
export interface Score {
  title: boolean;
  day: boolean;
  time: boolean;
  venue: boolean;
  price: boolean;
  /** A day that is above the bar and wrong. */
  wrongDayAboveBar: boolean;
  dayAboveBar: boolean;
}

/** Texts are the same without case, accents, blanks and punctuation. */
function same(one: string | undefined, other: string): boolean {
  return one !== undefined && bare(one) === bare(other);
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/\p{M}/gu, '');
}

export function scoreOf(reading: FlyerReading, truth: Truth): Score {
  const { title, day, time, venue, price } = reading;
  const isAbove = day?.isSure === true;
  return {
    title: same(title?.value, truth.title),
    day: day?.value === truth.day,
    time: time?.value === truth.time,
    venue: same(venue?.value, truth.venue),
    price: priceOf(price?.value) === truth.price,
    dayAboveBar: isAbove,
    wrongDayAboveBar: isAbove && day?.value !== truth.day,
  };
}

function priceOf(price: { minCents?: number; maxCents?: number } | undefined): string | null {
  if (price?.minCents === undefined) return null;
  if (price.maxCents === 0) return 'free';
  const [least, most] = [price.minCents / 100, (price.maxCents ?? price.minCents) / 100];
  return least === most ? String(least) : `${least}-${most}`;
}
