import { Link, useLocation, useNavigate } from 'react-router';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import styles from './missing.module.css';
import { nameFromPath } from './name-from-path.ts';

/** Where the page of an event that is gone leads (spec: UNAVAIL). */
export function UnavailablePage() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  usePageHead({ title: t('site.title', { page: t('unavailable.title') }) });
  // The first entry of a visit has the key `default`: there is nothing of ours to go back to.
  const goBack = () => void (key === 'default' ? navigate('/') : navigate(-1));
  return (
    <>
      <Canopy>
        <div className={styles.head}>
          <p className={styles.tag}>{t('unavailable.tag')}</p>
          <h1 className={styles.title}>{t('unavailable.title')}</h1>
        </div>
      </Canopy>
      <div className={styles.page}>
        <p className={styles.text}>
          <strong>
            <bdi>{nameFromPath(pathname)}</bdi>
          </strong>{' '}
          {t('unavailable.text')}
        </p>
        <div className={styles.actions}>
          <Button onClick={goBack}>{t('unavailable.back')}</Button>
          <Button asChild variant="primary">
            <Link to="/events">{t('unavailable.browse')}</Link>
          </Button>
          <Button asChild>
            <Link to="/">{t('unavailable.home')}</Link>
          </Button>
        </div>
      </div>
    </>
  );
}
