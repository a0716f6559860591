import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { AD_RATES } from '../../api/advertising.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { t } from '../../messages/site.ts';
import { Guard } from '../../session/guard.tsx';
import { isAllowed, useSession } from '../../session/session.ts';
import { Canopy } from '../../ui/canopy.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { PaymentReturn } from '../payment/payment-return.tsx';
import styles from './advertiser.module.css';
import { CampaignFigures } from './campaign-figures.tsx';
import { campaignFaults, EMPTY_CAMPAIGN } from './campaign-values.ts';
import { CreateCampaign } from './create-campaign.tsx';
import { EditCampaign } from './edit-campaign.tsx';
import { keepForm, keptForm } from './kept-form.ts';
import { money } from './money.ts';
import { MyCampaigns } from './my-campaigns.tsx';
import { today } from './today.ts';
import { useCampaignForm } from './use-campaign-form.ts';

const TABS = ['create', 'campaigns'] as const;
type Tab = (typeof TABS)[number];

/** The dashboard of advertisers (spec: CAMP-01, ROUTE-09). Who is not a promoter reads how to become one. */
export function AdvertiserPage() {
  const session = useSession();
  const { search } = useLocation();
  usePageHead({ title: t('site.title', { page: campaignText('advertiser.title') }) });
  // A link to one's own campaigns asks to sign in, and returns here.
  const isAway = session.user ? !isAllowed(session.user, 'promoter') : session.state === 'anonymous' && search === '';
  if (isAway) return <Navigate to="/advertise" replace />;
  return (
    <>
      <Canopy>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {campaignText('advertiser.title')}
          </h1>
          <p className={styles.lead}>{campaignText('advertiser.lead')}</p>
        </div>
      </Canopy>
      <div className={styles.page}>
        <Guard need="user">{session.user && <Dashboard key={session.user.id} userId={session.user.id} />}</Guard>
      </div>
    </>
  );
}

function Dashboard({ userId }: { userId: string }) {
  const [params, setParams] = useSearchParams();
  // Kept here: looking at the other tab loses nothing.
  const { data: limit } = useQuery({ ...queryFor('getBudgetLimit', {}), staleTime: 0 });
  const [kept] = useState(() => keptForm(userId));
  const [campaignId, setCampaignId] = useState(kept?.campaignId ?? null);
  const form = useCampaignForm(
    EMPTY_CAMPAIGN,
    (values) => campaignFaults(values, today(), limit?.left),
    kept?.values ?? EMPTY_CAMPAIGN,
  );
  const { values } = form;
  useEffect(
    () => keepForm(values === EMPTY_CAMPAIGN ? null : { userId, values, campaignId }),
    [userId, values, campaignId],
  );
  const tab: Tab = params.get('tab') === 'campaigns' ? 'campaigns' : 'create';
  const open = (next: Tab) => setParams(next === 'create' ? {} : { tab: next });
  const [shown, edited] = [params.get('campaign'), params.get('edit')];
  return (
    <>
      <p className={styles.rates}>
        {campaignText('advertiser.rates', {
          impression: money(AD_RATES.impressionCents / 100),
          click: money(AD_RATES.clickCents / 100),
        })}
      </p>
      <PaymentReturn />
      <Tabs
        label={campaignText('advertiser.tabs')}
        value={tab}
        onValue={open}
        tabs={[
          { value: 'create', label: campaignText('advertiser.create') },
          { value: 'campaigns', label: campaignText('advertiser.mine') },
        ]}
      >
        <TabPanel value="create">
          <CreateCampaign
            form={form}
            limit={limit}
            campaignId={campaignId}
            onCampaign={setCampaignId}
            onShow={() => open('campaigns')}
          />
        </TabPanel>
        <TabPanel value="campaigns">
          {shown ? (
            <CampaignFigures key={shown} id={shown} />
          ) : edited ? (
            <EditCampaign key={edited} id={edited} userId={userId} />
          ) : (
            <MyCampaigns userId={userId} onCreate={() => open('create')} />
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}
