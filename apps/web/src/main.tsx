import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/boot.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { CrashBoundary } from './app/crash-boundary.tsx';
import { showDevelopmentErrors } from './app/development-errors.ts';
import { fetchAhead } from './app/fetch-ahead.ts';
import { forgetOwnTime } from './app/forget-own-time.ts';
import { later } from './app/later.ts';
import { createRoot } from './app/libraries.ts';
import { Notifications } from './app/notifications.tsx';
import { makeQueries } from './app/queries.ts';
import { AppRoutes } from './app/routes.tsx';
import { SiteRouter } from './app/site-router.tsx';
import { speak } from './app/speak.ts';
import { takeFirstData } from './app/take-over.ts';
import { SessionEvents } from './session/session-events.tsx';

if (import.meta.hot) showDevelopmentErrors(import.meta.hot);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');
const queries = makeQueries();
const isDrawn = takeFirstData(queries);
const code = fetchAhead(queries, window.location.pathname);
await speak();
// The document already shows the page: it stays until the page itself can be drawn, without a spinner in between.
if (isDrawn) await code;
const page = createRoot(root);
// Rendering as a transition keeps slow phones responsive.
startTransition(() =>
  page.render(
    <StrictMode>
      <CrashBoundary>
        <QueryClientProvider client={queries}>
          <SiteRouter>
            <SessionEvents onPerson={forgetOwnTime} />
            <AppRoutes />
            <Notifications />
          </SiteRouter>
        </QueryClientProvider>
      </CrashBoundary>
    </StrictMode>,
  ),
);

later(() => void import('./app/keep-lists.ts').then(({ keepLists }) => keepLists(queries)).catch(() => {}));
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  later(
    () =>
      void import('./app/offline-reading.ts').then(({ startOfflineReading }) => startOfflineReading()).catch(() => {}),
  );
// The sources change under the page: what a built site left at this address must not answer for them.
if (import.meta.hot)
  void navigator.serviceWorker?.getRegistrations().then((all) => all.map((registration) => registration.unregister()));
