import { capitalized } from '../../messages/dates.ts';
import { t } from '../../messages/site.ts';
import { longDate } from '../events/local-time.ts';
import { localNow } from '../events/zones.ts';
import { BOOSTED } from './by-day.ts';
import { addDays } from './days.ts';
import styles from './listing-page.module.css';

/** "Today" and "Tomorrow" with their dates, the date of any other day, or that it is on already. */
export function DayHeading({ day, timezone }: { day: string | null; timezone: string }) {
  if (day === BOOSTED)
    return (
      <h2 className={styles.dayName}>
        {t('listing.boosted')}
        <span>{t('listing.boostedText')}</span>
      </h2>
    );
  if (day === null) return <h2 className={styles.dayName}>{t('listing.ongoing')}</h2>;
  const today = localNow(timezone).slice(0, 10);
  const near = day === today ? t('when.today') : day === addDays(today, 1) ? t('when.tomorrow') : null;
  return (
    <h2 className={styles.dayName}>
      {near ?? capitalized(longDate(day))}
      {near && <span>{longDate(day)}</span>}
    </h2>
  );
}
