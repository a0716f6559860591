import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf } from '../page.ts';

const disputedEvent = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  state: z.string(),
  /** The time that is shown of the next date about which sources disagree, and who says so. */
  startDate: z.string(),
  source: z.string(),
  /** Whether that is the venue's own source. */
  isVenue: z.boolean(),
  others: z.array(z.object({ source: z.string(), startDate: z.string() })),
  /** Dates to come about which they disagree. */
  dates: z.number().int(),
  /** People who saved the event, and who planned it. */
  hearts: z.number().int(),
  plans: z.number().int(),
  /** Views of the venue's pages in the last 30 days. */
  venueViews: z.number().int(),
});
export type DisputedEvent = z.output<typeof disputedEvent>;

export const disagreementEndpoints = defineEndpoints({
  listDisagreements: {
    method: 'GET',
    path: '/api/admin/disagreements',
    access: 'admin',
    summary: 'Events of which sources give different times, those first that most people saved or planned.',
    response: pageOf(disputedEvent),
  },
});
