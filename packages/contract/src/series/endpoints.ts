import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { recurringGroup } from './series.ts';

export const listRecurringEvents = endpoint({
  id: 'listRecurringEvents',
  method: 'GET',
  path: '/api/admin/recurring-events',
  access: 'admin',
  summary:
    'Shows told as several events, which wait to be merged, then the next shows with several dates; at most 100 of each.',
  response: z.array(recurringGroup),
});

export const consolidateRecurringEvents = endpoint({
  id: 'consolidateRecurringEvents',
  method: 'POST',
  path: '/api/admin/recurring-events/consolidate',
  access: 'admin',
  summary: 'Merges all pending groups; each merge can be undone.',
  body: z.object({}),
  response: z.object({ groups: z.number().int(), merged: z.number().int(), message: z.string() }),
});
