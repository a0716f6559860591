import type { Category } from '@marquee/contract';
import { categoryNamed } from '../categories.ts';
import { seededBy } from './seeded.ts';
import { drawShapes, KINDS, type Shape } from './shapes.ts';

export interface Announced {
  title: string;
  venue?: string | null;
  categories: readonly string[];
}

/** Three ways to use the category's color: on night, as the ground, or as ink on paper. */
const PRINTS = ['night', 'ground', 'paper'] as const;

export interface PosterArt {
  category: Category;
  print: (typeof PRINTS)[number];
  shapes: Shape[];
}

/**
 * What is drawn for an event without an image of its own: always the same for the same title, venue and category, and different for
 * others, so that a page of posters is no repetition.
 */
export function posterArt(event: Announced): PosterArt {
  const category = categoryNamed(event.categories[0] ?? 'Other');
  const random = seededBy(`${event.title}\n${event.venue ?? ''}\n${category}`);
  const kind = random.whole(0, KINDS - 1);
  const print = random.pick(PRINTS);
  return { category, print, shapes: byInk(drawShapes(kind, random)) };
}

/** What is drawn for a category: numbers that follow each other differ in drawing and print, and 24 of them are all different. */
export function categoryArt(category: Category, number: number): PosterArt {
  const at = number - 1;
  const print = PRINTS[at % PRINTS.length] ?? 'night';
  return { category, print, shapes: byInk(drawShapes(at % KINDS, seededBy(`${category} ${number}`))) };
}

/** A page has dozens of posters: what is printed alike is one element. */
function byInk(shapes: readonly Shape[]): Shape[] {
  const groups = Map.groupBy(shapes, ({ ink, opacity = 1 }) => `${ink} ${opacity}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, d: [first, ...others].map(({ d }) => d).join('') }] : [],
  );
}
