import type { LocalDate } from '@marquee/kernel';
import { resolveDate } from '../../candidates/days/resolve-date.ts';
import { readStated } from '../../candidates/days/stated.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import { textIn } from '../../document/html/element-text.ts';
import type { ElementValue } from './build.ts';

/** Properties whose value is a URL: the link's target, not its text. */
const ADDRESSES = new Set([
  'url',
  'image',
  'photo',
  'sameAs',
  'eventStatus',
  'eventAttendanceMode',
  'availability',
  'contentUrl',
  'logo',
  'thumbnailUrl',
  'itemType',
]);
const MOMENTS = new Set(['startDate', 'endDate', 'doorTime', 'previousStartDate', 'validFrom']);

/**
 * The value of an element for a property: the attribute for it (`content`, `datetime`, `value`, and `href` or `src` for
 * URLs; HTML Living Standard §5.2.4, RDFa 1.1 §7.5), otherwise its text. A written date without a year gets the most likely one.
 */
export function valueOf(element: ElementNode, property: string, today: LocalDate): ElementValue | null {
  const value = plainValue(element, property);
  if (!value || !MOMENTS.has(property) || readStated(value.text)) return value;
  const text = momentIn(value.text, today);
  return text ? { ...value, text, verbatim: value.verbatim ?? value.text } : value;
}

function plainValue(element: ElementNode, property: string): ElementValue | null {
  for (const name of attributesOf(element, property)) {
    const text = attribute(element, name);
    if (text?.trim()) return { text, element, attribute: name };
  }
  const text = textIn(element);
  return text ? { text, element } : null;
}

function attributesOf({ name }: ElementNode, property: string): string[] {
  if (ADDRESSES.has(property)) return ['href', 'src', 'content', 'resource', 'data-src', 'data'];
  if (name === 'meta') return ['content'];
  if (name === 'link') return ['href', 'content'];
  if (name === 'time' || name === 'ins' || name === 'del') return ['datetime', 'content'];
  if (name === 'data' || name === 'meter' || name === 'input') return ['value', 'content'];
  if (name === 'img' || name === 'area') return ['content', 'alt', 'src'];
  return ['content', 'datetime'];
}

/** `Sat, Dec 5, 7:30 pm` as `2026-12-05T19:30`; null if it contains no date. */
export function momentIn(text: string, today: LocalDate): string | null {
  const [mention] = findDates(text.slice(0, 200));
  const day = mention && resolveDate(mention, today);
  if (!mention || !day) return null;
  const [time] = findTimes(text.slice(mention.end, mention.end + 60));
  return time && !time.halfDayUnknown ? `${day.date}T${time.from}` : day.date;
}
