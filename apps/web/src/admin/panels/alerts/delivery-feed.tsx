import styles from '../../kit/kit.module.css';
import { Ago, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import type { Delivery } from './alert-types.ts';

export const OUTCOMES = {
  waiting: { text: t('alerts.waiting'), tone: 'neutral' },
  delivered: { text: t('alerts.delivered'), tone: 'good' },
  failed: { text: t('alerts.lost'), tone: 'bad' },
} as const;

/** Who was told of one alert, and whether it arrived. */
export function DeliveryFeed({ of: deliveries }: { of: readonly Delivery[] }) {
  if (deliveries.length === 0) return <p className={styles.quiet}>{t('alerts.toldNobody')}</p>;
  return (
    <ul className={styles.feed} aria-label={t('alerts.told')}>
      {deliveries.map(({ id, channel, target, news, state, status, error, createdAt }) => (
        <li key={id}>
          <ToneBadge tone={OUTCOMES[state].tone}>{OUTCOMES[state].text}</ToneBadge>
          <div>
            <p>
              {t(`alerts.news.${news}`)} – {t(`alerts.${channel}`)}, {target}
              {status !== null && ` (${status})`}
            </p>
            {error !== null && <p className={styles.quiet}>{error}</p>}
          </div>
          <Ago at={createdAt} />
        </li>
      ))}
    </ul>
  );
}
