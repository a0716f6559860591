import { onTestFinished } from 'vitest';

interface Departure {
  type: string;
  path: string;
}

/** Where the site sends the browser itself, by loading another page or this one anew; none of it is followed. */
export function watchDepartures(): Departure[] {
  const seen: Departure[] = [];
  const hold = (event: NavigateEvent) => {
    seen.push({ type: event.navigationType, path: new URL(event.destination.url).pathname });
    event.preventDefault();
  };
  navigation.addEventListener('navigate', hold);
  onTestFinished(() => navigation.removeEventListener('navigate', hold));
  return seen;
}
