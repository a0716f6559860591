import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { defineRows } from '../../kit/define-rows.ts';
import { percent } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { t } from '../../messages.ts';
import type { Growth } from './growth-answer.ts';

type Row = Growth['topPerformingSources'][number];

/** Spec: GROWTH-05: the default style above 90%, the secondary above 70%, else neither. */
function badgeOf(successRate: number): BadgeTone {
  if (successRate > 90) return 'success';
  return successRate > 70 ? 'info' : 'neutral';
}

export const topSources = defineRows<Row>({
  id: 'top',
  caption: t('growth.top'),
  rowKey: ({ domain }) => domain,
  columns: [
    {
      field: 'domain',
      label: t('word.source'),
      long: true,
      show: ({ domain }) => <bdi className={styles.domain}>{domain}</bdi>,
    },
    { field: 'eventsFound', label: t('word.events'), as: 'count' },
    {
      field: 'successRate',
      label: t('growth.rate'),
      number: true,
      show: ({ successRate }) => <Badge tone={badgeOf(successRate)}>{percent(successRate)}</Badge>,
    },
  ],
  empty: t('growth.noSources'),
});
