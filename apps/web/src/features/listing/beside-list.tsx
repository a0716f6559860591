import type { Event } from '@marquee/contract';
import { lazy, Suspense } from 'react';
import { t } from '../../messages/site.ts';
import type { Place } from '../place/place.ts';
import type { Filters } from './filters.ts';
import styles from './listing-page.module.css';
import { useInView } from './use-in-view.ts';
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
  filters: Filters;
  /** What a visitor hides, out of events. */
  without: (events: readonly Event[]) => readonly Event[];
  onArea: (area: string) => void;
  onClose: () => void;
}

/** The map of the shown events. */
export function BesideList({ place, listing, filters, without, onArea, onClose }: BesideListProps) {
  const { events, center, next, isPending } = listing;
  const { inView, onView } = useInView(place, filters, next !== null);
  const seen = inView && { ...inView, events: without(inView.events) };
  return (
    <div className={styles.map}>
      <Suspense fallback={<p role="status">{t('listing.mapOpening')}</p>}>
        {!isPending && (
          <ListingMap {...{ place, events, center, next, area: filters.area, inView: seen, onView, onArea, onClose }} />
        )}
      </Suspense>
    </div>
  );
}
