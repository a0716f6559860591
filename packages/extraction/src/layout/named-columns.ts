import { type ElementNode, isElement } from '../html/dom.ts';
import { columnHead } from './columns.ts';

const LOOK_UP = 4;
const PLACE =
  /^(?:(?:meeting|event|program|class|show|game)\s)?(?:location|where|venue|place|branch|room|site|lugar|sede)\b|^(?:d[oó]nde|ubicaci[oó]n)/i;
/** `School` and `Organization` may also say where an event is. */
const ORIGIN = /^(?:affiliations?|institutions?|universit(?:y|ies)|employers?|home ?towns?)\b/i;
const TITLE =
  /^(?:eventos?|t[ií]tulos?|actividad(?:es)?|conciertos?|artistas?|obras?|events?|titles?|names?|meetings?|meeting (?:name|body|type|title)|what|programs?|descriptions?|activit(?:y|ies)|topics?|subjects?|committees?|shows?|races?|films?|concerts?|artists?|performers?|acts?|boards?|class(?:es)?|opponents?|opposition|visitors?)(?: name| title| description)?$/i;
const EVENT =
  /^(?:eventos?|actividad(?:es)?|conciertos?|events?|meetings?|programs?|activit(?:y|ies)|shows?|races?|concerts?|performers?|performances?|speakers?)\b/i;

/** Whether a cell is in a column of places. */
export function isPlaceColumn(carrier: ElementNode): boolean {
  return isUnder(carrier, PLACE);
}

/** Whether another cell of the row around an element is in a column of places. */
export function isInRowWithPlace(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier, up = 0; node && up < LOOK_UP; node = node.parent, up += 1)
    if (node.name === 'td')
      return (
        node.parent?.children.some((cell) => cell !== node && isElement(cell) && PLACE.test(columnHead(cell).trim())) ??
        false
      );
  return false;
}

/** Whether a cell is in a column that says where the speakers come from. */
export function isOriginColumn(carrier: ElementNode): boolean {
  return isUnder(carrier, ORIGIN);
}

/** Whether a cell is in the column of event names. */
export function isTitleColumn(carrier: ElementNode): boolean {
  return isUnder(carrier, TITLE);
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
  for (let node: ElementNode | null = carrier, up = 0; node && up < LOOK_UP; node = node.parent, up += 1)
    if (node.name === 'td') return columnHead(node).trim();
  return '';
}
