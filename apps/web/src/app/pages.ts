import { lazyPage } from './lazy-page.tsx';

/** The pages whose code is not part of the first files, and is fetched ahead where a visit begins with them. */
export const eventPage = lazyPage(async () => (await import('../features/event-page/event-page.tsx')).EventPage);
export const citiesPage = lazyPage(async () => (await import('../features/cities/cities-page.tsx')).CitiesPage);
export const savedPage = lazyPage(async () => (await import('../features/saved/saved-page.tsx')).SavedPage);
export const homePage = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage);
export const boostCampaignsPage = lazyPage(
  async () => (await import('../features/boost-analytics/campaigns-page.tsx')).CampaignsPage,
);
export const boostCampaignPage = lazyPage(
  async () => (await import('../features/boost-analytics/campaign-page.tsx')).CampaignPage,
);
export const builderPage = lazyPage(async () => (await import('../features/feeds/builder-page.tsx')).BuilderPage);
export const developersPage = lazyPage(
  async () => (await import('../features/developers/developers-page.tsx')).DevelopersPage,
);
export const keysPage = lazyPage(async () => (await import('../features/developers/keys-page.tsx')).KeysPage);
export const venuePage = lazyPage(async () => (await import('../features/venues/venue-page.tsx')).VenuePage);
export const managePage = lazyPage(async () => (await import('../features/venue-manage/manage-page.tsx')).ManagePage);
export const ownVenuesPage = lazyPage(
  async () => (await import('../features/venue-manage/own-venues-page.tsx')).OwnVenuesPage,
);
export const submitPage = lazyPage(async () => (await import('../features/submit/submit-page.tsx')).SubmitPage);
export const advertiserPage = lazyPage(
  async () => (await import('../features/advertiser/advertiser-page.tsx')).AdvertiserPage,
);
export const advertisePage = lazyPage(
  async () => (await import('../features/advertiser/advertise-page.tsx')).AdvertisePage,
);
export const itinerariesPage = lazyPage(
  async () => (await import('../features/itineraries/itineraries-page.tsx')).ItinerariesPage,
);
export const itineraryPage = lazyPage(
  async () => (await import('../features/itineraries/itinerary-page.tsx')).ItineraryPage,
);
export const sharedItineraryPage = lazyPage(
  async () => (await import('../features/itineraries/shared-itinerary-page.tsx')).SharedItineraryPage,
);
