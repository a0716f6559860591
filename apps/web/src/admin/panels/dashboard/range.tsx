import type { DASHBOARD_DAYS } from '@marquee/contract';
import { t } from '../../messages.ts';
import styles from './dashboard.module.css';

export type Days = (typeof DASHBOARD_DAYS)[number];
const DAYS: readonly Days[] = ['1', '7', '30'];

export const daysOf = (text: string | null): Days => DAYS.find((days) => days === text) ?? '1';

/** The time range of the charts. */
export function Range({ value, onValue }: { value: Days; onValue: (days: Days) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in every browser.
    <div role="group" aria-label={t('dash.range')} className={styles.range}>
      {DAYS.map((days) => (
        <button key={days} type="button" aria-pressed={days === value} onClick={() => onValue(days)}>
          {t(`dash.${days}`)}
        </button>
      ))}
    </div>
  );
}
