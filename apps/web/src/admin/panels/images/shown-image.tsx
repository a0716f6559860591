import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './images.module.css';

/** An image of a category; a broken one is hidden and named in the browser's console (spec: IMG-10). */
export function ShownImage({ src, alt }: { src: string | null; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || broken === src) return <span className={classNames(styles.frame, styles.none)} />;
  return (
    <img
      className={styles.frame}
      src={src}
      alt={alt}
      width={320}
      height={200}
      loading="lazy"
      decoding="async"
      onError={() => {
        // biome-ignore lint/suspicious/noConsole: the specification asks for it.
        console.warn(`The image ${src} could not be loaded.`);
        setBroken(src);
      }}
    />
  );
}
