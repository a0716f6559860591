import { LIMITS } from '../../base/limits.ts';
import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import type { Page } from '../../document/page.ts';
import { dateOf, timeOf } from '../times/local.ts';
import { findTimes } from '../times/written-times.ts';
import { wallIn } from '../times/zone.ts';
import type { Mark } from './mark.ts';
import { findDates } from './written-dates.ts';

const STAMP = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The days of hours that only machines are told, `<time datetime="2026-09-28T23:00:00Z">6:00 pm</time>`: showtimes whose page shows each day in a tab of
 * its own. Only where the stated instant is the hour that is shown, and the page names few of these days itself.
 * @param marks the days that the page shows
 */
export function timedDays(page: Page, marks: readonly Mark[]): Mark[] {
  const visible = page.visible();
  const times = page.elements('time').slice(0, LIMITS.datesPerPage);
  const found = times.flatMap((element) => dayOf(element, visible, page.hints.timezone) ?? []);
  const shown = new Set(marks.map(({ date }) => date));
  const unshown = found.filter(({ date }) => !shown.has(date));
  return found.length >= DAYS.timedDays.fewest && unshown.length > found.length / 2 ? found : [];
}

/** Of no length, right before its hour: the text is the hour's. */
function dayOf(element: ElementNode, visible: VisibleText, zone: string): Mark | null {
  const stamp = STAMP.exec(attribute(element, 'datetime') ?? '');
  const range = stamp ? visible.rangeOf(element) : undefined;
  if (!stamp || !range || range[1] - range[0] > DAYS.timedDays.longest) return null;
  const text = visible.text.slice(range[0], range[1]);
  const [time, ...others] = findTimes(text);
  if (!time || others.length > 0 || findDates(text).length > 0) return null;
  const written = `${stamp[1]}T${stamp[2]}`;
  const wall = stamp[3] === undefined ? written : wallIn(zone, written, minutesEast(stamp[3]));
  const start = range[0] + time.start;
  return timeOf(wall) === time.from
    ? { start, end: start, date: dateOf(wall), element, isCell: false, certain: true }
    : null;
}

function minutesEast(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return offset.startsWith('-') ? -minutes : minutes;
}
