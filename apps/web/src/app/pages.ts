import { lazyPage } from './lazy-page.tsx';

/** The pages whose code is not part of the first files, and is fetched ahead where a visit begins with them. */
export const eventPage = lazyPage(async () => (await import('../features/event-page/event-page.tsx')).EventPage);
export const citiesPage = lazyPage(async () => (await import('../features/cities/cities-page.tsx')).CitiesPage);
export const savedPage = lazyPage(async () => (await import('../features/saved/saved-page.tsx')).SavedPage);
export const homePage = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage);
