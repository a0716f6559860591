import type { ReadDeps } from '../deps.ts';
import { knownEvent, whyUnavailable } from './enhance-event.ts';
import { basisOf } from './rules.ts';
import { fresh, storedEnhancement } from './stored.ts';

/** Whether an enhancement of the event is stored and up to date, and else whether one can be made. Throws Reject 404, and Moved. */
export async function enhancementStatus(deps: ReadDeps, slug: string) {
  const event = await knownEvent(deps, slug, 'cache-status');
  const stored = await storedEnhancement(deps, event.id);
  if (fresh(stored, await basisOf(event), deps.clock.now())) return { cached: true, available: true, message: null };
  const message = await whyUnavailable(deps, event);
  return { cached: false, available: message === null, message };
}
