import { z } from 'zod';
import { cityEvidence } from '../city-evidence.ts';
import { dayFields, daysByName, filterFields, placeFields, queryOf } from '../place.ts';
import { defineTool } from '../tool.ts';

/** Venues in an answer at most. */
const MOST = 200;
const { venue: _, ...narrowing } = filterFields;

export const listVenues = defineTool({
  name: 'list_venues',
  title: 'Venues',
  description:
    'The venues of a city that have coming events, each with how many; also of what a search in it finds. Use the name as venue in search_events.',
  input: z.strictObject({ ...placeFields, ...narrowing, ...dayFields }),
  async answer(asked, input) {
    const { term, when, from, to } = input;
    const days = when === undefined ? { from, to } : await daysByName(asked, input, when);
    const [venues, evidence] = await Promise.all([
      asked.read('countVenues', { query: { ...queryOf(input), ...days, term } }),
      cityEvidence(asked, input),
    ]);
    return {
      venues: venues.slice(0, MOST).map(({ venue, count }) => ({ venue, upcomingEvents: count })),
      moreVenues: Math.max(0, venues.length - MOST),
      ...evidence,
    };
  },
});
