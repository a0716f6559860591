import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { HEARTS_MOST } from './limits.ts';

const ids = z.array(z.string().min(1).max(200)).max(HEARTS_MOST);

/** What an account keeps, the latest last. */
const hearts = z.object({ ids: z.array(z.string()) });

export const heartEndpoints = defineEndpoints({
  listHearts: {
    method: 'GET',
    path: '/api/hearts',
    access: 'user',
    summary: "The ids of the caller's saved events, the latest last.",
    response: hearts,
  },

  changeHearts: {
    method: 'POST',
    path: '/api/hearts',
    access: 'user',
    summary:
      'Saves and removes events; what is saved already, or unknown, changes nothing. `left` are those for which there is no room.',
    body: z.object({ add: ids.default([]), remove: ids.default([]) }),
    response: hearts.extend({ left: z.array(z.string()) }),
  },
});
