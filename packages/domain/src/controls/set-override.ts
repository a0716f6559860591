import type { Control, ControlOverride } from '@marquee/contract';
import { Conflict, committed, overrides, write } from '@marquee/db';
import { type Caller, isUsState, Reject, say } from '@marquee/kernel';
import { ne } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import { knownCity } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { getControls, nextVersion } from './configuration.ts';
import { readOverride } from './list-overrides.ts';
import { refuseWhileDown } from './toggle-control.ts';

interface NewOverride {
  /** Absent: the whole state. */
  city?: string | undefined;
  state: string;
  control: Control;
  enabled: boolean;
}

/** Sets a control for one city or state. Setting the same value again changes nothing. Throws Reject for an unknown place, and during the emergency shutdown. */
export async function setOverride(
  deps: ChangeDeps,
  caller: Caller,
  { city, state, control, enabled }: NewOverride,
): Promise<ControlOverride> {
  if (!isUsState(state)) throw new Reject(404, 'unknown-state', say('reply.notState', { state }), 'state');
  const scope = city === undefined ? state : (await knownCity(deps, city, state)).slug;
  refuseWhileDown(await getControls(deps));
  const before = await readOverride(deps, scope, control);
  const now = deps.clock.now();
  const change = { enabled, changedAt: now, changedBy: actorName(caller.actor) };
  const guard = write
    .insert(overrides)
    .values({ scope, control, ...change })
    .onConflictDoUpdate({
      target: [overrides.scope, overrides.control],
      set: change,
      setWhere: ne(overrides.enabled, enabled),
    });
  const entry = auditEntry(deps, caller, {
    action: 'override.set',
    subject: `override:${scope}/${control}`,
    before: before && { enabled: before.enabled },
    after: { enabled },
  });
  await committed(deps.db, [nextVersion(now), entry], [guard]);
  const after = await readOverride(deps, scope, control);
  if (!after) throw new Conflict('the override was removed meanwhile');
  return after;
}
