import type { Venue } from '@marquee/contract';
import { venuePath } from '@marquee/web/drawn';
import type { JsonLd } from './page-document.ts';

/** A venue as schema.org has it; a value that nobody states is left out. */
export function venueJsonLd(venue: Venue, origin: string): JsonLd {
  const { name, address, city, state, latitude, longitude, phone, website, description } = venue;
  return {
    '@type': 'EventVenue',
    name,
    url: new URL(venuePath(venue.slug), origin).href,
    address: {
      '@type': 'PostalAddress',
      ...(address === null ? {} : { streetAddress: address }),
      addressLocality: city,
      addressRegion: state,
      // The gazetteer has places of the United States only.
      addressCountry: 'US',
    },
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(phone === null ? {} : { telephone: phone }),
    ...(website === null ? {} : { sameAs: [website] }),
    ...(description === null ? {} : { description }),
  };
}
