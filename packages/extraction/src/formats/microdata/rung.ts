import { isEventType } from '../jsonld/event-types.ts';
import { readLinkedData } from '../jsonld/read-linked-data.ts';
import type { Rung } from '../rung.ts';
import { asLinkedData, type ElementItem, isItem } from '../schema-nodes/build.ts';
import { withPageVenue } from '../schema-nodes/page-venue.ts';
import { bareEvents } from './bare-properties.ts';
import { itemsOf } from './items.ts';
import { withShownPlaces } from './shown-place.ts';

/** schema.org events in microdata. */
export const microdataRung: Rung = {
  name: 'microdata',
  method: 'microdata',
  applies: (page) => page.format === 'html' && page.hasAttribute('itemprop') && /\bstartDate\b/i.test(page.text),
  read(page) {
    const items = itemsOf(page);
    const events = items.some((item) => holdsEvent(item, 0)) ? items : [...items, ...bareEvents(page, items)];
    const { data, cite } = asLinkedData(withShownPlaces(events), page, 'microdata');
    return withPageVenue(readLinkedData(data, page, cite, 'the microdata'), page, 'microdata');
  },
};

function holdsEvent(item: ElementItem, depth: number): boolean {
  if (item.types.some((type) => isEventType(type.replace(/^.*[/#:]/, ''))) && item.properties.has('startDate'))
    return true;
  return (
    depth < 4 && [...item.properties.values()].flat().some((value) => isItem(value) && holdsEvent(value, depth + 1))
  );
}
