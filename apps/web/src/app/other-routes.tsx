import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import type { TextPageName } from '../messages/about.ts';
import { language } from '../messages/language.ts';

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const SavedPage = page(async () => (await import('../features/saved/saved-page.tsx')).SavedPage);
const ManagePage = page(async () => (await import('../features/venue-manage/manage-page.tsx')).ManagePage);
const OwnVenuesPage = page(async () => (await import('../features/venue-manage/own-venues-page.tsx')).OwnVenuesPage);
const CitySourcesPage = page(
  async () => (await import('../features/city-sources/city-sources-page.tsx')).CitySourcesPage,
);
const SubmitPage = page(async () => (await import('../features/submit/submit-page.tsx')).SubmitPage);
const ItinerariesPage = page(
  async () => (await import('../features/itineraries/itineraries-page.tsx')).ItinerariesPage,
);
const ItineraryPage = page(async () => (await import('../features/itineraries/itinerary-page.tsx')).ItineraryPage);
const SharedItineraryPage = page(
  async () => (await import('../features/itineraries/shared-itinerary-page.tsx')).SharedItineraryPage,
);
const AdvertisePage = page(async () => (await import('../features/advertiser/advertise-page.tsx')).AdvertisePage);
const AdvertiserPage = page(async () => (await import('../features/advertiser/advertiser-page.tsx')).AdvertiserPage);
const BoostCampaignsPage = page(
  async () => (await import('../features/boost-analytics/campaigns-page.tsx')).CampaignsPage,
);
const BoostCampaignPage = page(
  async () => (await import('../features/boost-analytics/campaign-page.tsx')).CampaignPage,
);
const BuilderPage = page(async () => (await import('../features/feeds/builder-page.tsx')).BuilderPage);
const DevelopersPage = page(async () => (await import('../features/developers/developers-page.tsx')).DevelopersPage);
const KeysPage = page(async () => (await import('../features/developers/keys-page.tsx')).KeysPage);
const AccountPage = page(async () => (await import('../features/account/account-page.tsx')).AccountPage);
const ResetPasswordPage = page(
  async () => (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
);
const VerifyEmailPage = page(async () => (await import('../features/account/verify-email-page.tsx')).VerifyEmailPage);
const UnsubscribePage = page(async () => (await import('../features/account/unsubscribe-page.tsx')).UnsubscribePage);
const NewsletterPage = page(async () => (await import('../features/newsletter/confirm-page.tsx')).NewsletterPage);
const UnavailablePage = page(async () => (await import('../features/missing/unavailable-page.tsx')).UnavailablePage);
const NotFoundPage = page(async () => (await import('../features/missing/not-found-page.tsx')).NotFoundPage);

const textPage = () =>
  lazy(async () => ({ default: await (await import('../features/about/text-page.tsx')).loadTextPages() }));
const TEXT_PAGES = { en: textPage(), es: textPage() };

/** The pages that are not among the first ones (routes.tsx); it is loaded with the first of them. */
export function OtherRoutes() {
  return (
    <Routes>
      <Route path="/venue/:slug/manage" element={<ManagePage />} />
      <Route path="/venues" element={<OwnVenuesPage />} />
      <Route path="/cities/:slug/sources" element={<CitySourcesPage />} />
      <Route path="/submit" element={<SubmitPage />} />
      <Route path="/saved" element={<SavedPage />} />
      <Route path="/itineraries" element={<ItinerariesPage />} />
      <Route path="/itineraries/:id" element={<ItineraryPage />} />
      <Route path="/itineraries/shared/:key" element={<SharedItineraryPage />} />
      <Route path="/advertise" element={<AdvertisePage />} />
      <Route path="/advertiser" element={<AdvertiserPage />} />
      <Route path="/boost-analytics" element={<BoostCampaignsPage />} />
      <Route path="/boost-analytics/:id" element={<BoostCampaignPage />} />
      <Route path="/embed/builder" element={<BuilderPage />} />
      <Route path="/developers" element={<DevelopersPage />} />
      <Route path="/account/api-keys" element={<KeysPage />} />
      <Route path="/account" element={<AccountPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/verify-email" element={<VerifyEmailPage />} />
      <Route path="/unsubscribe" element={<UnsubscribePage />} />
      <Route path="/newsletter" element={<NewsletterPage />} />
      <Route path="/about" element={<TextPage name="about" />} />
      <Route path="/privacy" element={<TextPage name="privacy" />} />
      <Route path="/terms" element={<TextPage name="terms" />} />
      {/* The address in the crawler's user agent. */}
      <Route path="/crawler" element={<TextPage name="crawler" />} />
      <Route path="/event-not-found/:slug?" element={<UnavailablePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function TextPage({ name }: { name: TextPageName }) {
  const Page = TEXT_PAGES[language()];
  return <Page name={name} />;
}
