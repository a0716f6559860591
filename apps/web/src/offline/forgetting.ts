import { ANSWERS, BOARDS, PAGES } from './names.ts';

/** How often everything was forgotten while this worker runs. */
let times = 0;
let running: Promise<void> = Promise.resolve();

/** The count to pass to `saveUnlessForgotten`: take it when you start a request. */
export const forgottenSoFar = (): number => times;

/** Saves, one after the other, unless everything was forgotten since: what was asked for before does not come back. */
export function saveUnlessForgotten(since: number, work: () => Promise<void>): Promise<void> {
  running = running.then(() => (since === times ? work() : undefined)).catch(() => {});
  return running;
}

/** Removes what this device saved of a visitor's way through the site, behind what is being saved. */
export function forgetSavedNow(): Promise<void> {
  times += 1;
  running = running
    .then(async () => void (await Promise.all([ANSWERS, BOARDS, PAGES].map((name) => caches.delete(name)))))
    .catch(() => {});
  return running;
}
