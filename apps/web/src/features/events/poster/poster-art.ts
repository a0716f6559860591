import type { Category } from '@marquee/contract';
import { categoryNamed } from '../categories.ts';
import { type Layout, layoutOf, type TitleSize, titleSize } from './layout.ts';
import { seededBy } from './seeded.ts';
import { drawShapes, KINDS, type Shape } from './shapes.ts';

export interface Announced {
  title: string;
  venue?: string | null;
  categories: readonly string[];
}

/** Three ways to use the poster's color: on night, as the ground, or as ink on paper. */
const PRINTS = ['night', 'ground', 'paper'] as const;
/** A venue's color is one of so many neighbors of its category's. */
const TINTS = 5;

export interface PosterArt {
  category: Category;
  print: (typeof PRINTS)[number];
  layout: Layout;
  tint: number;
  size: TitleSize;
  shapes: Shape[];
}

/**
 * The poster of an event without an image of its own, set from its words: the layout is its category's, color and print are its venue's, and what
 * is drawn beside the words says nothing of it. Always the same for the same title, venue, category and motif. `motif`: the one that a list gives
 * it, so that its neighbors have others.
 */
export function posterArt(event: Announced, motif: number = motifOf(event)): PosterArt {
  const category = categoryOf(event);
  const random = seededBy(`${event.title}\n${event.venue ?? ''}\n${category}`);
  const hand = seededBy(`${event.venue ?? event.title}\n${category}`);
  const layout = layoutOf(category);
  return {
    category,
    print: hand.pick(PRINTS),
    layout,
    tint: hand.whole(0, TINTS - 1),
    size: titleSize(event.title, layout),
    shapes: byInk(drawShapes(motif, random)),
  };
}

const categoryOf = ({ categories }: Announced): Category => categoryNamed(categories[0] ?? 'Other');

/** Which of the motifs an event has where it stands alone. */
export function motifOf(event: Announced): number {
  return seededBy(`${event.title}\n${event.venue ?? ''}`).whole(0, KINDS - 1);
}

/** The motifs of events in a list: each its own, unless a poster shortly before it has that one; then the next that none of those has. */
export function motifsIn(events: readonly Announced[]): number[] {
  const last = new Map<number, number>();
  return events.map((event, index) => {
    const own = motifOf(event);
    const isFree = (motif: number) => index - (last.get(motif) ?? -KINDS) >= KINDS - 1;
    const motif = Array.from({ length: KINDS }, (_, step) => (own + step) % KINDS).find(isFree) ?? own;
    last.set(motif, index);
    return motif;
  });
}

/** What is drawn for a category: numbers that follow each other differ in drawing and print, and 24 of them are all different. */
export function categoryArt(category: Category, number: number): PosterArt {
  const at = number - 1;
  const print = PRINTS[at % PRINTS.length] ?? 'night';
  const layout = layoutOf(category);
  const shapes = byInk(drawShapes(at % KINDS, seededBy(`${category} ${number}`)));
  return { category, print, layout, tint: at % TINTS, size: titleSize('', layout), shapes };
}

/** A page has dozens of posters: what is printed alike is one element. */
function byInk(shapes: readonly Shape[]): Shape[] {
  const groups = Map.groupBy(shapes, ({ ink, opacity = 1 }) => `${ink} ${opacity}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, d: [first, ...others].map(({ d }) => d).join('') }] : [],
  );
}
