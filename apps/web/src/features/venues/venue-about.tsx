import type { Venue } from '@marquee/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { venueText } from '../../messages/venues.ts';
import type { Mapped } from '../map/place-map.tsx';
import styles from './venue-page.module.css';

/** Without it the page is whole. */
type Part = ComponentType<{ event: Mapped }>;

const PlaceMap = lazy(() =>
  import('../map/place-map.tsx').then(
    (loaded) => ({ default: loaded.PlaceMap as Part }),
    () => ({ default: (() => null) as Part }),
  ),
);

/** What the venue says of itself, and where it is; the height of the map is kept. */
export function VenueAbout({ venue }: { venue: Venue }) {
  const { name, description, latitude, longitude } = venue;
  return (
    <>
      {description !== null && (
        <section className={styles.about}>
          <h2>{venueText('venue.about')}</h2>
          <p className={styles.text} dir="auto">
            {description}
          </p>
          <p className={styles.quiet}>{venueText('venue.saidByVenue')}</p>
        </section>
      )}
      {latitude !== null && longitude !== null && (
        <div className={styles.where}>
          <Suspense fallback={null}>
            <PlaceMap event={{ ...venue, venue: name, title: name }} />
          </Suspense>
        </div>
      )}
    </>
  );
}
