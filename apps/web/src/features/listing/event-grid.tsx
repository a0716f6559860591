import type { Event } from '@marquee/contract';
import { t } from '../../messages/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { EventCard } from '../events/event-card.tsx';
import { EventCardSkeleton } from '../events/event-card-skeleton.tsx';
import { repeatedImages } from '../events/repeated-images.ts';
import styles from './listing-page.module.css';

/** Spec: LIST-12. */
const SKELETONS = 9;
/** Cards whose pictures are likely to be on the first screen. */
const FIRST = 3;

export function EventGrid({ events, isStale }: { events: readonly Event[]; isStale: boolean }) {
  if (events.length === 0) return null;
  const repeated = repeatedImages(events);
  return (
    <>
      <VisuallyHidden>
        <h2>{t('listing.results')}</h2>
      </VisuallyHidden>
      <ol className={classNames(styles.grid, isStale && styles.stale)}>
        {events.map((event, index) => (
          <li key={event.id}>
            <EventCard event={event} isFirst={index < FIRST} isImageRepeated={repeated[index] ?? false} />
          </li>
        ))}
      </ol>
    </>
  );
}

export function SkeletonGrid() {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t('listing.loading')}</VisuallyHidden>
      </p>
      <div className={styles.grid}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <EventCardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}
