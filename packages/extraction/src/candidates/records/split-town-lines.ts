import { RECORDS } from '../../decide/weights/records.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import type { TitleSlots } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import { areTowns, readTownLine, type TownLine } from '../places/town-lines.ts';
import type { Grouping } from './grouping.ts';

const MOST_RECORDS = 400;
/** The names are known from the lines. */
const NO_SLOTS: TitleSlots = { slots: new Map(), score: 0 };

/** Days over lines that each name an act, a venue and its town, with or without an hour: a record for each line. Null if they are not so. */
export function splitTownLines({ records }: Grouping, layout: Layout): Grouping | null {
  if (records.length > MOST_RECORDS) return null;
  const bodies = records.map((record) => bodyOf(record, layout));
  if (!bodies.every((lines) => lines !== null && lines.length > 0)) return null;
  const count = bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
  if (count <= records.length) return null;
  const lines: Array<Array<TownLine | null>> = [];
  let others = 0;
  for (const body of bodies) {
    const own = (body ?? []).map((line) => readTownLine(line, layout));
    others += own.filter((line) => line === null).length;
    // Nearly all lists are of another form, and their first lines show it.
    if (count - others < count * RECORDS.splitTownLines.mostly) return null;
    lines.push(own);
  }
  if (!areTowns(lines.flat().filter((line) => line !== null))) return null;
  return {
    records: records.flatMap((record, index) =>
      (lines[index] ?? []).flatMap((line) => (line ? [itemOf(line, record, layout)] : [])),
    ),
    titles: NO_SLOTS,
  };
}

function itemOf(
  { start, end, title, venue }: TownLine,
  { marks }: ListedRecord,
  { visible: { text } }: Layout,
): ListedRecord {
  const named = (part: Stretch) => ({ ...part, text: text.slice(part.start, part.end) });
  return { start, end, marks: marks.slice(0, 1), name: named(title), place: named(venue) };
}

/** The lines behind the day of a record; null if it has several days, or words before its day. */
function bodyOf({ start, end, marks }: ListedRecord, layout: Layout): Stretch[] | null {
  const [mark] = marks;
  const { text } = layout.visible;
  if (!mark || mark.isCell || marks.some(({ date }) => date !== mark.date)) return null;
  if (layout.isTitled({ start, end: mark.start })) return null;
  const lines: Stretch[] = [];
  for (let from = mark.end; from < end && lines.length <= RECORDS.splitTownLines.mostLines; ) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? end : Math.min(found, end);
    if (/\p{L}/u.test(text.slice(from, to))) lines.push({ start: from, end: to });
    from = to + 1;
  }
  return lines.length > RECORDS.splitTownLines.mostLines ? null : lines;
}
