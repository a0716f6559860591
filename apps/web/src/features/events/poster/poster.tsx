import { categoryHue } from '../categories.ts';
import styles from './poster.module.css';
import { type Announced, posterArt } from './poster-art.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

interface PosterProps {
  event: Announced;
  /** The one that its list gives it; without it, its own. */
  motif?: number | undefined;
}

/**
 * Set from the event's own words, in place of an image (apps/web/src/drawn/poster.ts draws the same into documents). The words are drawn by the
 * style sheet: the page says them beside it.
 */
export function Poster({ event, motif }: PosterProps) {
  const { category, print, layout, tint, size, shapes } = posterArt(event, motif);
  return (
    <div
      className={styles.poster}
      style={{ '--hue': categoryHue(category) }}
      data-poster={category}
      data-print={print}
      data-layout={layout}
      data-tint={tint}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" className={styles.art}>
        {shapes.map(({ d, ink, opacity }) => (
          <path key={`${ink} ${opacity}`} d={d} fill={`var(--ink-${ink})`} opacity={opacity} />
        ))}
      </svg>
      <span className={styles.words}>
        <span className={styles.title} data-size={size} data-words={event.title} />
        {event.venue && <span className={styles.venue} data-words={event.venue} />}
      </span>
    </div>
  );
}
