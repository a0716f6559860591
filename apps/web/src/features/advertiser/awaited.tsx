import type { Campaign } from '@marquee/contract';
import { campaignText } from '../../messages/campaigns.ts';
import { shortDate } from '../events/local-time.ts';
import styles from './advertiser.module.css';

/** What a campaign that does not run yet waits for, and when its first figures come; nothing for any other. */
export function Awaited({ campaign: { status, startDate, spent } }: { campaign: Campaign }) {
  if (status !== 'pending' && status !== 'approved') return null;
  const day = shortDate(startDate);
  const text = status === 'approved' ? 'waits.start' : spent > 0 ? 'waits.words' : 'waits.review';
  return <p className={styles.quiet}>{campaignText(text, { day })}</p>;
}
