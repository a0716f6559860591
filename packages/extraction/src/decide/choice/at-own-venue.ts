import type { Field, Method } from '../../base/types.ts';
import { layoutOf } from '../../candidates/pieces/layout.ts';
import { isRoomName } from '../../candidates/places/read-place.ts';
import { tidyPlace } from '../../candidates/places/tidy-place.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import type { Page } from '../../document/page.ts';
import { comparable } from '../../document/text.ts';
import { CHOICE } from '../weights/choice.ts';
import { pageVenue } from './page-venue.ts';

/**
 * If no event of a page states a place, all are at the page's venue; if some do, the others are, provided that the page is certainly a
 * venue's. A room is one of its rooms.
 * @param options.elsewhere 1 if only a page that is certainly a venue's may give its name
 */
export function atOwnVenue(
  sightings: readonly Sighting[],
  page: Page,
  method: Method,
  options: { elsewhere?: number } = {},
): Sighting[] {
  const told = sightings.map((sighting) => {
    // `Date: May 18, 2026` in the place of a venue says nothing.
    const venue = sighting.venue && tidyPlace({ venue: sighting.venue }).venue;
    return { sighting, venue, room: venue && isRoomName(venue.value) ? venue : undefined };
  });
  // One address of all rooms is that of their venue.
  const ofRooms = new Set(
    told.flatMap(({ room, sighting }) => (room && sighting.address ? [sighting.address.value] : [])),
  );
  const isNeedy = ({ room, venue, sighting }: (typeof told)[number]) =>
    room ? !sighting.address || ofRooms.size === 1 : !(venue ?? sighting.address);
  const needy = told.filter(isNeedy).length;
  if (needy === 0) return [...sightings];
  const building = pageVenue(
    layoutOf(page),
    method,
    sightings.map(({ title }) => title.value),
    {
      elsewhere: options.elsewhere ?? 1 - needy / sightings.length,
      evening: shareOfEvenings(sightings),
    },
  );
  if (!building) return [...sightings];
  return told.map((one) => {
    const { sighting, room } = one;
    return isNeedy(one) ? { ...sighting, venue: room ? inBuilding(room, building) : building } : sighting;
  });
}

/** Of the events with an hour those in the evening; null where none has one. */
function shareOfEvenings(sightings: readonly Sighting[]): number | null {
  const times = sightings.flatMap(({ start }) => start.time ?? []);
  return times.length === 0
    ? null
    : times.filter((time) => time >= CHOICE.atOwnVenue.evening).length / sightings.length;
}

/** `Auditorium, Birch Hall`; `The Chapel` on the site of `The Chapel at Elm Street` is the whole venue. */
function inBuilding(room: Field<string>, building: Field<string>): Field<string> {
  const name = comparable(room.value).replace(/^the /, '');
  if (comparable(building.value).includes(name)) return building;
  return { value: `${room.value}, ${building.value}`, evidence: [...room.evidence, ...building.evidence] };
}
