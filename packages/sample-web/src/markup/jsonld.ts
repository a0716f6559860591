import { priceRange, zoned } from '../calendar/when.ts';
import type { Happening, Site } from '../model.ts';

/**
 * How a site writes its times. `utc-labelled` is the well-known mistake of publishing local time as `+00:00`;
 * `dates-only` leaves the time to the visible text.
 */
type TimeHabit = 'offset' | 'local' | 'utc-labelled' | 'dates-only';

export interface EventHabits {
  times: TimeHabit;
  /** Only name, start and address: the detail page has the rest. */
  lean?: boolean;
  /** The place is named once in the graph and referred to by @id. */
  placeById?: boolean;
}

const TYPES: Record<string, string> = {
  Music: 'MusicEvent',
  Food: 'FoodEvent',
  Arts: 'TheaterEvent',
  Sports: 'SportsEvent',
  Social: 'SocialEvent',
  Business: 'BusinessEvent',
  Education: 'EducationEvent',
};

export function eventNode(site: Site, h: Happening, habits: EventHabits): Record<string, unknown> {
  const node: Record<string, unknown> = {
    '@type': h.kind === 'exhibition' ? 'ExhibitionEvent' : (TYPES[h.category] ?? 'Event'),
    ...(h.kind === 'single' ? {} : { '@id': `${h.url}#${h.start}` }),
    name: h.title,
    startDate: written(h, h.start, habits.times),
    ...(h.end ? { endDate: written(h, h.end, habits.times) } : {}),
    ...(h.movedFrom
      ? { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: written(h, h.movedFrom, habits.times) }
      : { eventStatus: `https://schema.org/Event${h.status.charAt(0).toUpperCase()}${h.status.slice(1)}` }),
    location: h.isOnline
      ? { '@type': 'VirtualLocation', url: h.url }
      : habits.placeById && h.venue === site.venue
        ? { '@id': placeId(site) }
        : placeNode(h),
    url: h.url,
  };
  if (habits.lean) return node;
  return {
    ...node,
    eventAttendanceMode: `https://schema.org/${h.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    description: h.hint ? `${h.text} ${h.hint}.` : h.text,
    image: [h.imageUrl],
    keywords: site.labels?.[h.category] ?? h.category,
    organizer: { '@type': 'Organization', name: site.name, url: `https://${site.host}/` },
    ...offers(site, h),
  };
}

function placeId(site: Site): string {
  return `https://${site.host}/#place`;
}

export function placeNode(h: Pick<Happening, 'venue' | 'place'>): Record<string, unknown> {
  return {
    '@type': 'Place',
    name: h.venue.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: h.venue.street,
      addressLocality: h.place.city,
      addressRegion: h.place.state,
      postalCode: h.venue.zip,
      addressCountry: 'US',
    },
    ...(h.venue.at ? { geo: { '@type': 'GeoCoordinates', latitude: h.venue.at[0], longitude: h.venue.at[1] } } : {}),
  };
}

function written(h: Happening, local: string, times: TimeHabit): string {
  if (h.allDay || times === 'dates-only') return local.slice(0, 10);
  if (times === 'local') return local;
  if (times === 'utc-labelled') return `${local}:00+00:00`;
  return `${local}:00${zoned(local, h.place.timezone).offset}`;
}

function offers(site: Site, h: Happening): Record<string, unknown> {
  const range = priceRange(h.price);
  if (!range) return {};
  const common = {
    priceCurrency: 'USD',
    availability: `https://schema.org/${h.hint?.includes('Sold out') ? 'SoldOut' : 'InStock'}`,
    url: `https://${site.host}/tickets/${h.showId}`,
  };
  if (range.maxCents === 0) return { isAccessibleForFree: true, offers: { '@type': 'Offer', price: '0', ...common } };
  if (range.minCents === range.maxCents) {
    return { offers: { '@type': 'Offer', price: dollars(range.minCents), ...common } };
  }
  const span = { lowPrice: dollars(range.minCents), highPrice: dollars(range.maxCents) };
  return { offers: { '@type': 'AggregateOffer', ...span, ...common } };
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** One graph for the full page, as SEO plugins write it: page, organization, place, then the events. */
export function graph(site: Site, pageUrl: string, happenings: Happening[], habits: EventHabits): unknown {
  const root = `https://${site.host}/`;
  const place = {
    ...(happenings[0] ? placeNode({ ...happenings[0], venue: site.venue }) : {}),
    '@type': 'Place',
    '@id': placeId(site),
    name: site.venue.name,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'CollectionPage', '@id': pageUrl, url: pageUrl, name: `Events – ${site.name}`, inLanguage: 'en-US' },
      { '@type': 'Organization', '@id': `${root}#organization`, name: site.name, url: root },
      { '@type': 'WebSite', '@id': `${root}#website`, url: root, name: site.name, description: site.tagline },
      place,
      ...happenings.map((h) => eventNode(site, h, { ...habits, placeById: true })),
    ],
  };
}

/** Only links, in page order: the events are on pages of their own. */
export function itemList(happenings: Happening[]): unknown {
  const urls = Array.from(new Set(happenings.map((h) => h.url)));
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: urls.map((url, i) => ({ '@type': 'ListItem', position: i + 1, url })),
  };
}
