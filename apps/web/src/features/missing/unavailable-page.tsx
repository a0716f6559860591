import { Link, useLocation, useNavigate } from 'react-router';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import styles from './missing.module.css';
import { nameFromPath } from './name-from-path.ts';

/** The apology for an event whose page is gone (spec: UNAVAIL). */
export function UnavailablePage() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  usePageHead({ title: t('site.title', { page: t('unavailable.title') }) });
  // The first history entry has the key `default`: there is no earlier page of ours.
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
