import type { ManagedVenue } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CallError } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { t } from '../../messages/site.ts';
import { venueText } from '../../messages/venues.ts';
import { Guard } from '../../session/guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { KeyIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { NotFoundPage } from '../missing/not-found-page.tsx';
import { Outage } from '../outage/outage.tsx';
import { AdvertisementCard } from './advertisement-card.tsx';
import { Figures } from './figures.tsx';
import styles from './manage.module.css';
import { ProfileForm } from './profile-form.tsx';
import { VenueEvents } from './venue-events.tsx';

/** Managing one venue, for role venue_owner; administrators too (spec: ROUTE-08, VENUE-01 to VENUE-04). */
export function ManagePage() {
  return (
    <Guard need="venue_owner">
      <Managed />
    </Guard>
  );
}

const statusOf = (error: Error | null) => (error instanceof CallError ? error.status : null);

function Managed() {
  const { slug = '' } = useParams();
  const venue = useQuery({
    ...queryFor('getManagedVenue', { params: { slug } }),
    retry: (failures, error) => failures < 1 && (statusOf(error) ?? 500) >= 500,
  });
  usePageHead({ title: t('site.title', { page: venueText('manage.title') }) });
  if (venue.isPending) return <PageSpinner label={venueText('venue.loading')} />;
  if (statusOf(venue.error) === 404 || statusOf(venue.error) === 400) return <NotFoundPage />;
  if (statusOf(venue.error) === 403) return <NotYours slug={slug} />;
  if (!venue.data)
    return (
      <>
        <Canopy />
        <Outage
          level={1}
          title={venueText('manage.failed')}
          error={venue.error}
          isRetrying={venue.isFetching}
          onRetry={() => void venue.refetch()}
        />
      </>
    );
  return <ShownVenue venue={venue.data} onReload={() => venue.refetch()} />;
}

function NotYours({ slug }: { slug: string }) {
  return (
    <>
      <Canopy />
      <EmptyState
        level={1}
        title={venueText('manage.notYours')}
        icon={<KeyIcon />}
        actions={
          <Button asChild variant="primary">
            <Link to={`/venue/${encodeURIComponent(slug)}`}>{venueText('manage.page')}</Link>
          </Button>
        }
      >
        {venueText('manage.notYoursText')}
      </EmptyState>
    </>
  );
}

function ShownVenue({ venue, onReload }: { venue: ManagedVenue; onReload: () => Promise<unknown> }) {
  return (
    <>
      <Canopy>
        <header className={styles.head}>
          <h1 className={styles.title}>{venueText('manage.title')}</h1>
          <p className={styles.slug}>
            <span>{venueText('manage.slug')}</span> <code>{venue.slug}</code>
          </p>
          <Button asChild>
            <Link to={`/venue/${encodeURIComponent(venue.slug)}`}>{venueText('manage.page')}</Link>
          </Button>
        </header>
      </Canopy>
      <div className={styles.page}>
        <Figures venue={venue} />
        <VenueEvents slug={venue.slug} />
        <div className={styles.columns}>
          {/* A form that begins anew with what was saved. */}
          <ProfileForm key={venue.version} venue={venue} onReload={onReload} />
          <AdvertisementCard />
        </div>
      </div>
    </>
  );
}
