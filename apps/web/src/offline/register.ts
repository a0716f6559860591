import { keepHearted } from './hearted.ts';

/** Registers the service worker, hands it what this page has read so far, and keeps the events with a heart on this device. */
export async function register(
  hearted: () => readonly string[],
  onHearts: (listener: () => void) => void,
): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/service-worker.js');
  const { active } = await serviceWorker.ready;
  if (isFirst) active?.postMessage({ page: location.pathname + location.search, answers: answersSoFar() }, []);
  const keep = () => void keepHearted(hearted);
  onHearts(keep);
  keep();
}

function answersSoFar(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/api/'))
    .map(({ pathname, search }) => pathname + search);
}
