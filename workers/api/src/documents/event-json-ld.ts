import type { EventDetail } from '@marquee/contract';
import { withOffset } from '@marquee/domain/places';
import type { JsonLd } from './page-document.ts';

const STATUS: Partial<Record<EventDetail['status'], string>> = {
  active: 'EventScheduled',
  ended: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
};

/** The venue that extraction gives an event without a place. */
const ONLINE = 'Online';

/**
 * An event as Google reads it (Search Central, "Event structured data"). A value that no source states is left out: the coordinates of the
 * venue, performers, and whether tickets are left are never known.
 */
export function eventJsonLd(event: EventDetail, origin: string): JsonLd {
  const url = new URL(`/events/${event.slug}`, origin).href;
  const isOnline = event.venue === ONLINE && event.address === null;
  return {
    '@type': 'Event',
    name: event.title,
    startDate: withOffset(event.startDate, event.timezone),
    ...(event.endDate === null ? {} : { endDate: withOffset(event.endDate, event.timezone) }),
    ...(STATUS[event.status] ? { eventStatus: `https://schema.org/${STATUS[event.status]}` } : {}),
    ...attendance(event, isOnline),
    location: isOnline ? { '@type': 'VirtualLocation', url: event.url ?? event.sourceUrl } : placeOf(event),
    ...(event.imageUrl === null ? {} : { image: [new URL(event.imageUrl, origin).href] }),
    ...(event.description === null ? {} : { description: event.description }),
    ...offers(event),
    ...(event.organizer === null ? {} : { organizer: { '@type': 'Organization', name: event.organizer } }),
    url,
  };
}

/** A street address means that people come; of other events we do not know. */
function attendance({ address }: EventDetail, isOnline: boolean): JsonLd {
  if (!isOnline && address === null) return {};
  return { eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode` };
}

function placeOf({ venue, address, city, state }: EventDetail): JsonLd {
  return {
    '@type': 'Place',
    ...(venue === null ? {} : { name: venue }),
    address: {
      '@type': 'PostalAddress',
      ...(address === null ? {} : { streetAddress: address }),
      addressLocality: city,
      addressRegion: state,
      // The gazetteer has places of the United States only.
      addressCountry: 'US',
    },
  };
}

/** The lowest price, in dollars. */
function offers({ priceMin, ticketUrl, url }: EventDetail): JsonLd {
  if (priceMin === null) return {};
  const at = ticketUrl ?? url;
  return { offers: { '@type': 'Offer', price: priceMin, priceCurrency: 'USD', ...(at === null ? {} : { url: at }) } };
}
