import type { EventDetail } from '@marquee/contract';
import { withOffset } from '@marquee/domain/places';
import { sourcePageOf } from '@marquee/kernel';
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
    location: event.isOnline ? virtualPlaceOf(event) : placeOf(event),
    ...accessibleWork(event),
    ...pictureOf(event, origin),
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

/** Where it is seen: its own page, else its source's; an event that a reader sent in may have neither. */
function virtualPlaceOf(event: EventDetail): JsonLd {
  const url = event.url ?? sourcePageOf(event);
  return { '@type': 'VirtualLocation', ...(url === null ? {} : { url }) };
}

function placeOf({ venue, address, city, state, wheelchair }: EventDetail): JsonLd {
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
    ...(wheelchair === null
      ? {}
      : {
          amenityFeature: [
            { '@type': 'LocationFeatureSpecification', name: 'Wheelchair accessible', value: wheelchair === 'yes' },
          ],
        }),
  };
}

/** schema.org has the features of what is shown on a CreativeWork, not on an Event, and no word for sensory-friendly but a summary. */
function accessibleWork({ title, signLanguage, captions, sensoryFriendly }: EventDetail): JsonLd {
  const features = [signLanguage === 'yes' ? 'signLanguage' : '', captions === 'yes' ? 'captions' : ''].filter(Boolean);
  if (features.length === 0 && sensoryFriendly !== 'yes') return {};
  return {
    workFeatured: {
      '@type': 'CreativeWork',
      name: title,
      ...(features.length > 0 ? { accessibilityFeature: features } : {}),
      ...(sensoryFriendly === 'yes' ? { accessibilitySummary: 'Sensory-friendly' } : {}),
    },
  };
}

/** The picture that the page shows. */
function pictureOf({ imageUrl, generatedImageUrl }: EventDetail, origin: string): JsonLd {
  const shown = imageUrl ?? generatedImageUrl;
  return shown === null ? {} : { image: [new URL(shown, origin).href] };
}

/** The lowest price, in dollars, when the sale begins, and whether tickets can be had: of an event that is on, and where to, if the page has a link to them. */
function offers({ priceMin, ticketUrl, url, soldOut, status, onSale, timezone }: EventDetail): JsonLd {
  if (priceMin === null && ticketUrl === null && !soldOut) return {};
  const at = ticketUrl ?? url;
  const availability = soldOut ? 'SoldOut' : ticketUrl !== null && status === 'active' ? 'InStock' : null;
  return {
    offers: {
      '@type': 'Offer',
      ...(priceMin === null ? {} : { price: priceMin, priceCurrency: 'USD' }),
      ...(availability ? { availability: `https://schema.org/${availability}` } : {}),
      ...(at === null ? {} : { url: at }),
      ...(onSale === null ? {} : { validFrom: withOffset(onSale, timezone) }),
    },
  };
}
