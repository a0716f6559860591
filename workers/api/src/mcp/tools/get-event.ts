import { type EventDetail, endpoints } from '@marquee/contract';
import { shownLine, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { toldEvent } from '../told-event.ts';
import { defineTool } from '../tool.ts';

/** Dates of one event in an answer at most. */
const MOST_DATES = 50;
/** Texts of one source at most. */
const MOST_CLAIMS = 40;

export const getEvent = defineTool({
  name: 'get_event',
  title: 'One event with its evidence',
  description:
    'One event by slug or id: all its dates, its description, and for each source the exact words of each fact, where they stand and how they were read.',
  input: z.strictObject({ event: endpoints.getEvent.params.shape.slug.describe('Its slug or id.') }),
  async answer(asked, { event: slug }) {
    const event = await asked.read('getEvent', { params: { slug } });
    return {
      ...toldEvent(event, asked),
      description: event.description === null ? null : shownText(event.description),
      organizer: event.organizer,
      calendar: `${asked.origin}/api/events/${encodeURIComponent(event.slug)}/calendar.ics`,
      dates: event.occurrences.slice(0, MOST_DATES),
      moreDates: Math.max(0, event.occurrences.length - MOST_DATES),
      evidence: event.sources.map(toldSource),
    };
  },
});

function toldSource({
  source,
  url,
  venueSlug,
  ownPage,
  lastSeenAt,
  shiftWeeks,
  fields,
}: EventDetail['sources'][number]) {
  return {
    source: shownLine(source),
    url,
    venueSlug,
    ownPage,
    lastConfirmed: lastSeenAt,
    movedByWeeks: shiftWeeks,
    facts: fields
      .slice(0, MOST_CLAIMS)
      .map(({ field, method, locator, snippet }) => ({ field, says: snippet, readAs: method, at: locator })),
  };
}
