import type { EventDetail } from '@marquee/contract';
import { withOffset } from '@marquee/domain/places';
import type { JsonLd } from './page-document.ts';

const STATUS: Partial<Record<EventDetail['status'], string>> = {
  active: 'EventScheduled',
  ended: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
};

/**
 * An event as Google reads it (Search Central, "Event structured data"). A value that no source states is left out: the coordinates of the
 * venue, performers, and that tickets are left are never known.
 */
export function eventJsonLd(event: EventDetail, origin: string): JsonLd {
  const url = new URL(`/events/${event.slug}`, origin).href;
  return {
    '@type': 'Event',
    name: event.title,
    startDate: withOffset(event.startDate, event.timezone),
    ...(event.endDate === null ? {} : { endDate: withOffset(event.endDate, event.timezone) }),
    ...statusOf(event),
    ...attendance(event),
    location: event.isOnline ? { '@type': 'VirtualLocation', url: event.url ?? event.sourceUrl } : placeOf(event),
    ...(event.imageUrl === null ? {} : { image: [new URL(event.imageUrl, origin).href] }),
    ...(event.description === null ? {} : { description: event.description }),
    ...offers(event),
    ...(event.ages === null
      ? {}
      : { typicalAgeRange: event.ages === 'all' ? 'All ages' : event.ages.replace('+', '-') }),
    ...(event.organizer === null ? {} : { organizer: { '@type': 'Organization', name: event.organizer } }),
    url,
  };
}

/** An event that was moved has its former start; any other its status. */
function statusOf({ status, movedFrom, timezone }: EventDetail): JsonLd {
  if (movedFrom !== null)
    return { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: withOffset(movedFrom, timezone) };
  return STATUS[status] ? { eventStatus: `https://schema.org/${STATUS[status]}` } : {};
}

/** A street address means that people come; of other events we do not know. */
function attendance({ address, isOnline }: EventDetail): JsonLd {
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

/** The lowest price, in dollars, and that it is sold out. */
function offers({ priceMin, ticketUrl, url, soldOut }: EventDetail): JsonLd {
  if (priceMin === null && !soldOut) return {};
  const at = ticketUrl ?? url;
  return {
    offers: {
      '@type': 'Offer',
      ...(priceMin === null ? {} : { price: priceMin, priceCurrency: 'USD' }),
      ...(soldOut ? { availability: 'https://schema.org/SoldOut' } : {}),
      ...(at === null ? {} : { url: at }),
    },
  };
}
