import type { BoostDetail } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { CallError } from '../../api/call-error.ts';
import { documentUrl } from '../../api/document-url.ts';
import { queryFor } from '../../api/query-for.ts';
import { analyticsText } from '../../messages/boost-analytics.ts';
import { t } from '../../messages/site.ts';
import { Guard } from '../../session/guard.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/state.tsx';
import styles from './analytics.module.css';
import { CampaignFigures } from './campaign-figures.tsx';
import { Frame } from './frame.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { RefundBadge } from './refund-badge.tsx';
import { ShareKit } from './share-kit.tsx';
import { StateBadge } from './state-badge.tsx';

/** One boost in full (spec: BANALYT-07 to BANALYT-18). */
export function CampaignPage() {
  return (
    <Guard need="user">
      <Campaign />
    </Guard>
  );
}

function Campaign() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery({
    ...queryFor('getBoostDetail', { params: { id } }),
    staleTime: 0,
  });
  const title = data?.event.title ?? analyticsText('analytics.title');
  usePageHead({ title: t('site.title', { page: title }) });
  useEffect(() => {
    // Spec: ERR-024; the page says it, too (docs/spec/decisions.md 53).
    if (error) console.error('boost detail', error);
  }, [error]);
  const isMissing = error instanceof CallError && error.status === 404;
  return (
    <Frame title={title} lead={data && <Lead detail={data} />} back={<Back />}>
      {isPending && <PageSpinner label={analyticsText('analytics.detailLoading')} />}
      {error && (
        <ErrorState
          title={analyticsText(isMissing ? 'analytics.detailMissing' : 'analytics.detailFailed')}
          actions={!isMissing && <Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
        />
      )}
      {data && (
        <>
          <CampaignFigures detail={data} />
          {data.pictures.length > 0 && <ShareKit id={id} pictures={data.pictures} />}
          <p className={styles.documents}>
            <ReceiptLink id={id} number={data.receiptNumber} />
            <Button asChild>
              <a href={documentUrl('getBoostDays', { params: { id } })} download>
                {analyticsText('analytics.export')}
              </a>
            </Button>
          </p>
        </>
      )}
    </Frame>
  );
}

function Back() {
  return (
    <Link to="/boost-analytics" className={styles.back}>
      <ArrowLeftIcon />
      {analyticsText('analytics.back')}
    </Link>
  );
}

function Lead({ detail: { event, status, overview } }: { detail: BoostDetail }) {
  const { daysRemaining, refunded } = overview;
  return (
    <span className={styles.leadLine}>
      {event.venue && <bdi>{event.venue}</bdi>}
      <StateBadge state={status} />
      <RefundBadge refunded={refunded} />
      <span>
        {status === 'active'
          ? analyticsText('analytics.remaining', { n: daysRemaining })
          : analyticsText('analytics.over')}
      </span>
    </span>
  );
}
