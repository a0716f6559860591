import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { HomeWaiting } from '../features/home/home-title.tsx';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { t } from '../messages/site.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { ConsoleRoute } from './console-route.tsx';
import { citiesPage, eventPage, homePage, otherPages, venuePage } from './pages.ts';
import { SiteShell } from './site-shell.tsx';

export function AppRoutes() {
  return (
    <Suspense fallback={<PageSpinner label={t('ui.loading')} />}>
      <Routes>
        {/* The console has its own gate: a user whose session ends stays on the page and sees a notice. */}
        {ConsoleRoute && <Route path="/admin/*" element={<ConsoleRoute />} />}
        <Route element={<SiteShell />}>
          <Route
            path="/"
            element={
              <Suspense fallback={<HomeWaiting />}>
                <homePage.Page />
              </Suspense>
            }
          />
          <Route path="/auth" element={<Forward to="/" search="?signin=1" />} />
          <Route path="/events" element={<ListingPage />} />
          <Route path="/events/:slug" element={<eventPage.Page />} />
          <Route path="/cities" element={<citiesPage.Page />} />
          <Route path="/venue/:slug" element={<venuePage.Page />} />
          <Route path="*" element={<otherPages.Page />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Redirects to another path and keeps the query. */
function Forward({ to, search }: { to: string; search?: string }) {
  const location = useLocation();
  return <Navigate to={to + (search ?? location.search)} replace />;
}
