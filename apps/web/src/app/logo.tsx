import { t } from '../messages/site.ts';
import styles from './logo.module.css';

/** The product name between two rows of light bulbs. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={styles.bulbs} aria-hidden="true" />
      {t('site.name')}
      <span className={styles.bulbs} aria-hidden="true" />
    </span>
  );
}
