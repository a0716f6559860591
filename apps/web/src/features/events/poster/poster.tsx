import { categoryHue } from '../categories.ts';
import { CategoryIcon } from '../category-icon.tsx';
import styles from './poster.module.css';
import { type Announced, posterArt } from './poster-art.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

/** Shown in place of an image (apps/web/src/drawn/poster.ts draws the same into documents). */
export function Poster({ event }: { event: Announced }) {
  const { category, print, shapes } = posterArt(event);
  return (
    <div className={styles.poster} style={{ '--hue': categoryHue(category) }} data-poster={category} data-print={print}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className={styles.art}
      >
        {shapes.map(({ d, ink, opacity }) => (
          <path key={`${ink} ${opacity}`} d={d} fill={`var(--ink-${ink})`} opacity={opacity} />
        ))}
      </svg>
      <span className={styles.sign}>
        <CategoryIcon name={category} />
      </span>
    </div>
  );
}
