import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';

const eventAlias = z.string().min(1).max(120);

/** An event whose addresses redirect to another one. */
const merge = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** `Columbia, SC` */
  city: z.string(),
  intoId: z.string(),
  intoTitle: z.string(),
  intoSlug: z.string(),
  mergedAt: z.string(),
});

/** One source's claims for an event. */
const eventSource = z.object({
  eventId: z.string(),
  sourceId: z.string(),
  source: z.string(),
  /** The title at this source. */
  title: z.string(),
  url: z.string(),
  /** Wall time of the first date. */
  startDate: z.string(),
  dates: z.number().int(),
  /** The source's original event, if that one was merged into this one: undo that merge instead of splitting. */
  mergedFrom: z.string().nullable(),
  /** The source belonged to this event from the start, and so did another source, which keeps the event. */
  canSplit: z.boolean(),
  lastSeenAt: z.string(),
});

export const mergeEndpoints = defineEndpoints({
  listMerges: {
    method: 'GET',
    path: '/api/admin/merges',
    access: 'admin',
    summary: 'Events that were merged into others, the latest first.',
    query: z.object(pageQuery),
    response: pageOf(merge),
  },

  mergeEvents: {
    method: 'POST',
    path: '/api/admin/merges',
    access: 'admin',
    summary: 'Merges two events; the addresses of the first redirect to the second.',
    body: z.object({ eventId: eventAlias, intoId: eventAlias }),
    response: z.object({ eventId: z.string(), message: sentence }),
  },

  undoMerge: {
    method: 'POST',
    path: '/api/admin/merges/:eventId/undo',
    access: 'admin',
    summary: 'Undoes a merge; the two events are not proposed for merging again.',
    params: z.object({ eventId: eventAlias }),
    body: z.object({}),
    response: z.object({ eventId: z.string(), slug: z.string(), message: sentence }),
  },

  listEventSources: {
    method: 'GET',
    path: '/api/admin/event-sources',
    access: 'admin',
    summary: 'The claims of each source of an event; empty without an event.',
    query: z.object({ event: eventAlias.optional(), ...pageQuery }),
    response: pageOf(eventSource),
  },

  splitEvent: {
    method: 'POST',
    path: '/api/admin/merges/:eventId/split',
    access: 'admin',
    summary: 'Splits one source off an event into a separate event; later reads keep the two apart.',
    params: z.object({ eventId: eventAlias }),
    body: z.object({ sourceId: z.string().min(1).max(60) }),
    response: z.object({ eventId: z.string(), slug: z.string(), message: sentence }),
  },
});
