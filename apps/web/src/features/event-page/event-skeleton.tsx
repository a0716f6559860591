import { detailText } from '../../messages/detail.ts';
import { Canopy } from '../../ui/canopy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './event-details.module.css';

/** The placeholder of an event that is loading. */
export function EventSkeleton() {
  return (
    <div className={styles.loading}>
      <p role="status">
        <VisuallyHidden>{detailText('detail.loading')}</VisuallyHidden>
      </p>
      <Canopy running>
        <div className={styles.head}>
          <Skeleton width="8rem" height="var(--target)" />
          <Skeleton width="min(30rem, 80%)" height="4rem" />
          <Skeleton width="12rem" height="1.5rem" />
        </div>
      </Canopy>
      <div className={styles.page}>
        <div className={styles.ticket}>
          <Skeleton height="26rem" />
        </div>
        <div className={styles.main}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
        </div>
      </div>
    </div>
  );
}
