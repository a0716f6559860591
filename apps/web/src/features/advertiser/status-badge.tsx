import type { Campaign } from '@marquee/contract';
import { campaignText } from '../../messages/campaigns.ts';
import styles from './status-badge.module.css';

/** Each status has a color of its own (spec: CAMP-16; docs/spec/decisions.md 65), which only repeats its word. */
export function StatusBadge({ status }: Pick<Campaign, 'status'>) {
  return (
    <span className={`${styles.badge} ${styles[status]}`} data-status={status}>
      {campaignText(`status.${status}`)}
    </span>
  );
}
