import type { ReviewKind, ToldReviewPreview } from '@marquee/contract';
import { Reject } from '@marquee/kernel';
import { stateOf } from './item-of.ts';
import type { QueueDeps } from './kind.ts';
import { KINDS } from './kinds.ts';

/** What a decision will change, and what it is decided by. Throws Reject: 404, and 409 if somebody was first. */
export async function getReviewPreview(
  deps: QueueDeps,
  { kind, id }: { kind: ReviewKind; id: string },
  options: { hasMail: boolean },
): Promise<ToldReviewPreview> {
  const found = await KINDS[kind].find(deps, id, deps.clock.now());
  if ('decided' in found) throw new Reject(409, 'decided', found.decided);
  return { kind, id, state: await stateOf(found.seen), ...(await KINDS[kind].preview(deps, id, options)) };
}
