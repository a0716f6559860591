import type { ReviewItem } from '@marquee/contract';
import { decimal } from '../../kit/format.ts';
import { t } from '../../messages.ts';
import styles from './review-queue.module.css';

/** impact × doubt ÷ cost = priority, each with its reason. */
export function Figures({ item: { impact, doubt, cost, priority } }: { item: ReviewItem }) {
  const parts = [
    { sign: null, label: t('queue.impact'), value: hundredths(impact.value), because: impact.because },
    { sign: '×', label: t('queue.doubt'), value: hundredths(doubt.value), because: doubt.because },
    {
      sign: '÷',
      label: t('queue.cost'),
      value: t('queue.minutes', { minutes: decimal(cost.value) }),
      because: cost.because,
    },
  ];
  return (
    <dl className={styles.figures} aria-label={t('queue.order')}>
      {parts.map(({ sign, label, value, because }) => (
        <div key={label}>
          <dt>
            {sign && <span aria-hidden="true">{sign} </span>}
            {label}
          </dt>
          <dd>
            <strong>{value}</strong>
            <span>{because}</span>
          </dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>
          <span aria-hidden="true">= </span>
          {t('queue.priority')}
        </dt>
        <dd>
          <strong>{hundredths(priority)}</strong>
        </dd>
      </div>
    </dl>
  );
}

export const hundredths = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
