import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './event-card.module.css';

/** The placeholder of a loading card, with the same height. */
export function EventCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true" data-skeleton-card="">
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Skeleton width="80%" height="1.3rem" />
        </h3>
        <Skeleton width="60%" height="1.2rem" />
        <Skeleton width="50%" height="1.2rem" />
        <Skeleton height="2.6rem" />
        <Skeleton width="35%" height="1.6rem" />
      </div>
      <div className={styles.foot}>
        <Skeleton width="4rem" height="1.4rem" />
        <Skeleton width="6rem" height="var(--target)" />
      </div>
    </div>
  );
}
