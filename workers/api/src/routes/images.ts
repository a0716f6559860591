import { PICTURE_TYPES, type Slices } from '@marquee/contract';
import { notFound } from '@marquee/kernel';
import { variantOf, variantType } from '../pictures/variant.ts';
import type { Document, Verbs } from '../verbs.ts';

const YEAR_SECONDS = 31_536_000;
/** What could not be made smaller now may be later. */
const RETRY_SECONDS = 300;
const HASH = /^[0-9a-f]{64}$/;
const PICTURES: ReadonlySet<string> = new Set(PICTURE_TYPES);

export const imageRoutes: Verbs<Slices['images']> = {
  getPicture: async (deps, { params: { hash }, query: { w: width } }, call) => {
    if (!HASH.test(hash)) throw notFound('This picture');
    const type = width === undefined ? null : variantType(deps, call.accept);
    const isAsked = width !== undefined && type !== null && deps.resizeImage !== null;
    const variant = isAsked ? await variantOf(deps, { hash, width, type }, call) : null;
    const varies: Pick<Document, 'varies'> = width === undefined ? {} : { varies: 'accept' };
    if (variant) {
      const etag = `"${hash.slice(0, 32)}-${width}-${type}"`;
      return { ...kept(variant.contentType), ...varies, body: variant.body as ReadableStream, etag };
    }
    const picture = await deps.blobs.get(`media/${hash}`);
    if (!picture) throw notFound('This picture');
    const original = {
      ...kept(picture.contentType),
      ...varies,
      body: picture.body as ReadableStream,
      etag: picture.etag,
    };
    if (!isAsked) return original;
    const { isImmutable: _isImmutable, ...document } = original;
    return { ...document, cacheSeconds: RETRY_SECONDS };
  },
};

function kept(contentType: string) {
  return {
    contentType: PICTURES.has(contentType) ? contentType : 'application/octet-stream',
    cacheSeconds: YEAR_SECONDS,
    isImmutable: true,
  } as const;
}
