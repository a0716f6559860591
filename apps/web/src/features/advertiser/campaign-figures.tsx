import type { CampaignAnalytics } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { documentUrl } from '../../api/document-url.ts';
import { queryFor } from '../../api/query-for.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { grouped } from '../../messages/dates.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/state.tsx';
import styles from './advertiser.module.css';
import { Awaited } from './awaited.tsx';
import { DayCharts } from './day-charts.tsx';
import { DayTable } from './day-table.tsx';
import { money } from './money.ts';
import { StatusBadge } from './status-badge.tsx';

/** Ads are counted within seconds; somebody who waits for their first figures should not have to reload. */
const REFETCH_MS = 60_000;

/** What one campaign brought (spec: CAMP-13; BEY-27). */
export function CampaignFigures({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery({
    ...queryFor('getCampaignAnalytics', { params: { id } }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
  return (
    <div className={styles.figures}>
      <div>
        <Button asChild variant="quiet" size="sm">
          <Link to="?tab=campaigns">
            <ArrowLeftIcon />
            {campaignText('figures.back')}
          </Link>
        </Button>
      </div>
      {isPending && <Spinner label={campaignText('figures.loading')} />}
      {error && !data && (
        <ErrorState
          title={campaignText('figures.failed')}
          actions={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
        />
      )}
      {data && <Figures of={data} />}
    </div>
  );
}

const percent = (value: number) => `${value}%`;

function Figures({ of: { campaign, totals, days } }: { of: CampaignAnalytics }) {
  const { served, impressions, clicks, spent, expected, viewability, clickThroughRate, unbilled } = totals;
  return (
    <>
      <header className={styles.rowHead}>
        <h2 dir="auto">{campaign.title}</h2>
        <StatusBadge status={campaign.status} />
      </header>
      <Awaited campaign={campaign} />
      <dl className={styles.tiles} aria-label={campaignText('figures.title')}>
        <Tile
          name={campaignText('figures.spent')}
          value={money(spent)}
          hint={campaignText('figures.ofBudget', { budget: money(campaign.budget) })}
        />
        <Tile
          name={campaignText('figures.pace')}
          value={expected > 0 ? percent(Math.round((spent / expected) * 100)) : '–'}
          hint={
            expected > 0
              ? campaignText('figures.expected', { amount: money(expected) })
              : campaignText('figures.noPace')
          }
        />
        <Tile
          name={campaignText('figures.impressions')}
          value={grouped(impressions)}
          hint={
            viewability === null
              ? campaignText('figures.noViews')
              : campaignText('figures.viewability', { percent: percent(viewability), served: grouped(served) })
          }
        />
        <Tile
          name={campaignText('figures.clicks')}
          value={grouped(clicks)}
          hint={clickThroughRate === null ? '–' : campaignText('figures.ctr', { percent: percent(clickThroughRate) })}
        />
      </dl>
      {unbilled > 0 && <p className={styles.quiet}>{campaignText('figures.unbilled', { n: unbilled })}</p>}
      <section className={styles.byDay}>
        <header className={styles.rowHead}>
          <h3>{campaignText('figures.perDay')}</h3>
          {days.length > 0 && (
            <Button asChild size="sm">
              <a href={documentUrl('getCampaignTable', { params: { id: campaign.id } })} download>
                {campaignText('figures.csv')}
              </a>
            </Button>
          )}
        </header>
        {days.length === 0 ? (
          <p className={styles.quiet}>{campaignText('figures.none')}</p>
        ) : (
          <>
            <DayCharts days={days} />
            <details className={styles.table}>
              <summary>{campaignText('figures.asTable')}</summary>
              <DayTable days={days} />
            </details>
          </>
        )}
      </section>
    </>
  );
}

function Tile({ name, value, hint }: { name: string; value: string; hint: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <span>{hint}</span>
      </dd>
    </div>
  );
}
