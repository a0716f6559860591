import { z } from 'zod';
import { filterFields, placeFields } from '../place.ts';
import { defineTool } from '../tool.ts';
import { foundEvents, searchInput } from './search-events.ts';

export const tonight = defineTool({
  name: 'tonight',
  title: 'Tonight',
  description: "What starts this evening in a city, by the city's own clock, soonest first, with source and certainty.",
  input: z.strictObject({ ...placeFields, ...filterFields, limit: searchInput.shape.limit }),
  answer: (asked, input) => foundEvents(asked, { ...input, when: 'tonight' }),
});
