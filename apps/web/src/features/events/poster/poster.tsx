import { categoryHue, categoryNamed } from '../categories.ts';
import { CategoryIcon } from '../category-icon.tsx';
import styles from './poster.module.css';
import { seededBy } from './seeded.ts';
import { drawShapes, HEIGHT, KINDS, type Shape, WIDTH } from './shapes.ts';

interface Announced {
  title: string;
  venue?: string | null;
  categories: readonly string[];
}

/** Three ways to use the category's color: on night, as the ground, or as ink on paper. */
const PRINTS = ['night', 'ground', 'paper'] as const;

/**
 * Drawn for an event without an image of its own: always the same for the same title, venue and category, and different for others, so
 * that a page of posters is no repetition.
 */
export function Poster({ event }: { event: Announced }) {
  const category = categoryNamed(event.categories[0] ?? 'Other');
  const random = seededBy(`${event.title}\n${event.venue ?? ''}\n${category}`);
  const kind = random.whole(0, KINDS - 1);
  const print = random.pick(PRINTS);
  const shapes = drawShapes(kind, random);
  return (
    <div className={styles.poster} style={{ '--hue': categoryHue(category) }} data-poster={category} data-print={print}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className={styles.art}
      >
        {byInk(shapes).map(({ d, ink, opacity }) => (
          <path key={`${ink} ${opacity}`} d={d} fill={`var(--ink-${ink})`} opacity={opacity} />
        ))}
      </svg>
      <span className={styles.sign}>
        <CategoryIcon name={category} />
      </span>
    </div>
  );
}

/** A page has dozens of posters: what is printed alike is one element. */
function byInk(shapes: readonly Shape[]): Shape[] {
  const groups = Map.groupBy(shapes, ({ ink, opacity = 1 }) => `${ink} ${opacity}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, d: [first, ...others].map(({ d }) => d).join('') }] : [],
  );
}
