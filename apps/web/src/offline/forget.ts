import { forgetHearted } from './hearted.ts';
import { ANSWERS, BOARDS, PAGES } from './names.ts';

/** Removes what this device saved of a visitor's way through the site. */
export async function forgetSaved(): Promise<void> {
  if (!('caches' in window)) return;
  // First the events with a heart: reading one also saves its answer.
  await forgetHearted();
  await Promise.all([ANSWERS, BOARDS, PAGES].map((name) => caches.delete(name)));
}
