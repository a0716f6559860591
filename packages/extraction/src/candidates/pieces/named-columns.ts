import { PIECES } from '../../decide/weights/pieces.ts';
import { columnHead } from '../../document/html/columns.ts';
import { type ElementNode, isElement } from '../../document/html/dom.ts';
import type { Layout } from './layout.ts';
import type { ListedRecord } from './listed-record.ts';

const PLACE =
  /^(?:(?:meeting|event|program|class|show|game)\s)?(?:location|where|venue|place|branch|room|site|lugar|sede)\b|^(?:d[oó]nde|ubicaci[oó]n)/i;
/** `School` and `Organization` may also say where an event is. */
const ORIGIN = /^(?:affiliations?|institutions?|universit(?:y|ies)|employers?|home ?towns?)\b/i;
const TITLE =
  /^(?:eventos?|t[ií]tulos?|actividad(?:es)?|conciertos?|artistas?|obras?|events?|titles?|names?|meetings?|meeting (?:name|body|type|title)|what|programs?|descriptions?|activit(?:y|ies)|topics?|subjects?|committees?|shows?|races?|films?|concerts?|artists?|performers?|acts?|boards?|class(?:es)?|opponents?|opposition|visitors?)(?: name| title| description)?$/i;
const DAY = /^(?:(?:event|show|meeting) )?(?:dates?|days?|when|fechas?|cu[aá]ndo)(?: ?(?:&|and|\/) ?times?)?$/i;
const OTHER =
  /^(?:maps?|address(?:es)?|directions|(?:buy )?tickets?|prices?|cost|admission|fees?|cit(?:y|ies)|towns?|states?|results?|scores?|agendas?|minutes|(?:meeting )?(?:packets?|minutes|agendas?|files?|documents?)|downloads?|rsvp|registration)\W*$/i;
const EVENT =
  /^(?:eventos?|actividad(?:es)?|conciertos?|events?|meetings?|programs?|activit(?:y|ies)|shows?|races?|concerts?|performers?|performances?|speakers?)\b/i;

/** Whether a cell is in a column of places. */
export function isPlaceColumn(carrier: ElementNode): boolean {
  return isUnder(carrier, PLACE);
}

/** Whether another cell of the row around an element is in a column of places. */
export function isInRowWithPlace(carrier: ElementNode): boolean {
  const cell = cellAround(carrier);
  return cell?.parent?.children.some((other) => other !== cell && isUnderHead(other, PLACE)) ?? false;
}

/** Whether a cell is in a column of days, `Date` or `When`. */
export function isDayColumn(carrier: ElementNode): boolean {
  return isUnder(carrier, DAY);
}

/** Whether a cell is in a column that says where the speakers come from. */
export function isOriginColumn(carrier: ElementNode): boolean {
  return isUnder(carrier, ORIGIN);
}

/** Whether a cell is in the column of event names. */
export function isTitleColumn(carrier: ElementNode): boolean {
  return isUnder(carrier, TITLE);
}

/** `Date | Time | Venue`: whether the days of these records stand in rows that name a place each, and no event. */
export function areRowsOfPlaces(records: readonly Pick<ListedRecord, 'marks'>[], layout: Layout): boolean {
  return records.every(({ marks: [mark] }) => {
    const carrier = mark && layout.pieceAt(mark.start)?.carrier;
    const cells = carrier && isDayColumn(carrier) ? cellAround(carrier)?.parent?.children : undefined;
    return cells?.some((cell) => isUnderHead(cell, PLACE)) === true && !cells.some((cell) => isUnderHead(cell, TITLE));
  });
}

/** Whether a cell is in a column that says something else about an event than its name. */
export function isOtherColumn(carrier: ElementNode): boolean {
  return isUnder(carrier, OTHER);
}

/** Whether a cell is in a column that is called after what takes place. */
export function isEventColumn(carrier: ElementNode): boolean {
  return isUnder(carrier, EVENT);
}

function isUnder(carrier: ElementNode, pattern: RegExp): boolean {
  const head = headAbove(carrier);
  return head !== '' && pattern.test(head);
}

/** The head of the column of the cell around an element; empty outside of tables. */
function headAbove(carrier: ElementNode): string {
  const cell = cellAround(carrier);
  return cell ? columnHead(cell).trim() : '';
}

function cellAround(carrier: ElementNode): ElementNode | null {
  for (
    let node: ElementNode | null = carrier, up = 0;
    node && up < PIECES.namedColumns.lookUp;
    node = node.parent, up += 1
  )
    if (node.name === 'td') return node;
  return null;
}

function isUnderHead(cell: ElementNode['children'][number], pattern: RegExp): boolean {
  return isElement(cell) && pattern.test(columnHead(cell).trim());
}
