import type { CopyReason } from '../../api/copy-store.ts';
import { language } from '../../messages/language.ts';
import { t } from '../../messages/site.ts';

/**
 * `7:42 PM` on the same day, `Nov 21, 7:42 PM` on another. A document does not know the visitor's zone: it says which one it means,
 * `7:42 PM EST`.
 */
export function asOfTime(asOf: number, now: number, timeZone?: string): string {
  const locale = `${language()}-US`;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone });
  const isToday = day.format(asOf) === day.format(now);
  const text = new Intl.DateTimeFormat(locale, {
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZoneName: 'short' } : {}),
    timeZone,
  }).format(asOf);
  // No line ends within a time.
  return text.replace(/\s(?=[ap]\.?m)/i, '\u00a0');
}

export const copyWords = (reason: CopyReason, time: string) => t(`copy.${reason}`, { time });
