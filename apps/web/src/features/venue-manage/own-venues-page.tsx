import type { OwnVenue } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { queryFor } from '../../api/query-for.ts';
import { t } from '../../messages/site.ts';
import { venueText } from '../../messages/venues.ts';
import { Guard } from '../../session/guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { ArrowRightIcon, PinIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { Outage } from '../outage/outage.tsx';
import { placeName } from '../place/place.ts';
import styles from './manage.module.css';

const managePath = (slug: string) => `/venue/${encodeURIComponent(slug)}/manage`;

/** Manage Venues: the only venue of a person directly, else a list (docs/spec/decisions.md 67). */
export function OwnVenuesPage() {
  return (
    <Guard need="venue_owner">
      <OwnVenues />
    </Guard>
  );
}

function OwnVenues() {
  const venues = useQuery(queryFor('listOwnVenues', {}));
  usePageHead({ title: t('site.title', { page: venueText('manage.list') }) });
  if (venues.isPending) return <PageSpinner label={venueText('venue.loading')} />;
  if (!venues.data)
    return (
      <>
        <Canopy />
        <Outage
          level={1}
          title={venueText('manage.listFailed')}
          error={venues.error}
          isRetrying={venues.isFetching}
          onRetry={() => void venues.refetch()}
        />
      </>
    );
  const [only, ...others] = venues.data;
  if (!only) return <NoVenue />;
  if (others.length === 0) return <Navigate to={managePath(only.slug)} replace />;
  return (
    <>
      <Canopy>
        <header className={styles.head}>
          <h1 className={styles.title}>{venueText('manage.list')}</h1>
          <p className={styles.lead}>{venueText('manage.listText')}</p>
        </header>
      </Canopy>
      <ul className={styles.list}>
        {venues.data.map((venue) => (
          <Row key={venue.slug} venue={venue} />
        ))}
      </ul>
    </>
  );
}

function Row({ venue }: { venue: OwnVenue }) {
  const { slug, name, upcomingEvents } = venue;
  return (
    <li>
      <Link to={managePath(slug)} className={styles.row}>
        <span>
          <strong dir="auto">{name}</strong>
          <span className={styles.hint}>
            <bdi>{placeName(venue)}</bdi>
            {' · '}
            {upcomingEvents > 0 ? venueText('venue.coming', { n: upcomingEvents }) : venueText('venue.none')}
          </span>
        </span>
        <ArrowRightIcon />
      </Link>
    </li>
  );
}

function NoVenue() {
  return (
    <>
      <Canopy />
      <EmptyState
        level={1}
        title={venueText('manage.none')}
        icon={<PinIcon />}
        actions={
          <Button asChild variant="primary">
            <Link to="/events">{venueText('manage.find')}</Link>
          </Button>
        }
      >
        {venueText('manage.noneText')}
      </EmptyState>
    </>
  );
}
