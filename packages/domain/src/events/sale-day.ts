import { DAY_MS, type Instant } from '@marquee/kernel';
import type { Assigned } from './reading.ts';

/** What a stored showing says of the day that its tickets go on sale: the value, and the words. */
export interface SaleBefore {
  key: string;
  saleValue: string | null;
  saleText: string | null;
}

/** Words that were not there at a reading within so many days are no older than they may be for a weekday to be the one that is meant. */
const SEEN_WITHIN_MS = 6 * DAY_MS;

/**
 * The showings of a read with the days of their sales as people first heard them. The same words mean the same day as when they were first read: a page
 * that still says `on sale Friday` a week later does not move the sale. A weekday without a date counts only where we saw the words appear: the source
 * was read within six days before, and did not have them.
 */
export function withSaleDays<S extends Pick<Assigned, 'key' | 'draft'>>(
  showings: readonly S[],
  known: readonly SaleBefore[],
  { lastReadAt, now }: { lastReadAt: Instant | null; now: Instant },
): S[] {
  const before = new Map(known.map((row) => [row.key, row]));
  const wasReadLately = lastReadAt !== null && lastReadAt > now - SEEN_WITHIN_MS;
  return showings.map((showing) => {
    const { onSale, ...draft } = showing.draft;
    if (!onSale?.isWeekdayAlone) return showing;
    const stored = before.get(showing.key);
    const isSame = stored?.saleText === onSale.evidence[0]?.snippet;
    if (isSame && stored?.saleValue)
      return { ...showing, draft: { ...draft, onSale: { ...onSale, value: stored.saleValue } } };
    return wasReadLately ? showing : { ...showing, draft };
  });
}
