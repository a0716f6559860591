import { RECORDS } from '../../decide/weights/records.ts';
import { firstFrom, within } from '../../document/html/within.ts';
import { MONTH_START } from '../../rules/months.ts';
import { electTitle } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import type { Grouping } from './grouping.ts';

const LEAD = /^[\s•·*–—-]*$/;
/** From the end of the first day to that of the last, `Feb. 21 and 28:`, `Feb. 21, 28 & March 6:`. */
const IN_ONE_LINE = new RegExp(
  String.raw`^(?:\s?(?:,|&|\+|and|,\s?and)\s?(?:${MONTH_START}[a-z]{0,6}\.?\s)?\d{1,2}(?:st|nd|rd|th)?){0,8}$`,
  'i',
);

/** `Sat 11/21, 9 am: Work Party⏎Tue 12/1, 7 pm: Monthly Meeting`: lines right below each other that begin with a day and name something behind it. */
export function dayLines(layout: Layout): Grouping[] {
  const runs: ListedRecord[][] = [];
  for (const record of layout.marks.flatMap((mark) => lineOf(mark, layout) ?? [])) {
    const last = runs.at(-1)?.at(-1);
    if (last && layout.visible.text.slice(last.end, record.start).trim() === '') runs.at(-1)?.push(record);
    else runs.push([record]);
  }
  return runs.flatMap((records) =>
    records.length >= RECORDS.dayLines.fewest ? [{ records, titles: electTitle(records, layout) }] : [],
  );
}

function lineOf(mark: ListedRecord['marks'][number], layout: Layout): ListedRecord | null {
  if (mark.isCell) return null;
  const { text } = layout.visible;
  const start = text.lastIndexOf('\n', mark.start - 1) + 1;
  const found = text.indexOf('\n', mark.end);
  const end = found < 0 ? text.length : found;
  if (end - start > RECORDS.dayLines.longest || !LEAD.test(text.slice(start, mark.start))) return null;
  const marks = within(layout.marks, start, end);
  const last = marks.at(-1) ?? mark;
  if (!IN_ONE_LINE.test(text.slice(mark.end, last.end)) || !namesBehind(last.end, end, layout)) return null;
  return { start, end, marks };
}

/** Also in the piece of the day itself. */
function namesBehind(from: number, end: number, layout: Layout): boolean {
  const first = layout.pieces[firstFrom(layout.pieces, from + 1) - 1];
  return (first !== undefined && layout.titleOf(first) !== null) || layout.isTitled({ start: from, end });
}

/** Whether a record consists of such lines: then it is a list under a heading, and no event. */
export function isListOfLines({ marks }: ListedRecord, layout: Layout): boolean {
  return (
    marks.length >= RECORDS.dayLines.fewest &&
    marks.filter((mark) => lineOf(mark, layout) !== null).length >= RECORDS.dayLines.fewest
  );
}
