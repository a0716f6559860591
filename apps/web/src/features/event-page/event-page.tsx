import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { CallError } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { detailText } from '../../messages/detail.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { TicketIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { EmptyState } from '../../ui/state.tsx';
import { Outage } from '../outage/outage.tsx';
import { EventDetails } from './event-details.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { isUnavailable } from './rules.ts';

const RETRY_DELAY_MS = 1_000;
const DESCRIPTION_CHARS = 160;
/** The server knows no such event, or knows that it is gone. */
const MISSING = new Set([404, 410]);

/** One event, by its slug or id (spec: DETAIL). */
export function EventPage() {
  const { slug = '' } = useParams();
  const event = useQuery({
    ...queryFor('getEvent', { params: { slug } }),
    // One retry after a second (spec §7), except where there is no such event.
    retry: (failures, error) => failures < 1 && !(error instanceof CallError && MISSING.has(error.status)),
    retryDelay: RETRY_DELAY_MS,
  });
  const isMissing = event.error instanceof CallError && MISSING.has(event.error.status);
  const failed = detailText(isMissing ? 'detail.notFoundTitle' : 'detail.failed');
  const title = event.data?.title ?? (event.isError ? failed : detailText('detail.loading'));
  usePageHead({ title: t('site.title', { page: title }), description: beginning(event.data?.description) });

  if (event.isPending) return <EventSkeleton />;
  if (isMissing) return <EventNotFound />;
  if (!event.data) {
    return (
      <>
        <Canopy />
        <Outage
          level={1}
          title={failed}
          error={event.error}
          isRetrying={event.isFetching}
          onRetry={() => void event.refetch()}
        />
      </>
    );
  }
  if (isUnavailable(event.data)) return <Navigate to={`/event-not-found/${event.data.slug}`} replace />;
  // The address belongs to an event that was merged into this one.
  if (event.data.slug !== slug && event.data.id !== slug) return <Navigate to={`/events/${event.data.slug}`} replace />;
  return <EventDetails event={event.data} />;
}

/** The length that a search result shows, without cutting a character in half. */
function beginning(description: string | null | undefined): string | undefined {
  return description?.slice(0, DESCRIPTION_CHARS).replace(/[\ud800-\udbff]$/, '');
}

function EventNotFound() {
  return (
    <>
      <Canopy />
      <EmptyState
        level={1}
        title={detailText('detail.notFoundTitle')}
        icon={<TicketIcon />}
        actions={
          <Button asChild variant="primary">
            <Link to="/">{detailText('detail.home')}</Link>
          </Button>
        }
      >
        {detailText('detail.notFoundText')}
      </EmptyState>
    </>
  );
}
