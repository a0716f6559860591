import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { SOURCE_STATUSES } from '../sources/scraping.ts';
import { consoleTour } from './tour.ts';

/** The maximum of each kind. */
export const CONSOLE_SEARCH_LIMIT = 8;

export const consoleEndpoints = defineEndpoints({
  searchConsole: {
    method: 'GET',
    path: '/api/admin/search',
    access: 'admin',
    summary:
      'Cities, sources and people whose name begins with the text, events that contain it, and payments by id or receipt, for the command palette.',
    query: z.object({ q: z.string().trim().min(2).max(80) }),
    response: z.object({
      cities: z.array(
        z.object({
          slug: z.string(),
          city: z.string(),
          state: z.string(),
          status: z.enum(['known', 'configured', 'live']),
          isHidden: z.boolean(),
        }),
      ),
      sources: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          url: z.string(),
          city: z.string(),
          state: z.string(),
          status: z.enum(SOURCE_STATUSES),
          health: z.string(),
        }),
      ),
      events: z.array(
        z.object({
          id: z.string(),
          slug: z.string(),
          title: z.string(),
          city: z.string(),
          state: z.string(),
          startDate: z.string(),
        }),
      ),
      people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
      payments: z.array(
        z.object({
          id: z.string(),
          description: z.string(),
          amountCents: z.number().int(),
          /** Null: the account is gone. */
          payer: z.string().nullable(),
        }),
      ),
    }),
  },

  getConsoleTour: {
    method: 'GET',
    path: '/api/admin/tour',
    access: 'admin',
    summary: 'Where the caller is in the tour of the console.',
    response: consoleTour,
  },

  moveConsoleTour: {
    method: 'PUT',
    path: '/api/admin/tour',
    access: 'admin',
    summary:
      'Keeps where the caller is in the tour. It concerns nobody else, so that the audit log has no entry of it.',
    body: consoleTour,
    response: consoleTour,
  },
});
