import { LIMITS } from '../../base/limits.ts';
import { readStated } from '../../candidates/days/stated.ts';
import { addDays } from '../../candidates/times/local.ts';
import { attribute, type ElementNode, elements, isElement } from '../../document/html/dom.ts';
import { textIn } from '../../document/html/element-text.ts';
import type { Page } from '../../document/page.ts';
import { addProperty, type ElementItem, type ElementValue, isItem, newItem } from '../schema-nodes/build.ts';
import { classesOf, eventProperties, type Generation, generationOf, isCard, placeProperties } from './class-names.ts';
import { addressValue, momentValue, textValue } from './value.ts';

/** The events of a page in h-event (microformats2) or hCalendar, with the property names of schema.org. */
export function itemsOf(page: Page): ElementItem[] {
  const items: ElementItem[] = [];
  const all = elements(page.dom());
  const ids = new Map<string, ElementNode>();
  for (const element of all) {
    const id = attribute(element, 'id');
    if (id && !ids.has(id)) ids.set(id, element);
  }
  for (const element of all) {
    const generation = generationOf(element);
    if (!generation || items.length > LIMITS.draftsPerDocument) continue;
    const item = newItem(element, ['Event'], 'class');
    readEventInside(element, item, generation, page, ids, true);
    if (!item.properties.has('name')) nameByText(element, item, generation);
    items.push(item);
  }
  return items;
}

function readEventInside(
  root: ElementNode,
  item: ElementItem,
  generation: Generation,
  page: Page,
  ids: ReadonlyMap<string, ElementNode>,
  follow: boolean,
): void {
  for (const element of root.children) {
    if (!isElement(element) || generationOf(element)) continue;
    const included = follow ? includedBy(element, ids) : undefined;
    if (included) readEventInside({ ...included, children: [included] }, item, generation, page, ids, false);
    const names = eventProperties(element, generation);
    for (const name of names) addEventProperty(item, name, element, page, generation);
    // Content of a card belongs to the card.
    if (!isCard(element)) readEventInside(element, item, generation, page, ids, follow);
  }
}

function addEventProperty(
  item: ElementItem,
  name: string,
  element: ElementNode,
  page: Page,
  generation: Generation,
): void {
  const day = dayOf(item);
  if (name === 'location' || name === 'organizer') {
    const place = cardOf(element);
    const value = place ?? textValue(element);
    if (value) addProperty(item, name, value);
    return;
  }
  const value =
    name === 'startDate' || name === 'endDate'
      ? momentOf(element, name, page, day, generation)
      : name === 'url' || name === 'image'
        ? addressValue(element)
        : textValue(element);
  if (value && !(name !== 'keywords' && name !== 'startDate' && item.properties.has(name)))
    addProperty(item, name, value);
}

function momentOf(
  element: ElementNode,
  name: 'startDate' | 'endDate',
  page: Page,
  day: string | null,
  generation: Generation,
): ElementValue | null {
  if (name === 'startDate') return momentValue(element, page.hints.today, null);
  const value = momentValue(element, page.hints.today, day);
  return value && generation === 'classic' ? lastDay(value) : value;
}

/**
 * The end of whole days is the day after the last in hCalendar 1.0, as in iCalendar, and the day that visitors read stands in the text.
 * If they read the day of the attribute, or there is no attribute, that is the last day.
 */
function lastDay(value: ElementValue): ElementValue {
  const stated = readStated(value.text);
  if (!stated || stated.time !== undefined || value.attribute === undefined) return value;
  const day = Number(stated.date.slice(8, 10));
  const isShown = new RegExp(String.raw`(?<!\d)0?${day}(?!\d)`).test(textIn(value.element));
  return isShown ? value : { ...value, text: addDays(stated.date, -1), verbatim: value.text };
}

function dayOf(item: ElementItem): string | null {
  const [start] = item.properties.get('startDate') ?? [];
  return start && !isItem(start) ? (readStated(start.text)?.date ?? null) : null;
}

/** A place or a person marked as a card, on the element itself or the first inside it. */
function cardOf(element: ElementNode): ElementItem | null {
  const card = isCard(element) ? element : elements(element).find(isCard);
  if (!card) return null;
  const place = newItem(card, ['Place'], 'class');
  const isAddress = classesOf(card).some((name) => name === 'adr' || name === 'h-adr');
  const address = isAddress ? place : newItem(card, ['PostalAddress'], 'class');
  if (isAddress) place.types.splice(0, 1, 'PostalAddress');
  for (const part of elements(card)) {
    for (const name of placeProperties(part)) {
      const value = name === 'address' ? null : textValue(part);
      if (value) addProperty(name === 'name' ? place : address, name, value);
    }
  }
  if (!place.properties.has('name') && !isAddress) {
    const own = address.properties.size === 0 ? textValue(card) : null;
    if (own) addProperty(place, 'name', own);
  }
  if (!isAddress && address.properties.size > 0) addProperty(place, 'address', address);
  return place.properties.size > 0 ? place : null;
}

/** The include pattern: `<a class="include" href="#id">`, `<object class="include" data="#id">`. */
function includedBy(element: ElementNode, ids: ReadonlyMap<string, ElementNode>): ElementNode | undefined {
  if (!classesOf(element).includes('include')) return undefined;
  const target = attribute(element, 'href') ?? attribute(element, 'data') ?? '';
  return target.startsWith('#') ? ids.get(target.slice(1)) : undefined;
}

/** An h-event without a name takes its first heading or link, or its own text if it is short (microformats2 implied name). */
function nameByText(element: ElementNode, item: ElementItem, generation: Generation): void {
  const heading = elements(element).find((one) => /^(?:h[1-6]|a)$/.test(one.name));
  const value = textValue(heading ?? element);
  if (value && value.text.length <= LIMITS.titleChars && (heading || generation === 'mf2'))
    addProperty(item, 'name', value);
}
