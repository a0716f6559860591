import { FORMATS } from '../../decide/weights/formats.ts';
import { attribute, type ElementNode, elements } from '../../document/html/dom.ts';
import { textIn } from '../../document/html/element-text.ts';
import { type ElementItem, type ElementValue, isItem } from '../schema-nodes/build.ts';

const PLACE_CLASS = /(?:^|[\s_-])(?:event-?)?(?:location|venue|place)(?:-?name)?(?:$|\s)/i;
/** Default texts of software when no place was entered. */
const PLACEHOLDER = /^(?:event )?(?:location|venue|place)$/i;
/** An element with more text is not an entry of a list. */
const MOST_ELEMENTS = 200;

/**
 * If the markup calls every place `Event Location`, the name shown next to it, `<div class="eventLocation">@ City Hall</div>`:
 * the one in the element with only this event.
 */
export function withShownPlaces(events: readonly ElementItem[]): readonly ElementItem[] {
  const scopes = new Set(events.map(({ element }) => element));
  for (const { element, properties } of events)
    for (const location of properties.get('location') ?? []) {
      const [name] = isItem(location) ? (location.properties.get('name') ?? []) : [];
      if (!isItem(location) || !name || isItem(name) || !PLACEHOLDER.test(name.text.trim())) continue;
      const shown = placeBeside(element, scopes);
      if (shown) location.properties.set('name', [shown]);
    }
  return events;
}

function placeBeside(item: ElementNode, scopes: ReadonlySet<ElementNode>): ElementValue | null {
  for (let box = item.parent, up = 0; box && up < FORMATS.microdataShownPlace.lookUp; box = box.parent, up += 1) {
    const inside = elements(box);
    if (inside.length > MOST_ELEMENTS || inside.filter((one) => scopes.has(one)).length > 1) return null;
    const own = new Set(elements(item));
    for (const element of inside) {
      if (own.has(element) || !PLACE_CLASS.test(attribute(element, 'class') ?? '')) continue;
      const verbatim = textIn(element);
      const text = verbatim.replace(/^@\s*/, '');
      if (text && text.length <= FORMATS.microdataShownPlace.longest && !PLACEHOLDER.test(text))
        return { text, element, verbatim };
    }
  }
  return null;
}
