import type { Venue } from '@marquee/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Mapped } from '../map/place-map.tsx';
import styles from './venue-page.module.css';

type Part = ComponentType<{ event: Mapped }>;

/** Without it the page is whole. */
const PlaceMap = lazy(() =>
  import('../map/place-map.tsx').then(
    (loaded) => ({ default: loaded.PlaceMap as Part }),
    () => ({ default: (() => null) as Part }),
  ),
);

/** Where it is; the height of the map is kept. Nothing where no source gives its point. */
export function VenueMap({ venue }: { venue: Venue }) {
  const { name, latitude, longitude } = venue;
  if (latitude === null || longitude === null) return null;
  return (
    <div className={styles.where}>
      <Suspense fallback={null}>
        <PlaceMap event={{ ...venue, venue: name, title: name }} />
      </Suspense>
    </div>
  );
}
