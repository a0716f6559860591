import { t } from '../../messages/site.ts';
import styles from './date-stub.module.css';
import { dayOfMonth, month, type Times, weekday } from './local-time.ts';
import { isOngoing } from './zones.ts';

/** The date as a ticket stub. Hidden from screen readers, because the date is also written next to it. */
export function DateStub({ times }: { times: Times }) {
  const ongoing = isOngoing(times);
  const date = ongoing ? (times.endDate ?? times.startDate) : times.startDate;
  return (
    <span className={styles.stub} aria-hidden="true">
      <span className={styles.word}>{ongoing ? t('event.nowShort') : weekday(date)}</span>
      <span className={styles.day}>{dayOfMonth(date)}</span>
      <span className={styles.word}>{month(date)}</span>
    </span>
  );
}
