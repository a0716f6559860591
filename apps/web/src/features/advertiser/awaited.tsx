import type { Campaign } from '@marquee/contract';
import { campaignText } from '../../messages/campaigns.ts';
import { shortDate } from '../events/local-time.ts';
import styles from './advertiser.module.css';

/** What a campaign that does not run yet waits for, and when its first figures come; nothing for any other. */
export function Awaited({ campaign: { status, startDate, spent } }: { campaign: Campaign }) {
  if (status !== 'pending' && status !== 'approved') return null;
  return <p className={styles.quiet}>{textOf(status, shortDate(startDate), spent)}</p>;
}

function textOf(status: 'pending' | 'approved', day: string, spent: number | undefined): string {
  if (status === 'approved') return campaignText('waits.start', { day });
  return spent ? campaignText('waits.words') : campaignText('waits.review', { day });
}
