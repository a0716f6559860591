import { z } from 'zod';
import { COUNTED, evidenceOf } from '../city-evidence.ts';
import { type Asked, defineTool } from '../tool.ts';

export const listCities = defineTool({
  name: 'list_cities',
  title: 'Cities',
  description:
    'The live cities with their counts of coming events and when each was last read; with a query also towns that we know and do not read.',
  input: z.strictObject({
    query: z.string().min(2).max(80).optional().describe('The beginning of a name, "Colum" or "Columbia, SC".'),
  }),
  answer: async (asked, { query }) => ({
    cities: query === undefined ? await liveCities(asked) : await named(asked, query),
  }),
});

async function liveCities({ read }: Asked) {
  const { states } = await read('cityStats', {});
  return states.flatMap(({ cities }) =>
    cities.map(({ name, state, eventCount, syncedAt }) => ({
      city: name,
      state,
      isLive: true,
      events: eventCount,
      source: COUNTED,
      ...evidenceOf(syncedAt),
    })),
  );
}

/** As many as the public API gives. */
const MOST_NAMED = 20;

async function named(asked: Asked, query: string) {
  const [found, live] = await Promise.all([
    asked.read('searchCities', { query: { query, limit: MOST_NAMED } }),
    liveCities(asked),
  ]);
  return found.map(({ city, state, isLive, eventCount }) => {
    const known = live.find((one) => one.city === city && one.state === state);
    return known ?? { city, state, isLive, events: eventCount, source: COUNTED, ...evidenceOf(null) };
  });
}
