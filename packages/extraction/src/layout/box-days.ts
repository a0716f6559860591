import { attribute, type ElementNode } from '../html/dom.ts';
import type { ShownPiece } from '../html/shown-text.ts';
import type { VisibleText } from '../html/visible-text.ts';
import type { DateMention } from '../time/written-dates.ts';
import { lastBefore, type MonthHeading } from './month-headings.ts';

const NUMBER = /^\d{1,2}$/;
const DAY_CLASS = /(?:^|[\s_-])(?:day|date|daynum|num(?:ber)?)(?:$|[\s_-])/i;
const FEWEST = 2;
const LOOK_UP = 2;

/**
 * Day numbers under a month's name in boxes with a class for days, `<span class="calendar-day">3</span>`, in
 * sequence: only the days with events, each once.
 */
export function boxDays(visible: VisibleText, months: readonly MonthHeading[]): DateMention[] {
  if (months.length === 0) return [];
  const found: DateMention[] = [];
  for (let index = 0; index < visible.pieces.length; index += 1) {
    const { start, element } = visible.pieces[index] as ShownPiece;
    const length = (visible.pieces[index + 1]?.start ?? visible.text.length) - start;
    if (length > 3) continue;
    const text = visible.text.slice(start, start + length).trim();
    const heading = NUMBER.test(text) && isDayBox(element) ? lastBefore(months, start) : undefined;
    const day = Number(text);
    if (heading && day >= 1 && day <= 31)
      found.push({ start, end: start + text.length, month: heading.month, day, year: heading.year });
  }
  return [...Map.groupBy(found, ({ year, month }) => `${year}-${month}`).values()].flatMap((days) =>
    days.length >= FEWEST && days.every(({ day }, index) => index === 0 || day > (days[index - 1]?.day ?? 31))
      ? days
      : [],
  );
}

function isDayBox(element: ElementNode): boolean {
  for (let node: ElementNode | null = element, up = 0; node && up < LOOK_UP; node = node.parent, up += 1)
    if (DAY_CLASS.test(attribute(node, 'class') ?? '')) return true;
  return false;
}
