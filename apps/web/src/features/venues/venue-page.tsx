import type { Venue } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { t } from '../../messages/site.ts';
import { venueText } from '../../messages/venues.ts';
import { Canopy } from '../../ui/canopy.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { NotFoundPage } from '../missing/not-found-page.tsx';
import { Outage } from '../outage/outage.tsx';
import { eventsPath, placeName } from '../place/place.ts';
import { useVenueView } from './count-view.ts';
import { VenueAbout } from './venue-about.tsx';
import { VenueEvents } from './venue-events.tsx';
import { cityOf } from './venue-events-query.ts';
import { VenueFacts } from './venue-facts.tsx';
import { VenueMap } from './venue-map.tsx';
import styles from './venue-page.module.css';
import { VenueSkeleton } from './venue-skeleton.tsx';

/** Of those who run the venue; most visitors never need its code. */
const Claim = lazy(async () => ({ default: (await import('./claim.tsx')).Claim }));

/** One venue: where it is, what is on, how accessible it is (spec: BEY-37). */
export function VenuePage() {
  const { slug = '' } = useParams();
  const venue = useQuery({
    ...queryFor('getVenue', { params: { slug } }),
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });
  if (venue.isPending) return <VenueSkeleton />;
  if (isMissing(venue.error)) return <NotFoundPage />;
  if (!venue.data)
    return (
      <>
        <Canopy />
        <Outage
          level={1}
          title={venueText('venue.failed')}
          error={venue.error}
          isRetrying={venue.isFetching}
          onRetry={() => void venue.refetch()}
        />
      </>
    );
  return <ShownVenue key={venue.data.slug} venue={venue.data} />;
}

function ShownVenue({ venue }: { venue: Venue }) {
  const { slug, name, upcomingEvents } = venue;
  const place = placeName(venue);
  useVenueView(slug);
  usePageHead({
    title: t('site.title', { page: venueText('venue.pageTitle', { name, place }) }),
    description: venue.description ?? venueText('venue.description', { name, place }),
  });
  return (
    <article>
      <Canopy>
        <header className={styles.head}>
          <div className={styles.nav}>
            <Link to={eventsPath(cityOf(venue))} className={styles.back}>
              <ArrowLeftIcon />
              {venueText('venue.back', { place: placeName(venue.list) })}
            </Link>
          </div>
          <h1 className={styles.title} tabIndex={-1} dir="auto">
            {name}
          </h1>
          <p className={styles.place}>
            <bdi>{place}</bdi>
            {' · '}
            {upcomingEvents > 0 ? venueText('venue.coming', { n: upcomingEvents }) : venueText('venue.none')}
          </p>
        </header>
      </Canopy>
      <div className={styles.page}>
        <div className={styles.side}>
          <VenueFacts venue={venue} />
        </div>
        <div className={styles.main}>
          <VenueAbout venue={venue} />
          <VenueEvents venue={venue} />
          <VenueMap venue={venue} />
          <Suspense fallback={<div className={styles.claimSpace} />}>
            <Claim venue={venue} />
          </Suspense>
        </div>
      </div>
    </article>
  );
}
