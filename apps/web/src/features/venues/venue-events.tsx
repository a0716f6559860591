import type { Venue } from '@marquee/contract';
import { Link } from 'react-router';
import { t } from '../../messages/site.ts';
import { venueText } from '../../messages/venues.ts';
import { Button } from '../../ui/button.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { EventGrid, SkeletonGrid } from '../listing/event-grid.tsx';
import { NextPage } from '../listing/next-page.tsx';
import { Outage } from '../outage/outage.tsx';
import { eventsPath, placeName } from '../place/place.ts';
import { useVenueEvents } from './use-venue-events.ts';
import { cityOf } from './venue-events-query.ts';
import styles from './venue-page.module.css';

/** What is on there, by day. */
export function VenueEvents({ venue }: { venue: Venue }) {
  const { events, nearby, isPending, isRetrying, error, retry, next } = useVenueEvents(venue);
  return (
    <section className={styles.events} aria-label={venueText('venue.events')} aria-busy={isPending}>
      {isPending && <SkeletonGrid />}
      {error && (
        <Outage title={venueText('venue.eventsFailed')} error={error} isRetrying={isRetrying} onRetry={retry} />
      )}
      {!isPending && !error && events.length === 0 && (
        <EmptyState
          title={venueText('venue.empty')}
          icon={<CalendarIcon />}
          actions={
            <>
              <Button asChild variant="primary">
                <Link to={eventsPath(cityOf(venue))}>{venueText('venue.back', { place: placeName(venue.list) })}</Link>
              </Button>
              <Button asChild>
                <Link to="/submit">{t('footer.submit')}</Link>
              </Button>
            </>
          }
        >
          {venueText('venue.emptyText', venue)}
        </EmptyState>
      )}
      <EventGrid events={events} nearby={nearby} isStale={false} hasDays />
      {next && <NextPage next={next} />}
    </section>
  );
}
