import type { ElementNode } from '../html/dom.ts';
import { columnHead } from './columns.ts';

/** Does a cell stand in a column of places? */
export function isPlaceColumn(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier, up = 0; node && up < 4; node = node.parent, up += 1)
    if (node.name === 'td') return /^(?:location|where|venue|place|branch|room|site)\b/i.test(columnHead(node));
  return false;
}

/** Words of the names of places where events are. */
export const PLACE_WORD =
  /\b(?:theat(?:er|re)s?|hall|club|bar|lounge|tavern|pub|saloon|cafe|café|brewery|brewing|taproom|winery|museum|gallery|ballroom|auditorium|arena|stadium|house|room|cinemas?|playhouse|cent(?:er|re)|library|church|temple|gardens?|zoo|aquarium|amphitheat(?:er|re)|pavilion|farm|ranch|inn|hotel|casino|restaurant|studios?|warehouse|park|plaza|square|pier|walk|beach|lawn|chapel|mill|barn|garage|stage|school|campus|building|courthouse|market|field|trail|lake|island|promenade|terrace|rooftop|grove|court|dock)\b/i;
