import { forgetSavedNow } from './forgetting.ts';
import { forgetHearted } from './hearted.ts';

/** A worker that does not answer by then is one of a former build, or is gone. */
const PATIENCE_MS = 2_000;

/** Removes what this device saved of a visitor's way through the site. */
export async function forgetSaved(): Promise<void> {
  if (!('caches' in window)) return;
  // First the events with a heart: reading one also saves its answer.
  await forgetHearted();
  await forgetInWorker();
  await forgetSavedNow();
}

/** The service worker may be saving what it was asked for a moment ago: it removes all behind that. */
function forgetInWorker(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    setTimeout(resolve, PATIENCE_MS);
    worker.postMessage({ forget: true }, [port2]);
  });
}
