import { committed } from '@marquee/db';
import type { NowDeps } from '../deps.ts';
import { notePlan, planFollowed, type ReadingPlan } from '../schedule/index.ts';
import { moveDueTimes } from '../sources/index.ts';

/**
 * After a change of the floor or the profile, what is planned already moves with it, once: a faster engine does not wait for slow plans, and
 * a higher floor holds at once. Two ticks at once move it once.
 */
export async function followPlan(deps: NowDeps, plan: ReadingPlan): Promise<void> {
  const before = await planFollowed(deps.db);
  if (before.haste === plan.haste && before.floorMs === plan.floorMs) return;
  const now = deps.clock.now();
  const ratio = Math.min(1, plan.haste / before.haste);
  await committed(deps.db, [moveDueTimes({ ratio, floorMs: plan.floorMs, now })], [notePlan(plan, now)]);
}
