import { PICTURE_TYPES, type Slices } from '@marquee/contract';
import { notFound } from '@marquee/kernel';
import type { Verbs } from '../verbs.ts';

const YEAR_SECONDS = 31_536_000;
const HASH = /^[0-9a-f]{64}$/;
const PICTURES: ReadonlySet<string> = new Set(PICTURE_TYPES);

export const imageRoutes: Verbs<Slices['images']> = {
  getPicture: async ({ blobs }, { params }) => {
    const picture = HASH.test(params.hash) ? await blobs.get(`media/${params.hash}`) : null;
    if (!picture) throw notFound('This picture');
    return {
      contentType: PICTURES.has(picture.contentType) ? picture.contentType : 'application/octet-stream',
      body: picture.body as ReadableStream,
      etag: picture.etag,
      cacheSeconds: YEAR_SECONDS,
      isImmutable: true,
    };
  },
};
