import { useEffect, useRef } from 'react';
import { campaignText } from '../../messages/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { shortDate } from '../events/local-time.ts';
import styles from './advertiser.module.css';
import type { CampaignValues } from './campaign-values.ts';
import { money } from './money.ts';
import { runDays } from './run-days.ts';

/** What was paid, what comes next, and the way to the campaign. It stays above the new form, and takes the focus of the old one. */
export function PaidCampaign({ id, values }: { id: string; values: CampaignValues }) {
  const { title, budget, startDate, endDate } = values;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const amount = money(budget ?? 0);
  return (
    <section ref={ref} tabIndex={-1} className={styles.paid} aria-labelledby="paid-title">
      <CheckIcon />
      <div>
        <h2 id="paid-title">{campaignText('paid.title', { amount })}</h2>
        <p>{campaignText('paid.text', { title, amount, days: runDays(startDate, endDate) })}</p>
        <p>{campaignText('waits.review', { day: shortDate(startDate) })}</p>
        <div className={styles.tools}>
          <Button asChild variant="primary" size="sm">
            <Link to={`?${new URLSearchParams({ tab: 'campaigns', campaign: id })}`}>
              {campaignText('paid.campaign')}
            </Link>
          </Button>
          <Button asChild size="sm">
            <Link to="?tab=campaigns">{campaignText('toast.seeIt')}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
