import { z } from 'zod';
import { dayFields, daysByName, filterFields, placeFields, queryOf } from '../place.ts';
import { toldEvents } from '../told-event.ts';
import { type Asked, defineTool } from '../tool.ts';

/** Each event in an answer is a read of its own. */
const MOST = 10;

export const searchInput = z.strictObject({
  ...placeFields,
  ...filterFields,
  ...dayFields,
  limit: z.int().min(1).max(MOST).default(5).describe('Each event counts as one call.'),
  cursor: z.string().max(400).optional().describe('nextCursor of the answer before.'),
});

export const searchEvents = defineTool({
  name: 'search_events',
  title: 'Search events',
  description:
    "A city's coming events, soonest first, or by relevance with a term. Each has its source, when it was last confirmed and how sure we are.",
  input: searchInput,
  answer: foundEvents,
});

/** A page of a list or search, with evidence. */
export async function foundEvents(asked: Asked, input: z.output<typeof searchInput>) {
  const { term, when, from, to, limit, cursor } = input;
  const days = when === undefined ? { from, to } : await daysByName(asked, input, when);
  const query = { ...queryOf(input), ...days, limit, cursor };
  const page =
    term === undefined
      ? await asked.read('listEvents', { query })
      : await asked.read('searchEvents', { params: { term }, query });
  const { city, state, status } = page.city;
  return {
    place: { city, state, status },
    found: page.found,
    ...('searchedFor' in page && page.searchedFor !== null ? { searchedFor: page.searchedFor } : {}),
    events: await toldEvents(asked, page.events),
    nextCursor: page.nextCursor,
  };
}
