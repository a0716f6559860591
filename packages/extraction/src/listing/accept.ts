import type { Page } from '../page.ts';
import { addDays } from '../time/local.ts';
import type { Grouping } from './groupings.ts';
import type { Layout } from './layout.ts';
import { within } from './within.ts';

const EVENT_WORDS =
  /\b(?:events?|calendar|schedule|shows?|concerts?|meetings?|programs?|performances?|what'?s[ -]on|upcoming|agenda|gigs?|tickets?|tour dates|box office|live music|classes|workshops|festivals?|exhibitions?|screenings?|showtimes|happenings|things to do|lineup|board)\b/i;

/** Do these records tell of events to come, rather than of posts, comments, products or terms of office? */
export function tellsOfEvents(grouping: Grouping, layout: Layout): boolean {
  const { records } = grouping;
  const today = layout.page.hints.today;
  const marks = records.flatMap((record) => record.marks.slice(0, 3));
  if (marks.length === 0) return false;
  const share = (count: number) => count / marks.length;
  const toCome = share(
    marks.filter(({ date, until, certain }) => certain && (until ?? date) >= addDays(today, -1)).length,
  );
  const guessed = share(marks.filter(({ certain, date }) => !certain && date >= addDays(today, -7)).length);
  const timed =
    records.filter((record) => within(layout.times, record.start, record.end).length > 0).length / records.length;
  const worded = hasEventWords(layout.page, grouping, layout);
  const score = toCome * 2 + guessed * 1.2 + timed * 0.8 + (worded ? 1 : 0) + (records.length >= 4 ? 0.2 : 0);
  if (toCome + guessed < 0.15)
    return worded && (timed > 0.5 || titlesNameEvents(grouping, layout)) && toCome + guessed > 0;
  return score >= 1.9;
}

/** In its address, its title or the heading above the records. */
export function hasEventWords(page: Page, grouping: Grouping, layout: Layout): boolean {
  const address = page.url.replace(/^https?:\/\/[^/]*/, '').replace(/[-_/+.]/g, ' ');
  if (EVENT_WORDS.test(address)) return true;
  const first = grouping.records[0]?.start ?? 0;
  return EVENT_WORDS.test(layout.visible.text.slice(Math.max(0, first - 250), first));
}

function titlesNameEvents({ records }: Grouping, layout: Layout): boolean {
  const named = records.filter((record) =>
    /\b(?:meeting|committee|board|commission|council|hearing|session|show|concert)\b/i.test(
      layout.visible.text.slice(record.start, record.end),
    ),
  );
  return named.length > records.length / 2;
}
