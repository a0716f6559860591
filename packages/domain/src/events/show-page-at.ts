import type { NowDeps } from '../deps.ts';
import { commitChange } from './commit-plan.ts';
import { setEvent } from './event-basis.ts';

/** An event whose own page is gone leads to another one that exists; it is listed again. */
export function showPageAt(deps: NowDeps, eventId: string, url: string): Promise<void> {
  const page = { url, validationError: null, validatedAt: deps.clock.now() };
  return commitChange(deps, { eventIds: [eventId], change: setEvent(eventId, page) });
}
