import type { CategoryImage, ImageCategory } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { type Caller, type Message, Reject, say, together } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import type { CategoryImagesMade } from './make-category-images.ts';

export interface ImageEngine {
  makeCategoryImages(asked: { category: ImageCategory; count: number }): Promise<CategoryImagesMade>;
}

/** Lets the engine make images for a category. Throws Reject (409) while image generation is off, and if none could be made. */
export async function generateCategoryImages(
  deps: ChangeDeps & { engine: ImageEngine },
  caller: Caller,
  asked: { category: ImageCategory; count: number },
): Promise<{ generated: number; images: CategoryImage[]; message: Message }> {
  const permission = await isAllowed(deps, 'imageGeneration', null);
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('reply.noImageCanMadeNow', { why: permission.because }));
  const { category, count } = asked;
  const entry = auditEntry(deps, caller, {
    action: 'image.generate',
    subject: `images:${category}`,
    before: null,
    after: { count },
  });
  await atomically(deps.db, [entry]);
  const { images, stoppedBecause } = await deps.engine.makeCategoryImages(asked);
  if (images.length === 0 && stoppedBecause !== null) throw new Reject(409, 'no-image-made', stoppedBecause);
  const made = say('image.madeFor', { n: images.length, n2: count, category });
  return { generated: images.length, images, message: together(made, stoppedBecause) };
}
