import { analyticsText } from '../../messages/boost-analytics.ts';
import { grouped } from '../../messages/dates.ts';
import { clockTime } from '../events/local-time.ts';

/** `2.5%` (spec: BANALYT-06) */
export const percent = (value: number): string => `${value.toFixed(1)}%`;

/** Clicks divided by impressions. */
export const rateOf = (clicks: number, impressions: number): string =>
  percent(impressions === 0 ? 0 : (clicks / impressions) * 100);

export const perDay = (value: number): string => value.toFixed(1);

export const times = (n: number): string => analyticsText('analytics.times', { n });

export const whole = (n: number): string => grouped(n);

/** `7 PM` */
export function hourName(hour: number): string {
  // Midnight itself means all day elsewhere.
  return (clockTime(`2026-01-01T${String(hour).padStart(2, '0')}:01`) ?? '').replace(':01', '');
}

/** Hours that follow one another as one span: `12 PM – 2 PM, 7 PM – 9 PM`. */
export function hourSpans(hours: readonly number[]): string {
  const spans: Array<[number, number]> = [];
  for (const hour of hours) {
    const last = spans.at(-1);
    if (last && last[1] === hour) last[1] = hour + 1;
    else spans.push([hour, hour + 1]);
  }
  return spans.map(([from, to]) => `${hourName(from)} – ${hourName(to % 24)}`).join(', ');
}
