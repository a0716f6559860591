import { lazy, Suspense } from 'react';
import { t } from '../../messages/site.ts';
import type { Place } from '../place/place.ts';
import styles from './listing-page.module.css';
import type { Listing } from './use-listing.ts';

/** Loaded when a visitor opens it, by a button or by an address that has it. */
const ListingMap = lazy(() =>
  import('../map/listing-map.tsx').then(
    (loaded) => ({ default: loaded.ListingMap }),
    () => ({ default: () => <p role="alert">{t('listing.mapFailed')}</p> }),
  ),
);

interface BesideListProps {
  place: Place;
  listing: Listing;
  area: string;
  onArea: (area: string) => void;
  onClose: () => void;
}

/** The map of the shown events. */
export function BesideList({ place, listing, area, onArea, onClose }: BesideListProps) {
  const { events, center, next, isPending } = listing;
  return (
    <div className={styles.map}>
      <Suspense fallback={<p role="status">{t('listing.mapOpening')}</p>}>
        {!isPending && <ListingMap {...{ place, events, center, next, area, onArea, onClose }} />}
      </Suspense>
    </div>
  );
}
