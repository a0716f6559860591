import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { HomeWaiting } from '../features/home/home-title.tsx';
import { ListingPage } from '../features/listing/listing-page.tsx';
import type { TextPageName } from '../messages/about.ts';
import { language } from '../messages/language.ts';
import { t } from '../messages/site.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { ConsoleRoute } from './console-route.tsx';
import {
  advertisePage,
  advertiserPage,
  boostCampaignPage,
  boostCampaignsPage,
  builderPage,
  citiesPage,
  developersPage,
  eventPage,
  homePage,
  itinerariesPage,
  itineraryPage,
  keysPage,
  managePage,
  ownVenuesPage,
  savedPage,
  sharedItineraryPage,
  submitPage,
  venuePage,
} from './pages.ts';
import { SiteShell } from './site-shell.tsx';

const textPage = () =>
  lazy(async () => ({ default: await (await import('../features/about/text-page.tsx')).loadTextPages() }));
const TEXT_PAGES = { en: textPage(), es: textPage() };
const UnavailablePage = lazy(async () => ({
  default: (await import('../features/missing/unavailable-page.tsx')).UnavailablePage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('../features/missing/not-found-page.tsx')).NotFoundPage,
}));

const AccountPage = lazy(async () => ({
  default: (await import('../features/account/account-page.tsx')).AccountPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
}));
const VerifyEmailPage = lazy(async () => ({
  default: (await import('../features/account/verify-email-page.tsx')).VerifyEmailPage,
}));

const UnsubscribePage = lazy(async () => ({
  default: (await import('../features/account/unsubscribe-page.tsx')).UnsubscribePage,
}));

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
          <Route path="/venue/:slug/manage" element={<managePage.Page />} />
          <Route path="/venues" element={<ownVenuesPage.Page />} />
          <Route path="/submit" element={<submitPage.Page />} />
          <Route path="/saved" element={<savedPage.Page />} />
          <Route path="/itineraries" element={<itinerariesPage.Page />} />
          <Route path="/itineraries/:id" element={<itineraryPage.Page />} />
          <Route path="/itineraries/shared/:key" element={<sharedItineraryPage.Page />} />
          <Route path="/advertise" element={<advertisePage.Page />} />
          <Route path="/advertiser" element={<advertiserPage.Page />} />
          <Route path="/boost-analytics" element={<boostCampaignsPage.Page />} />
          <Route path="/boost-analytics/:id" element={<boostCampaignPage.Page />} />
          <Route path="/embed/builder" element={<builderPage.Page />} />
          <Route path="/developers" element={<developersPage.Page />} />
          <Route path="/account/api-keys" element={<keysPage.Page />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/verify-email" element={<VerifyEmailPage />} />
          <Route path="/unsubscribe" element={<UnsubscribePage />} />
          <Route path="/about" element={<TextPage name="about" />} />
          <Route path="/privacy" element={<TextPage name="privacy" />} />
          <Route path="/terms" element={<TextPage name="terms" />} />
          {/* The address in the crawler's user agent. */}
          <Route path="/crawler" element={<TextPage name="crawler" />} />
          <Route path="/event-not-found/:slug?" element={<UnavailablePage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

function TextPage({ name }: { name: TextPageName }) {
  const Page = TEXT_PAGES[language()];
  return <Page name={name} />;
}

/** Redirects to another path and keeps the query. */
function Forward({ to, search }: { to: string; search?: string }) {
  const location = useLocation();
  return <Navigate to={to + (search ?? location.search)} replace />;
}
