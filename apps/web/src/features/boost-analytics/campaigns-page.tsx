import type { BoostCampaign } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { referenceOf } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { analyticsText } from '../../messages/boost-analytics.ts';
import { t } from '../../messages/site.ts';
import { Guard } from '../../session/guard.tsx';
import { Button } from '../../ui/button.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { dollars } from '../boosts/money.ts';
import { PaymentReturn } from '../payment/payment-return.tsx';
import styles from './analytics.module.css';
import { CampaignRow } from './campaign-row.tsx';
import { rateOf, whole } from './format.ts';
import { Frame } from './frame.tsx';
import { Tile } from './tile.tsx';

/** The boosts of whoever is signed in, with their figures (spec: BANALYT-01 to BANALYT-06). */
export function CampaignsPage() {
  usePageHead({ title: t('site.title', { page: analyticsText('analytics.title') }) });
  return (
    <Frame title={analyticsText('analytics.title')} lead={analyticsText('analytics.text')}>
      <Guard need="user">
        <PaymentReturn />
        <Campaigns />
      </Guard>
    </Frame>
  );
}

function Campaigns() {
  const { data, isPending, error, refetch } = useQuery({ ...queryFor('listBoostCampaigns', {}), staleTime: 0 });
  if (isPending) return <PageSpinner label={analyticsText('analytics.loading')} />;
  if (error)
    return (
      <ErrorState
        title={analyticsText('analytics.failed')}
        reference={referenceOf(error)}
        actions={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
      />
    );
  if (data.length === 0)
    return (
      <EmptyState
        title={analyticsText('analytics.none')}
        icon={<StarIcon />}
        actions={
          <Button asChild variant="primary">
            <Link to="/events">{analyticsText('analytics.browse')}</Link>
          </Button>
        }
      >
        {analyticsText('analytics.noneText')}
      </EmptyState>
    );
  return (
    <>
      <Overview campaigns={data} />
      <section className={styles.section}>
        <h2>{analyticsText('analytics.campaigns')}</h2>
        <ul className={styles.campaigns}>
          {data.map((campaign) => (
            <li key={campaign.id}>
              <CampaignRow campaign={campaign} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Overview({ campaigns }: { campaigns: readonly BoostCampaign[] }) {
  const sum = (of: (campaign: BoostCampaign) => number) => campaigns.reduce((total, one) => total + of(one), 0);
  const of = (status: BoostCampaign['status']) => campaigns.filter((one) => one.status === status).length;
  const impressions = sum(({ analytics }) => analytics.impressions);
  const clicks = sum(({ analytics }) => analytics.clicks);
  return (
    <dl className={styles.tiles}>
      <Tile name={analyticsText('analytics.investment')} value={dollars(sum(({ invested }) => invested))} />
      <Tile name={analyticsText('analytics.impressions')} value={whole(impressions)} />
      <Tile name={analyticsText('analytics.views')} value={whole(sum(({ analytics }) => analytics.views))} />
      <Tile
        name={analyticsText('analytics.clicks')}
        value={whole(clicks)}
        note={analyticsText('analytics.averageCtr', { value: rateOf(clicks, impressions) })}
      />
      <Tile
        name={analyticsText('analytics.active')}
        value={of('active')}
        note={analyticsText('analytics.pending', { n: of('pending') })}
      />
    </dl>
  );
}
