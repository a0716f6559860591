import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

/** Image types that the engine stores. Anything else is served as plain bytes, never as a page or an image with script. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

export const imageEndpoints = defineEndpoints({
  getPicture: {
    kind: 'document',
    method: 'GET',
    path: '/media/:hash',
    access: 'public',
    summary: 'A stored image under its hash. It never changes, so it may be cached forever.',
    params: z.object({ hash: z.string() }),
    contentTypes: [...PICTURE_TYPES, 'application/octet-stream'],
  },
});
