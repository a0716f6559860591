import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { shownCopy } from '../api/copy-store.ts';
import { AuthGate } from '../features/account/auth-gate.tsx';
import { BoostHost } from '../features/boosts/boost-host.tsx';
import { notePage } from '../features/boosts/last-page.ts';
import { LateConcierge } from '../features/concierge/late-concierge.tsx';
import { t } from '../messages/site.ts';
import { Canopy } from '../ui/canopy.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { useArrival } from './arrival.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import styles from './site-shell.module.css';

const CopyNote = lazy(async () => ({ default: (await import('../features/outage/copy-note.tsx')).CopyNote }));

/** The frame of every public page. */
export function SiteShell() {
  useArrival();
  const { pathname, search } = useLocation();
  // Before its pages are drawn: an event's page asks where its visitor came from.
  notePage(pathname + search);
  const copy = useSyncExternalStore(shownCopy.subscribe, shownCopy.get);
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('site.skip')}
      </a>
      <NavBar />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense
          fallback={
            <div className={styles.loading}>
              <Canopy running />
              <PageSpinner label={t('ui.loading')} />
            </div>
          }
        >
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      {copy && (
        <Suspense>
          <CopyNote copy={copy} />
        </Suspense>
      )}
      <LateConcierge />
      <AuthGate />
      <BoostHost />
    </div>
  );
}
