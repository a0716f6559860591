import { DAY_MS } from '@marquee/kernel/durations';
import { campaignText } from '../../messages/campaigns.ts';
import { cardDate, shortDate } from '../events/local-time.ts';

/** `Dec 5 – Dec 12, 2026 (8 days)`: from the first day to the last, both counted. */
export function runDays(first: string, last: string): string {
  const n = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return campaignText('list.days', { first: isOneYear ? cardDate(first) : shortDate(first), last: shortDate(last), n });
}
