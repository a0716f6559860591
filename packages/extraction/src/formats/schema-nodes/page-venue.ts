import type { Method } from '../../base/types.ts';
import type { Reading } from '../../candidates/sighting.ts';
import { atOwnVenue } from '../../decide/choice/at-own-venue.ts';
import type { Page } from '../../document/page.ts';

/**
 * If no event of a page states a place, all are at the venue that the page belongs to.
 * @param options.elsewhere 1 if only a page that is certainly a venue's may give its name
 */
export function withPageVenue(
  reading: Reading,
  page: Page,
  method: Method,
  options: { elsewhere?: number } = {},
): Reading {
  const { sightings } = reading;
  if (sightings.length === 0 || sightings.some(({ venue, address }) => venue ?? address)) return reading;
  return { ...reading, sightings: atOwnVenue(sightings, page, method, options) };
}
