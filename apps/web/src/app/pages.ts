import { lazyPage } from './lazy-page.tsx';

/** The pages whose code is not part of the first files, and is fetched ahead where a visit begins with them. */
export const eventPage = lazyPage(async () => (await import('../features/event-page/event-page.tsx')).EventPage);
export const citiesPage = lazyPage(async () => (await import('../features/cities/cities-page.tsx')).CitiesPage);
export const homePage = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage);
export const venuePage = lazyPage(async () => (await import('../features/venues/venue-page.tsx')).VenuePage);
/** All other pages: most visits never open one, so their names and addresses are not part of the first files either. */
export const otherPages = lazyPage(async () => (await import('./other-routes.tsx')).OtherRoutes);
