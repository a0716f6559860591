import type { Event } from '@marquee/contract';
import { useState } from 'react';
import { categoryHue } from './categories.ts';
import { CategoryIcon } from './category-icon.tsx';
import styles from './poster.module.css';

type Pictured = Pick<Event, 'title' | 'categories' | 'generatedImageUrl' | 'imageUrl'>;

interface EventImageProps {
  event: Pictured;
  /** The reserved size, so that nothing moves when the image loads. */
  width: number;
  height: number;
  /** Among the first on the page: loads eagerly with high priority. */
  isFirst?: boolean;
  alt?: string;
}

/** The generated image, else the event's own, else a poster of its category; a broken image falls back to the next. */
export function EventImage({ event, width, height, isFirst = false, alt = '' }: EventImageProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const url = [event.generatedImageUrl, event.imageUrl].find((candidate) => candidate && !broken.includes(candidate));
  if (!url) return <Poster category={event.categories[0] ?? 'Other'} />;
  return (
    <img
      className={styles.picture}
      src={url}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      onError={() => setBroken([...broken, url])}
    />
  );
}

/** Shown in place of an image. */
export function Poster({ category }: { category: string }) {
  return (
    <div className={styles.poster} style={{ '--hue': categoryHue(category) }} data-poster={category}>
      <CategoryIcon name={category} />
    </div>
  );
}
