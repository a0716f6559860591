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
      return /^(?:events?|titles?|names?|meetings?|meeting (?:name|body|type|title)|what|programs?|descriptions?|activit(?:y|ies)|topics?|subjects?|committees?|shows?|artists?|performers?|acts?|boards?|class(?:es)?)(?: name| title| description)?$/i.test(
        columnHead(node).trim(),
      );
  return false;
}

/** Words in the names of event places. */
export const PLACE_WORD =
  /\b(?:theat(?:er|re)s?|hall|club|bar|lounge|tavern|pub|saloon|cafe|café|brewery|brewing|taproom|winery|museum|gallery|ballroom|auditorium|arena|stadium|house|room|cinemas?|playhouse|cent(?:er|re)|library|church|temple|gardens?|zoo|aquarium|amphitheat(?:er|re)|pavilion|farm|ranch|inn|hotel|casino|restaurant|studios?|warehouse|park|plaza|square|pier|walk|beach|lawn|chapel|mill|barn|garage|stage|school|campus|building|courthouse|market|field|trail|lake|island|promenade|terrace|rooftop|grove|court|dock|courtyard|yard|lobby|annex|depot|terminal|green|commons?|grounds|fairgrounds?|riverwalk|riverfront|waterfront|lakefront|downtown|trailhead|overlook|chambers?|offices?|headquarters|suite|floor|gym|gymnasium|cafeteria|sanctuary|undercroft|hospital|college|university|academy|boathouse|pool|rink|cemetery|marina|landing|lot|tower|tents?|loft|kitchen|bakery|bookstore|books|bistro|grill|roadhouse|lodge|legion|vfw|grange|armory|coliseum|arboretum|preserve|refuge|observatory|forum|palace|speedway|raceway|track|airport|shelter|clubhouse|cathedral|synagogue|mosque|parish|basilica|branch|lab|makerspace|storefront|space|distillery|cidery|vineyards?|orchard|nursery|hotel|resort|springs|grandstand|bandstand|bandshell|mainstage|midway|planetarium|schoolhouse|meetinghouse|firehouse|rectory|conservatory)\b/i;
