import { Link } from 'react-router';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
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
        title={t('missing.title')}
        actions={
          <Button asChild variant="primary">
            <Link to="/events">{t('missing.browse')}</Link>
          </Button>
        }
      >
        {t('missing.hint')}
      </EmptyState>
    </>
  );
}
