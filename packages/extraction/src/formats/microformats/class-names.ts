import { attribute, type ElementNode, listed } from '../../document/html/dom.ts';

export function classesOf(element: ElementNode): string[] {
  return listed(attribute(element, 'class'));
}

/**
 * Properties of an event in both generations of microformats, with schema.org's names: the class itself in hCalendar, a prefixed class in
 * h-event.
 */
const OF_EVENT: Readonly<Record<string, string>> = {
  summary: 'name',
  dtstart: 'startDate',
  dtend: 'endDate',
  duration: 'duration',
  location: 'location',
  url: 'url',
  description: 'description',
  category: 'keywords',
  status: 'eventStatus',
  organizer: 'organizer',
  attach: 'image',
  photo: 'image',
  uid: 'identifier',
  'p-name': 'name',
  'p-summary': 'abstract',
  'dt-start': 'startDate',
  'dt-end': 'endDate',
  'dt-duration': 'duration',
  'p-location': 'location',
  'u-url': 'url',
  'e-content': 'description',
  'e-description': 'description',
  'p-description': 'description',
  'p-category': 'keywords',
  'p-organizer': 'organizer',
  'p-status': 'eventStatus',
  'u-photo': 'image',
  'u-featured': 'image',
  'u-uid': 'identifier',
};

/** The same for a place: a card (hCard, h-card) or an address (adr, h-adr). */
const OF_PLACE: Readonly<Record<string, string>> = {
  fn: 'name',
  org: 'name',
  'organization-name': 'name',
  adr: 'address',
  'street-address': 'streetAddress',
  'extended-address': 'streetAddress',
  locality: 'addressLocality',
  region: 'addressRegion',
  'postal-code': 'postalCode',
  'country-name': 'addressCountry',
  'p-name': 'name',
  'p-org': 'name',
  'p-adr': 'address',
  'h-adr': 'address',
  'p-street-address': 'streetAddress',
  'p-extended-address': 'streetAddress',
  'p-locality': 'addressLocality',
  'p-region': 'addressRegion',
  'p-postal-code': 'postalCode',
  'p-country-name': 'addressCountry',
};

export type Generation = 'classic' | 'mf2';

export function eventProperties(element: ElementNode, generation: Generation): string[] {
  return namesIn(element, OF_EVENT, generation);
}

export function placeProperties(element: ElementNode): string[] {
  return namesIn(element, OF_PLACE);
}

function namesIn(element: ElementNode, names: Readonly<Record<string, string>>, generation?: Generation): string[] {
  const found = new Set<string>();
  for (const one of classesOf(element)) {
    if (!Object.hasOwn(names, one)) continue;
    if (generation && (generation === 'mf2') !== /^(?:p|u|dt|e)-/.test(one)) continue;
    found.add(names[one] ?? one);
  }
  return [...found];
}

export function generationOf(element: ElementNode): Generation | null {
  const written = attribute(element, 'class');
  // Most elements are no events: their classes need not be told apart.
  if (!written?.includes('event')) return null;
  const classes = classesOf(element);
  if (classes.includes('h-event')) return 'mf2';
  return classes.includes('vevent') ? 'classic' : null;
}

/** A card or an address: its parts belong to it. */
export function isCard(element: ElementNode): boolean {
  return classesOf(element).some((name) => /^(?:vcard|adr|h-card|h-adr|h-geo)$/.test(name));
}
