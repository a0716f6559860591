import { CATEGORY_IMAGES_MAX, type CategoryImage, type ImageCategory } from '@marquee/contract';
import { atomically, Conflict, categoryImages } from '@marquee/db';
import { isMessage, type Message, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { isAllowed } from '../controls/index.ts';
import { LIMIT_REACHED, withinDailyLimit } from './daily-limit.ts';
import { insertCategoryImage } from './insert-category-image.sql.ts';
import { type MakerDeps, makePicture } from './make-picture.ts';
import { categoryDrawing, categoryPrompt } from './prompts.ts';
import { rotate } from './rotation.sql.ts';
import { toCategoryImage } from './to-category-image.ts';

/** The caller gives up after 60 seconds (spec: CATIMG-10). */
const TIME_MS = 50_000;
/** Two people who make images of one category at the same time get different numbers. */
const TRIES = 5;

export interface CategoryImagesMade {
  images: CategoryImage[];
  /** Why there are fewer than asked for; null if there are not. */
  stoppedBecause: Message | null;
}

/** Makes images for a category, one after another, and takes each into rotation. What was made before a stop stays. */
export async function makeCategoryImages(
  deps: MakerDeps,
  { category, count }: { category: ImageCategory; count: number },
): Promise<CategoryImagesMade> {
  const deadline = deps.clock.now() + TIME_MS;
  const images: CategoryImage[] = [];
  while (images.length < count) {
    const leftMs = deadline - deps.clock.now();
    if (leftMs <= 0) return { images, stoppedBecause: say('image.requestOver') };
    const permission = await isAllowed(deps, 'imageGeneration', null);
    if (!permission.allowed) return { images, stoppedBecause: permission.because };
    const made = await makeOne(deps, category, leftMs);
    if (isMessage(made)) return { images, stoppedBecause: made };
    images.push(made);
  }
  return { images, stoppedBecause: null };
}

async function makeOne(deps: MakerDeps, category: ImageCategory, timeoutMs: number): Promise<CategoryImage | Message> {
  let refusal = say('image.noModel');
  const made = await withinDailyLimit(deps, async () => {
    for (let tries = 1; ; tries += 1) {
      const number = await nextNumber(deps, category);
      if (number === null) {
        refusal = say('image.categoryFull', { n: CATEGORY_IMAGES_MAX });
        return null;
      }
      const asked =
        deps.imageModel.name === null ? categoryDrawing(category, number) : categoryPrompt(category, number);
      const drawing = { kind: 'category', category, number } as const;
      const picture = await makePicture(deps, { prompt: asked.prompt, drawing, timeoutMs });
      if (picture.kind === 'refused') {
        refusal = picture.because;
        return null;
      }
      const { hash, madeBy, statements } = picture;
      const row = { category, number, hash, madeBy, ...asked, generatedAt: deps.clock.now(), isApplied: true };
      try {
        await atomically(deps.db, [...statements, ...rotate([category])], [insertCategoryImage(row)]);
        return toCategoryImage(row);
      } catch (error) {
        if (!(error instanceof Conflict) || tries >= TRIES) throw error;
      }
    }
  });
  if (made === 'limit') return LIMIT_REACHED;
  return made ?? refusal;
}

/** Null: the category is full. */
async function nextNumber({ db }: Pick<MakerDeps, 'db'>, category: ImageCategory): Promise<number | null> {
  const rows = await db
    .select({ number: categoryImages.number })
    .from(categoryImages)
    .where(eq(categoryImages.category, category));
  if (rows.length >= CATEGORY_IMAGES_MAX) return null;
  return Math.max(0, ...rows.map(({ number }) => number)) + 1;
}
