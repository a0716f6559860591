import type { Event } from '@marquee/contract';
import { useState } from 'react';
import { t } from '../../messages/site.ts';
import { pictureSizes } from './picture-sizes.ts';
import styles from './poster/poster.module.css';
import { Poster } from './poster/poster.tsx';
import { imagesOf, madeLabel } from './repeated-images.ts';

type Pictured = Pick<
  Event,
  'title' | 'venue' | 'categories' | 'generatedImageUrl' | 'generatedImageBy' | 'imageUrl' | 'imageColor'
>;

interface EventImageProps {
  event: Pictured;
  /** The reserved size, so that nothing moves when the image loads. */
  width: number;
  height: number;
  /** Among the first on the page: loads eagerly with high priority. */
  isFirst?: boolean;
  alt?: string;
  /** A neighbor in the same list shows the event's image already: its poster tells the two apart. */
  isRepeated?: boolean;
  /** Of its poster, where a list chooses it. */
  motif?: number | undefined;
}

/** The generated image, else the event's own, else a poster drawn for it; a broken image falls back to the next. What its source did not make is labelled (BEY-35). */
export function EventImage({
  event,
  width,
  height,
  isFirst = false,
  alt = '',
  isRepeated = false,
  motif,
}: EventImageProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const found = imagesOf(event).find((candidate) => !broken.includes(candidate));
  const url = found && !isRepeated ? found : null;
  const label = madeLabel(event, url);
  return (
    <>
      {url === event.imageUrl && event.imageColor && (
        <svg className={styles.ground} color={event.imageColor} aria-hidden="true" />
      )}
      {url ? (
        <img
          className={styles.picture}
          src={url}
          alt={alt}
          width={width}
          height={height}
          {...pictureSizes(url, width > 480 ? 'page' : 'card')}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          onError={() => setBroken([...broken, url])}
        />
      ) : (
        <Poster event={event} motif={motif} />
      )}
      {label && <span className={styles.made}>{t(label)}</span>}
    </>
  );
}
