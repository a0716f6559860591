import type { Mark } from '../../candidates/days/mark.ts';
import { slotOf } from '../../candidates/names/title-slots.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import { firstFrom } from '../../document/html/within.ts';
import type { Clocks } from './showings.ts';

/** The part of similar records that contains their days. */
export function electDays(records: readonly ListedRecord[], layout: Clocks): string | null {
  const slots = new Map<string, { count: number; timed: number; above: number; whole: number }>();
  for (const record of records) {
    for (const [slot, marks] of Map.groupBy(record.marks, (mark) => daySlot(mark, layout))) {
      const { count, timed, above, whole } = slots.get(slot) ?? { count: 0, timed: 0, above: 0, whole: 0 };
      const isTimed = marks.some((mark) => hasTimeBehind(mark, layout));
      const isAbove = marks.length > 1 && marks.every((mark) => hasTimeBelow(mark, layout));
      const says = marks.some(({ certain, until }) => certain || until !== undefined);
      slots.set(slot, {
        count: count + 1,
        timed: timed + (isTimed ? 1 : 0),
        above: above + (isAbove ? 1 : 0),
        whole: whole + (says ? 1 : 0),
      });
    }
  }
  // Of a calendar-leaf date (month and number) and a date line next to it, the more specific one.
  const [best] = [...slots].sort(
    ([, a], [, b]) => b.count - a.count || b.timed - a.timed || b.above - a.above || b.whole - a.whole,
  );
  return best ? best[0] : null;
}

/** `March 18 @ 4:00 pm`: on the same line, right behind the day. */
function hasTimeBehind({ end }: Mark, layout: Clocks): boolean {
  const time = layout.times[firstFrom(layout.times, end)];
  return (
    time !== undefined &&
    time.start - end <= LISTING.electDays.besideDay &&
    !layout.visible.text.slice(end, time.start).includes('\n')
  );
}

/** `Tue Apr 14⏎12:30pm⏎Wed Apr 22⏎4:30pm`: each day of several above its hours, not the choice of days before them. */
export function hasTimeBelow({ end }: Mark, layout: Clocks): boolean {
  const time = layout.times[firstFrom(layout.times, end)];
  return time !== undefined && /^\s{1,3}$/.test(layout.visible.text.slice(end, time.start));
}

/** The part of a record that contains a day. */
export function daySlot(mark: Mark, layout: Clocks): string {
  const piece = layout.pieceAt(mark.start);
  return piece ? slotOf(piece) : '';
}
