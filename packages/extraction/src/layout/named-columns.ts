import type { ElementNode } from '../html/dom.ts';
import { columnHead } from './columns.ts';

/** Whether a cell is in a column of places. */
export function isPlaceColumn(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier, up = 0; node && up < 4; node = node.parent, up += 1)
    if (node.name === 'td') return /^(?:location|where|venue|place|branch|room|site)\b/i.test(columnHead(node));
  return false;
}

/** Whether a cell is in the column of event names. */
export function isTitleColumn(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier, up = 0; node && up < 4; node = node.parent, up += 1)
    if (node.name === 'td')
      return /^(?:events?|titles?|names?|meetings?|meeting (?:name|body|type|title)|what|programs?|descriptions?|activit(?:y|ies)|topics?|subjects?|committees?|shows?|races?|films?|concerts?|artists?|performers?|acts?|boards?|class(?:es)?)(?: name| title| description)?$/i.test(
        columnHead(node).trim(),
      );
  return false;
}

/** Whether a cell is in a column that is called after what takes place. */
export function isEventColumn(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier, up = 0; node && up < 4; node = node.parent, up += 1)
    if (node.name === 'td')
      return /^(?:events?|meetings?|programs?|activit(?:y|ies)|shows?|races?|concerts?|performers?|performances?|speakers?)\b/i.test(
        columnHead(node).trim(),
      );
  return false;
}
