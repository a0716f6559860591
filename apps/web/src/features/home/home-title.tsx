import { t } from '../../messages/site.ts';
import { Canopy } from '../../ui/canopy.tsx';
import styles from './home-title.module.css';

/** The heading of Home. index.html shows the same text at the same place before the code has loaded. */
export function HomeTitle() {
  return (
    <h1 className={styles.title} tabIndex={-1}>
      {t('site.tagline')}
    </h1>
  );
}

/** Home until its code has loaded: the heading under the canopy. */
export function HomeWaiting() {
  return (
    <div className={styles.waiting}>
      <Canopy running>
        <div className={styles.hero}>
          <HomeTitle />
        </div>
      </Canopy>
    </div>
  );
}
