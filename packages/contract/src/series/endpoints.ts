import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { joinEndpoints } from '../join-endpoints.ts';
import { sentence } from '../sentence.ts';
import { mergeEndpoints } from './merge-endpoints.ts';
import { seriesGroup } from './series.ts';

const recurring = defineEndpoints({
  listRecurringEvents: {
    method: 'GET',
    path: '/api/admin/recurring-events',
    access: 'admin',
    summary:
      'Pending groups of events that should be one, then upcoming shows with several dates or lasting several days; at most 100 of each.',
    response: z.array(seriesGroup),
  },

  consolidateRecurringEvents: {
    method: 'POST',
    path: '/api/admin/recurring-events/consolidate',
    access: 'admin',
    summary: 'Merges all pending groups; each merge can be undone.',
    body: z.object({}),
    response: z.object({ groups: z.number().int(), merged: z.number().int(), message: sentence }),
  },
});

export const seriesEndpoints = joinEndpoints({ recurring, merges: mergeEndpoints });
