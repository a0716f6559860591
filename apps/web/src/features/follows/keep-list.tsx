import { followText } from '../../messages/follows.ts';
import type { FeedFilters } from '../feeds/feed-addresses.ts';
import type { Place } from '../place/place.ts';
import { FollowVenue } from './follow-venue.tsx';
import styles from './follows.module.css';
import { Promised } from './promise.tsx';
import { SaveSearch } from './save-search.tsx';
import { searchWanted } from './wanted.ts';

/** Below a list: follow its venue, or save it as a search. */
export function KeepList({ place, filters }: { place: Place; filters: FeedFilters }) {
  return (
    <section className={styles.keep} aria-label={followText('follows.keep')}>
      <div className={styles.row}>
        {filters.venue !== '' && <FollowVenue place={place} venue={filters.venue} />}
        <SaveSearch wanted={searchWanted(place, filters)} />
      </div>
      <Promised />
    </section>
  );
}
