import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

/** Image types that the engine stores. Anything else is served as plain bytes, never as a page or an image with script. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Widths in pixels in which pictures are served: a card on a phone of two and of three dots a pixel, and an event's page. */
export const PICTURE_WIDTHS = ['480', '720', '1280'] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const imageEndpoints = defineEndpoints({
  getPicture: {
    kind: 'document',
    method: 'GET',
    path: '/media/:hash',
    access: 'public',
    summary:
      'A stored image under its hash, as its source published it; with `w` no wider than that, as AVIF or WebP if the client accepts it. It never changes, so it may be cached forever.',
    params: z.object({ hash: z.string() }),
    query: z.object({ w: z.enum(PICTURE_WIDTHS).optional() }),
    contentTypes: [...PICTURE_TYPES, 'application/octet-stream'],
  },
});
