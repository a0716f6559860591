import { venueText } from '../../messages/venues.ts';
import { Canopy } from '../../ui/canopy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './venue-page.module.css';

/** The placeholder of a venue that is loading. */
export function VenueSkeleton() {
  return (
    <div className={styles.loading}>
      <p role="status">
        <VisuallyHidden>{venueText('venue.loading')}</VisuallyHidden>
      </p>
      <Canopy running>
        <div className={styles.head}>
          <Skeleton width="10rem" height="var(--target)" />
          <Skeleton width="min(26rem, 80%)" height="4rem" />
          <Skeleton width="14rem" height="1.5rem" />
        </div>
      </Canopy>
      <div className={styles.page}>
        <div className={styles.side}>
          <Skeleton height="22rem" />
        </div>
        <div className={styles.main}>
          <Skeleton height="20rem" />
        </div>
      </div>
    </div>
  );
}
