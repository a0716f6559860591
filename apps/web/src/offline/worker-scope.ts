/** The parts of a service worker's scope that we use; the site's own types are those of a page. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LifeEvent & { data: unknown; ports: readonly MessagePort[] }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifeEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
