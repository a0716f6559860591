/** Names in older event vocabularies (data-vocabulary.org, the W3C's iCalendar and vCard in RDF), mapped to schema.org. */
const RENAMED: Readonly<Record<string, string>> = {
  summary: 'name',
  dtstart: 'startDate',
  dtend: 'endDate',
  photo: 'image',
  fn: 'name',
  org: 'name',
  'organization-name': 'name',
  adr: 'address',
  'street-address': 'streetAddress',
  locality: 'addressLocality',
  region: 'addressRegion',
  'postal-code': 'postalCode',
  'country-name': 'addressCountry',
  eventType: 'keywords',
  categories: 'keywords',
  status: 'eventStatus',
  lowprice: 'lowPrice',
  highprice: 'highPrice',
  currency: 'priceCurrency',
};

/** `schema:startDate`, `v:startDate`, `http://schema.org/startDate` and `cal:dtstart` are all `startDate`. */
export function propertyNames(attribute: string | undefined): string[] {
  return terms(attribute).map((term) => (Object.hasOwn(RENAMED, term) ? (RENAMED[term] ?? term) : term));
}

export function typeNames(attribute: string | undefined): string[] {
  return terms(attribute).map((term) => (/^vevent$/i.test(term) ? 'Event' : term));
}

/** Open Graph and other vocabularies use words like `title` and `type` for the page, not for an item on it. */
const OTHER_VOCABULARIES = /^(?:og|fb|twitter|article|dc|dct|dcterms|sioc|sioct|foaf|skos|content|rdfs?|xsd|owl|cc):/i;

function terms(attribute: string | undefined): string[] {
  return (attribute?.split(/\s+/) ?? [])
    .filter((term) => term && !OTHER_VOCABULARIES.test(term))
    .map((term) => term.replace(/^.*[/#:]/, ''))
    .filter(Boolean);
}
