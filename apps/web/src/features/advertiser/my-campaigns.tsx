import { useQuery } from '@tanstack/react-query';
import { referenceOf } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './advertiser.module.css';
import { CampaignRow } from './campaign-row.tsx';

/** Spec: CAMP-10. */
const SKELETONS = 3;

/** The campaigns of whoever is signed in. */
export function MyCampaigns({ userId, onCreate }: { userId: string; onCreate: () => void }) {
  // Campaigns are decided on, begin and are charged while their page is not open.
  const { data, error, isPending, refetch } = useQuery({
    ...queryFor('listUserCampaigns', { params: { userId } }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  if (isPending)
    return (
      <div className={styles.rows} data-skeleton-campaigns="">
        <p role="status">
          <VisuallyHidden>{campaignText('list.loading')}</VisuallyHidden>
        </p>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height="9rem" />
        ))}
      </div>
    );
  if (error && !data)
    return (
      <ErrorState
        title={campaignText('list.failed')}
        reference={referenceOf(error)}
        actions={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
      />
    );
  if (data.length === 0)
    return (
      <EmptyState
        title={campaignText('list.none')}
        actions={
          <Button variant="primary" onClick={onCreate}>
            {campaignText('advertiser.create')}
          </Button>
        }
      >
        {campaignText('list.noneText')}
      </EmptyState>
    );
  return (
    <ul className={styles.rows}>
      {data.map((campaign) => (
        <li key={campaign.id}>
          <CampaignRow campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}
