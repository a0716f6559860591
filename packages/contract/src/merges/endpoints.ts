import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';

const eventAlias = z.string().min(1).max(120);

/** An event whose addresses lead to another one. */
export const merge = z.object({
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

export const listMerges = endpoint({
  id: 'listMerges',
  method: 'GET',
  path: '/api/admin/merges',
  access: 'admin',
  summary: 'Events that were merged into others, the latest first.',
  query: z.object(pageQuery),
  response: pageOf(merge),
});

export const mergeEvents = endpoint({
  id: 'mergeEvents',
  method: 'POST',
  path: '/api/admin/merges',
  access: 'admin',
  summary: 'Makes one event of two; the addresses of the first lead to the second.',
  body: z.object({ eventId: eventAlias, intoId: eventAlias }),
  response: z.object({ eventId: z.string(), message: z.string() }),
});

export const undoMerge = endpoint({
  id: 'undoMerge',
  method: 'POST',
  path: '/api/admin/merges/:eventId/undo',
  access: 'admin',
  summary: 'Takes a merge back; the two events are not proposed for merging again.',
  params: z.object({ eventId: eventAlias }),
  body: z.object({}),
  response: z.object({ eventId: z.string(), slug: z.string(), message: z.string() }),
});
