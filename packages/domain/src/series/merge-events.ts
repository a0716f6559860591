import { type Caller, type Message, Reject, say } from '@marquee/kernel';
import type { ChangeDeps } from '../deps.ts';
import { commitMerges, type Merge } from './commit-merges.ts';
import { shownEvent } from './shown-event.ts';

/**
 * Merges two events of the same show: `intoId` is kept, and the addresses of the other one redirect to it. Idempotent.
 * Throws Reject: 404 for an event that does not exist, 422 for merging an event with itself.
 */
export async function mergeEvents(
  deps: ChangeDeps,
  caller: Caller,
  input: { eventId: string; intoId: string },
): Promise<{ eventId: string; message: Message }> {
  const plan = async (): Promise<Merge[]> => {
    const [event, into] = [await shownEvent(deps, input.eventId), await shownEvent(deps, input.intoId)];
    if (event.id === into.id) return [];
    return [{ eventId: event.id, intoId: into.id, citySlugs: [event.citySlug, into.citySlug] }];
  };
  if (input.eventId === input.intoId) throw new Reject(422, 'same-event', say('reply.alreadyOneEvent'), 'intoId');
  const [merge] = await commitMerges(deps, caller, plan, ([first]) => ({
    action: 'event.merge',
    subject: `event:${first?.eventId}`,
    before: { event: first?.eventId },
    after: { mergedInto: first?.intoId },
  }));
  const kept = await shownEvent(deps, input.intoId);
  return { eventId: kept.id, message: merge ? say('reply.twoEventsNowOne') : say('reply.alreadyOneEvent') };
}
