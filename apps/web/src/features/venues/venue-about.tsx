import type { Venue } from '@marquee/contract';
import { venueText } from '../../messages/venues.ts';
import styles from './venue-page.module.css';

/** What the venue says of itself. */
export function VenueAbout({ venue: { description } }: { venue: Venue }) {
  if (description === null) return null;
  return (
    <section className={styles.about}>
      <h2>{venueText('venue.about')}</h2>
      <p className={styles.text} dir="auto">
        {description}
      </p>
      <p className={styles.quiet}>{venueText('venue.saidByVenue')}</p>
    </section>
  );
}
