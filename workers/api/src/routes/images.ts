import { PICTURE_TYPES, type Slices } from '@marquee/contract';
import {
  applyAllCategoryImages,
  applyCategoryImage,
  batchGenerateImages,
  categoryImageStats,
  deleteCategoryImage,
  deleteCategoryImages,
  eventsWithoutImages,
  generateCategoryImages,
  generateEventImage,
  imageStats,
  listCategoryImages,
  switchCategoryServing,
  testImage,
} from '@marquee/domain/images';
import { messageOf, notFound } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { variantOf, variantType } from '../pictures/variant.ts';
import type { Document, Verbs } from '../verbs.ts';

const YEAR_SECONDS = 31_536_000;
/** What could not be made smaller now may be later. */
const RETRY_SECONDS = 300;
const HASH = /^[0-9a-f]{64}$/;
const PICTURES: ReadonlySet<string> = new Set(PICTURE_TYPES);

export const imageRoutes: Verbs<Slices['images']> = {
  getPicture: async (deps, { params: { hash }, query: { w: width } }, call) => {
    if (!HASH.test(hash)) throw notFound('picture');
    const type = width === undefined ? null : variantType(deps, call.accept);
    const isAsked = width !== undefined && type !== null && deps.resizeImage !== null;
    const variant = isAsked ? await variantOf(deps, { hash, width, type }, call) : null;
    const varies: Pick<Document, 'varies'> = width === undefined ? {} : { varies: 'accept' };
    if (variant) {
      const etag = `"${hash.slice(0, 32)}-${width}-${type}"`;
      return { ...kept(variant.contentType), ...varies, body: variant.body as ReadableStream, etag };
    }
    const picture = await deps.blobs.get(`media/${hash}`);
    if (!picture) throw notFound('picture');
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

  getCategoryImageStats: async (deps) => categoryImageStats(deps, await imageModelOf(deps)),
  generateCategoryImages: (deps, { body }, caller) => generateCategoryImages(deps, caller, body),
  deleteCategoryImages: (deps, { params }, caller) => deleteCategoryImages(deps, caller, params.category),
  deleteCategoryImage: (deps, { params, query }, caller) => deleteCategoryImage(deps, caller, { ...params, ...query }),
  applyCategoryImage: async (deps, { body }, caller) => ({
    applied: await applyCategoryImage(deps, caller, { ...body, isApplied: true }),
  }),
  applyAllCategoryImages: (deps, { body }, caller) => applyAllCategoryImages(deps, caller, body.category),
  unapplyCategoryImage: async (deps, { body }, caller) => ({
    unapplied: await applyCategoryImage(deps, caller, { ...body, isApplied: false }),
  }),
  listCategoryImages: (deps, { params }) => listCategoryImages(deps, params.category),
  getImageStats: async (deps) => imageStats(deps, await imageModelOf(deps)),
  switchCategoryServing: (deps, { body }, caller) => switchCategoryServing(deps, caller, body),
  listEventsWithoutImages: (deps) => eventsWithoutImages(deps),
  generateEventImage: (deps, { body }, caller) => generateEventImage(deps, caller, body.eventId),
  batchGenerateImages: (deps, { body }, caller) => batchGenerateImages(deps, caller, body.limit),
  testImageValidation: async (deps, { body }, caller) => ({
    validation: await testImage(deps, caller, body.imageUrl),
  }),
};

/** Undefined where the engine does not answer: figures do not need it. */
async function imageModelOf({ engine, log }: ApiDeps): Promise<string | null | undefined> {
  return engine.imageModelName().catch((error: unknown) => {
    log.warn('the engine did not name its image model', { error: messageOf(error) });
    return undefined;
  });
}

function kept(contentType: string) {
  return {
    contentType: PICTURES.has(contentType) ? contentType : 'application/octet-stream',
    cacheSeconds: YEAR_SECONDS,
    isImmutable: true,
  } as const;
}
