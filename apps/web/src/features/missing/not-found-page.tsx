import { detailText } from '../../messages/detail.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { EmptyState } from '../../ui/state.tsx';
import styles from './missing.module.css';

/** The page for any unknown path (spec: NOTF-01). */
export function NotFoundPage() {
  usePageHead({ title: t('site.title', { page: t('missing.title') }) });
  return (
    <>
      <Canopy>
        <p className={styles.figures} aria-hidden="true">
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </p>
      </Canopy>
      <EmptyState
        level={1}
        title={detailText('missing.lead')}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to="/events">{t('missing.browse')}</Link>
            </Button>
            <Button asChild>
              <Link to="/cities">{detailText('missing.cities')}</Link>
            </Button>
            <Button asChild>
              <Link to="/">{detailText('unavailable.home')}</Link>
            </Button>
          </>
        }
      >
        <p>{detailText('missing.text')}</p>
        <p className={styles.small}>
          {t('missing.title')} · {t('missing.hint')}
        </p>
      </EmptyState>
    </>
  );
}
