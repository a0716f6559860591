import { notFound } from '@marquee/kernel';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';

const YEAR_SECONDS = 31_536_000;
/** What the engine stores as a picture; anything else is served as bytes, never as a page or a drawing that carries script. */
const PICTURE_TYPE = /^image\/(?:png|jpeg|webp|gif|avif)$/;

/** Pictures under their hash: they never change, so they may be kept forever. */
export function imageRoutes(app: Hono<AppEnv>): void {
  app.get('/media/:hash{[0-9a-f]{64}}', async (c) => {
    const picture = await c.get('deps').blobs.get(`media/${c.req.param('hash')}`);
    if (!picture) throw notFound('This picture');
    const headers = {
      'content-type': PICTURE_TYPE.test(picture.contentType) ? picture.contentType : 'application/octet-stream',
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      etag: picture.etag,
      // Whatever a stored file claims to be, a browser that opens it runs nothing.
      'content-security-policy': "default-src 'none'; sandbox",
    };
    if (isHeld(c.req.header('if-none-match'), picture.etag)) return new Response(null, { status: 304, headers });
    return new Response(picture.body as ReadableStream, { headers });
  });
}

/** Whether one of the validators is that of the copy we have, strong or weak alike (RFC 9110 §13.1.2). */
function isHeld(validators: string | undefined, etag: string): boolean {
  return (validators ?? '').split(',').some((held) => held.trim() === '*' || held.trim().replace(/^W\//, '') === etag);
}
