import { endpoints, type ResponseOf } from '@marquee/contract';
import { shownLine, shownText } from '@marquee/kernel';
import { z } from 'zod';
import type { Certainty } from '../../evidence/certainty.ts';
import { type ToldEvent, toldEvents } from '../told-event.ts';
import { defineTool } from '../tool.ts';

/** Its next events, which say when it was last seen. */
const NEXT = 3;

export const getVenue = defineTool({
  name: 'get_venue',
  title: 'One venue',
  description: 'One venue by the venueSlug of an event: address, contact, accessibility and its next events.',
  input: z.strictObject({ venue: endpoints.getVenue.params.shape.slug.describe('Its slug.') }),
  async answer(asked, { venue: slug }) {
    const venue = await asked.read('getVenue', { params: { slug } });
    const { events } = await asked.read('listEvents', { query: { ...venue.list, limit: NEXT } });
    const next = await toldEvents(asked, events);
    const { name, city, state, timezone, address, latitude, longitude, website, phone } = venue;
    return {
      slug: venue.slug,
      name: shownLine(name),
      city,
      state,
      timezone,
      address,
      latitude,
      longitude,
      website,
      phone,
      description: venue.description === null ? null : shownText(venue.description),
      accessibility: venue.accessibility === null ? null : shownText(venue.accessibility),
      page: `${asked.origin}/venue/${encodeURIComponent(venue.slug)}`,
      upcomingEvents: venue.upcomingEvents,
      nextEvents: next,
      source: venue.isManaged ? 'The venue itself' : 'The sources of its events',
      lastConfirmed: next.reduce<string | null>((latest, { lastConfirmed }) => laterOf(latest, lastConfirmed), null),
      certainty: certaintyOfVenue(venue, next),
    };
  },
});

const laterOf = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a);

function certaintyOfVenue(
  { isManaged }: Pick<ResponseOf<typeof endpoints.getVenue>, 'isManaged'>,
  next: readonly ToldEvent[],
): Certainty {
  if (isManaged) return { level: 'high', because: ['Somebody who proved to be of the venue keeps this page.'] };
  if (next.length > 0) return { level: 'medium', because: ['It is as the sources of its coming events state it.'] };
  return { level: 'low', because: ['No coming event confirms it.'] };
}
