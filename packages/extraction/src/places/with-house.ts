import type { Sighting } from '../sighting.ts';
import type { Field } from '../types.ts';

/** The events of a feed that states no place for any of them are at the house whose feed it is. */
export function withHouse(sightings: Sighting[], house: () => Field<string> | null): Sighting[] {
  if (sightings.length === 0 || sightings.some(({ venue, address, city }) => venue ?? address ?? city))
    return sightings;
  const venue = house();
  return venue ? sightings.map((sighting) => ({ ...sighting, venue })) : sightings;
}
