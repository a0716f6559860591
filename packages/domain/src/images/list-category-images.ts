import type { CategoryImage, ImageCategory } from '@marquee/contract';
import { categoryImages } from '@marquee/db';
import { asc, eq } from 'drizzle-orm';
import type { DbDeps, ReadDeps } from '../deps.ts';
import { toCategoryImage } from './to-category-image.ts';

/** All images of a category in the order in which they were made; a place in it is the index of the console's calls. */
export function rowsOfCategory({ db }: DbDeps, category: ImageCategory) {
  return db
    .select()
    .from(categoryImages)
    .where(eq(categoryImages.category, category))
    .orderBy(asc(categoryImages.number));
}

export async function listCategoryImages(
  deps: ReadDeps,
  category: ImageCategory,
): Promise<{ category: string; images: CategoryImage[] }> {
  const rows = await rowsOfCategory(deps, category);
  return { category, images: rows.map(toCategoryImage) };
}
