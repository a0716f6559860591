import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { HIDDEN_SERIES_MOST } from './limits.ts';

const ids = z.array(z.string().min(1).max(200)).max(HIDDEN_SERIES_MOST);

/** What an account hides, the latest last. */
const hidden = z.object({ ids: z.array(z.string()) });

export const hiddenSeriesEndpoints = defineEndpoints({
  listHiddenSeries: {
    method: 'GET',
    path: '/api/hidden-series',
    access: 'user',
    summary: "The ids of the caller's hidden series, the latest last.",
    response: hidden,
  },

  changeHiddenSeries: {
    method: 'POST',
    path: '/api/hidden-series',
    access: 'user',
    summary:
      'Hides series and shows them again; what is hidden already, or unknown, changes nothing. `left` are those for which there is no room.',
    body: z.object({ add: ids.default([]), remove: ids.default([]) }),
    response: hidden.extend({ left: z.array(z.string()) }),
  },
});
