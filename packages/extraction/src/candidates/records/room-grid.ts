import { RECORDS } from '../../decide/weights/records.ts';
import { columnHeadCell } from '../../document/html/columns.ts';
import { type ElementNode, isElement } from '../../document/html/dom.ts';
import { within } from '../../document/html/within.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import { isPlaceName } from '../places/named-place.ts';

/** What the edges of a table say about a cell. */
export type CellFacts = Pick<ListedRecord, 'hour' | 'place'>;

/** A cell of a table of hours by rooms, `3:30 PM | Film | Film | Panel`: the hour of its row and the room of its column; null for any other cell. */
export function cellFacts(cell: ElementNode, layout: Layout): CellFacts | null {
  if (cell.name !== 'td' || cell.parent?.name !== 'tr') return null;
  const head = columnHeadCell(cell);
  if (!head?.parent || !areRooms(head.parent, layout)) return null;
  const [first] = cell.parent.children.filter(isElement);
  const hour = first && first !== cell ? hourOf(first, layout) : null;
  const range = layout.visible.rangeOf(head);
  if (!hour || !range) return null;
  const text = layout.visible.text.slice(...range).trim();
  return { hour, ...(text ? { place: { start: range[0], end: range[1], text } } : {}) };
}

function hourOf(cell: ElementNode, layout: Layout): ListedRecord['hour'] | null {
  const range = layout.visible.rangeOf(cell);
  if (!range) return null;
  const [time, ...others] = within(layout.times, range[0], range[1]);
  const isAlone =
    time && time.start - range[0] <= RECORDS.roomGrid.alone && range[1] - time.end <= RECORDS.roomGrid.alone;
  return isAlone && others.length === 0 && !time.halfDayUnknown ? time : null;
}

/** Names of places, or names that differ in their last word, `Rialto 1`, `Rialto 2`; `Title` and `Location` are columns of a list. */
function areRooms(row: ElementNode, layout: Layout): boolean {
  const known = rooms.get(row);
  if (known !== undefined) return known;
  const names = row.children.filter(isElement).flatMap((cell) => {
    const range = layout.visible.rangeOf(cell);
    const text = range ? layout.visible.text.slice(...range).trim() : '';
    return text && !/^times?$/i.test(text) ? [text] : [];
  });
  const stems = Map.groupBy(names, (name) => name.replace(/\s\S+$/, ''));
  const isRoom = (name: string) => isPlaceName(name) || (stems.get(name.replace(/\s\S+$/, ''))?.length ?? 0) > 1;
  const made = names.length > 1 && names.filter(isRoom).length >= names.length * RECORDS.roomGrid.roomsShare;
  rooms.set(row, made);
  return made;
}

const rooms = new WeakMap<ElementNode, boolean>();
