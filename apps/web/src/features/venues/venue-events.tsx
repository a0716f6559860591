import type { Venue } from '@marquee/contract';
import { t } from '../../messages/site.ts';
import { venueText } from '../../messages/venues.ts';
import { Button } from '../../ui/button.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { EventCard } from '../events/event-card.tsx';
import { EventCardSkeleton } from '../events/event-card-skeleton.tsx';
import { EventRow } from '../events/event-row.tsx';
import { NextPage } from '../listing/next-page.tsx';
import { Outage } from '../outage/outage.tsx';
import { eventsPath, placeName } from '../place/place.ts';
import { useVenueEvents } from './use-venue-events.ts';
import { cityOf } from './venue-events-query.ts';
import styles from './venue-page.module.css';

/** What is on there: the next event with its picture, then the others as a program. */
export function VenueEvents({ venue }: { venue: Venue }) {
  const { events, isPending, isRetrying, error, retry, next } = useVenueEvents(venue);
  const [first, ...others] = events;
  return (
    <section className={styles.events} aria-label={venueText('venue.events')} aria-busy={isPending}>
      {isPending && <Waiting />}
      {error && (
        <Outage title={venueText('venue.eventsFailed')} error={error} isRetrying={isRetrying} onRetry={retry} />
      )}
      {!isPending && !error && !first && <NoEvents venue={venue} />}
      {first && (
        <>
          <h2>{venueText('venue.events')}</h2>
          <EventCard event={first} look="lead" isFirst />
          <ul className={styles.rows}>
            {others.map((event) => (
              <li key={event.id}>
                <EventRow event={event} hidesVenue />
              </li>
            ))}
          </ul>
        </>
      )}
      {next && <NextPage next={next} />}
    </section>
  );
}

function Waiting() {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{venueText('venue.eventsLoading')}</VisuallyHidden>
      </p>
      <EventCardSkeleton />
    </>
  );
}

function NoEvents({ venue }: { venue: Venue }) {
  return (
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
  );
}
