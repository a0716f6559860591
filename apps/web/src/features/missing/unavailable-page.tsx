import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { CallError } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { detailText } from '../../messages/detail.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { isUnavailable } from '../event-page/rules.ts';
import styles from './missing.module.css';
import { nameFromPath } from './name-from-path.ts';

/** The apology for an event whose page is gone (spec: UNAVAIL). It is under review only if it is an event. */
export function UnavailablePage() {
  const { pathname } = useLocation();
  const slug = pathname.split('/').filter(Boolean)[1] ?? '';
  // It may have come back since the address was made.
  const event = useQuery({ ...queryFor('getEvent', { params: { slug } }), enabled: slug !== '', retry: false });
  const isUnknown = slug === '' || (event.error instanceof CallError && event.error.status === 404);
  const goBack = useWayBack();
  usePageHead({ title: t('site.title', { page: detailText('unavailable.title') }) });
  if (event.data && !isUnavailable(event.data)) return <Navigate to={`/events/${event.data.slug}`} replace />;
  return (
    <>
      <Canopy>
        <div className={styles.head}>
          <p className={styles.tag}>{detailText('unavailable.tag')}</p>
          <h1 className={styles.title}>{detailText('unavailable.title')}</h1>
        </div>
      </Canopy>
      <div className={styles.page}>
        <p className={styles.text}>
          <strong>
            <bdi>{nameFromPath(pathname)}</bdi>
          </strong>
          {` ${detailText(event.data ? 'unavailable.text' : isUnknown ? 'unavailable.unknown' : 'unavailable.unsure')}`}
        </p>
        <div className={styles.actions}>
          <Button onClick={goBack}>{detailText('unavailable.back')}</Button>
          <Button asChild variant="primary">
            <Link to="/events">{detailText('unavailable.browse')}</Link>
          </Button>
          <Button asChild>
            <Link to="/">{detailText('unavailable.home')}</Link>
          </Button>
        </div>
      </div>
    </>
  );
}

/** A browser that has somewhere to go back to has begun to leave by then. */
const LEAVING_MS = 400;

/**
 * Goes back in the browser's history, or home if there is nothing to go back to. A browser does not say whether there is: its history may
 * hold only pages that come after this one, so what counts is whether this page is left.
 */
function useWayBack(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = () => clearTimeout(timer.current);
    window.addEventListener('pagehide', stop);
    return () => {
      stop();
      window.removeEventListener('pagehide', stop);
    };
  }, []);
  return () => {
    void navigate(-1);
    timer.current = setTimeout(() => void navigate('/'), LEAVING_MS);
  };
}
