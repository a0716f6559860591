import type { Console } from '../support.ts';
import { type Changes, twoEvents } from './change.ts';

const IMAGES = '/api/admin/category-images';

const PHASE4 = '/api/admin/phase4';

const anImage = (site: Console) =>
  site.post('generateCategoryImages', `${IMAGES}/generate`, { category: 'Music', count: 1 });

async function imageUrl(site: Console): Promise<string> {
  const { images } = await site.get<{ images: Array<{ url: string }> }>('listCategoryImages', `${IMAGES}/all/Music`);
  return images[0]?.url ?? '';
}

/** The stored image is the only one, made by number 1 of Music: its address is always the same. */
async function anUnappliedImage(site: Console): Promise<void> {
  await anImage(site);
  await site.post('unapplyCategoryImage', `${IMAGES}/unapply`, { category: 'Music', imageUrl: await imageUrl(site) });
}

/** Images. */
export const imagesChanges: Changes = {
  generateCategoryImages: {
    path: () => `${IMAGES}/generate`,
    body: { category: 'Music', count: 1 },
    action: 'image.generate',
  },
  deleteCategoryImages: { given: anImage, path: () => `${IMAGES}/Music`, action: 'image.delete-all' },
  deleteCategoryImage: {
    given: anImage,
    path: async (site) => `${IMAGES}/Music/0?${new URLSearchParams({ imageUrl: await imageUrl(site) }).toString()}`,
    action: 'image.delete',
  },
  applyCategoryImage: {
    given: anUnappliedImage,
    path: () => `${IMAGES}/apply`,
    body: async (site) => ({ category: 'Music', imageUrl: await imageUrl(site) }),
    action: 'image.apply',
  },
  applyAllCategoryImages: {
    given: anUnappliedImage,
    path: () => `${IMAGES}/apply-all`,
    body: { category: 'Music' },
    action: 'image.apply',
  },
  unapplyCategoryImage: {
    given: anImage,
    path: () => `${IMAGES}/unapply`,
    body: async (site) => ({ category: 'Music', imageUrl: await imageUrl(site) }),
    action: 'image.unapply',
  },
  switchCategoryServing: {
    path: () => `${PHASE4}/category-serving`,
    body: { enabled: false },
    action: 'image.switch-serving',
  },
  generateEventImage: {
    given: twoEvents,
    path: () => `${PHASE4}/generate-event-image`,
    body: { eventId: 'e1' },
    action: 'image.generate',
  },
  batchGenerateImages: {
    given: twoEvents,
    path: () => `${PHASE4}/batch-generate-images`,
    body: { limit: 1 },
    action: 'image.generate',
  },
  testImageValidation: {
    path: () => `${PHASE4}/test-image-validation`,
    body: { imageUrl: 'https://hall.example.org/band.png' },
    action: 'image.test',
  },
};
