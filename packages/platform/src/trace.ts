import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER, type TraceIds } from '@marquee/kernel';

type Traced = TraceIds & { readonly requestId: string };

/** One isolate does the work of several requests at once: each finds its own ids, however deep it calls. */
const current = new AsyncLocalStorage<Traced>();

/** Does the work under these ids: every log line and every call of another Worker within it carries them. */
export function underTrace<T>(ids: Traced, work: () => T): T {
  return current.run(ids, work);
}

export function traceIds(): Partial<Traced> {
  return current.getStore() ?? {};
}

/** For a call of another Worker by service binding. */
export function traceHeaders(): Record<string, string> {
  const { requestId } = traceIds();
  return requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId };
}
