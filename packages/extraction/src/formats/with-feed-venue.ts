import type { Field } from '../base/types.ts';
import type { Sighting } from '../candidates/sighting.ts';

/** The events of a feed that states no place for any of them are at the venue whose feed it is. */
export function withFeedVenue(sightings: Sighting[], own: () => Field<string> | null): Sighting[] {
  if (sightings.length === 0 || sightings.some(({ venue, address, city }) => venue ?? address ?? city))
    return sightings;
  const venue = own();
  return venue ? sightings.map((sighting) => ({ ...sighting, venue })) : sightings;
}
