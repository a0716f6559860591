import { inLanguage, type Language, language } from '../../messages/language.ts';
import { t } from '../../messages/site.ts';
import styles from './date-stub.module.css';
import { dayOfMonth, month, type Times, weekday } from './local-time.ts';
import { isOngoing } from './zones.ts';

/** The date as a ticket stub, in the page's language or another. Hidden from screen readers, because the date is also written next to it. */
export function DateStub({ times, lang = language() }: { times: Times; lang?: Language }) {
  const ongoing = isOngoing(times);
  const date = ongoing ? (times.endDate ?? times.startDate) : times.startDate;
  return inLanguage(lang, () => (
    <span className={styles.stub} aria-hidden="true">
      <span className={styles.word}>{ongoing ? t('event.nowShort') : weekday(date)}</span>
      <span className={styles.day}>{dayOfMonth(date)}</span>
      <span className={styles.word}>{month(date)}</span>
    </span>
  ));
}
