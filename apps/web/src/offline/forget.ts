import { ANSWERS, HEARTED, PAGES } from './names.ts';

/** Removes what this device saved of a visitor's way through the site. */
export async function forgetSaved(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all([ANSWERS, PAGES, HEARTED].map((name) => caches.delete(name)));
}
