import { useState } from 'react';
import { t } from '../messages.ts';
import styles from './lists.module.css';

/** A thumbnail in a row, or a text if there is no image or it cannot be loaded. `alt` is empty if the row names the image. */
export function ImageCell({ src, alt = '' }: { src: string | null; alt?: string }) {
  const [lost, setLost] = useState<string | null>(null);
  if (src === null || lost === src) {
    return <span className={`${styles.image} ${styles.noImage}`}>{t(src === null ? 'image.none' : 'image.lost')}</span>;
  }
  return (
    <img
      src={src}
      alt={alt}
      width={52}
      height={36}
      loading="lazy"
      decoding="async"
      className={styles.image}
      onError={() => setLost(src)}
    />
  );
}
