import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import styles from './listing-page.module.css';
import type { Listing } from './use-listing.ts';

/** The button for the next events (docs/spec/decisions.md 18). */
export function NextPage({ next }: { next: NonNullable<Listing['next']> }) {
  return (
    <div className={styles.next}>
      {next.hasFailed && (
        <p role="alert" className={styles.failed}>
          {t('listing.moreFailed')}
        </p>
      )}
      <Button size="lg" pending={next.isLoading} pendingLabel={t('listing.moreLoading')} onClick={next.load}>
        {t('listing.more')}
      </Button>
    </div>
  );
}
