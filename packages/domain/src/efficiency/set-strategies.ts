import { type EfficiencyConfig, SAFE_STRATEGIES, STRATEGIES, type Strategy } from '@marquee/contract';
import { atomically, excluded, strategySwitches, write } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { readVersion, versionChange } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { EFFICIENCY, eachStrategy, efficiencyConfig, readSwitches, type Switches } from './strategies.ts';

interface Wanted {
  enabled?: boolean | undefined;
  strategies?: Partial<Record<Strategy, { enabled: boolean } | undefined>> | undefined;
}

/** Changes the named switches and leaves the others. Throws Conflict if someone else changed them at the same time. */
export async function setStrategies(deps: ChangeDeps, caller: Caller, wanted: Wanted): Promise<EfficiencyConfig> {
  return change(deps, caller, 'strategy.set', (before) => ({
    isOn: wanted.enabled ?? before.isOn,
    strategies: eachStrategy((name) => wanted.strategies?.[name]?.enabled ?? before.strategies[name]),
  }));
}

/** Restores the safe defaults, whatever was changed since (spec: OPTIM-04). */
export async function rollBackStrategies(deps: ChangeDeps, caller: Caller): Promise<EfficiencyConfig> {
  return change(deps, caller, 'strategy.roll-back', () => ({ isOn: true, strategies: SAFE_STRATEGIES }));
}

async function change(
  deps: ChangeDeps,
  caller: Caller,
  action: 'strategy.set' | 'strategy.roll-back',
  next: (before: Switches) => Switches,
): Promise<EfficiencyConfig> {
  const [version, before] = await Promise.all([readVersion(deps, EFFICIENCY), readSwitches(deps)]);
  const after = next(before);
  const changed = STRATEGIES.filter((name) => before.strategies[name] !== after.strategies[name]);
  const isSwitched = before.isOn !== after.isOn;
  if (!isSwitched && changed.length === 0) return efficiencyConfig(deps);
  const told = ({ isOn, strategies }: Switches) => ({
    ...(isSwitched ? { enabled: isOn } : {}),
    ...Object.fromEntries(changed.map((name) => [name, strategies[name]])),
  });
  const rows = [
    { name: 'master' as const, enabled: after.isOn },
    ...changed.map((name) => ({ name, enabled: after.strategies[name] })),
  ];
  const switches = write
    .insert(strategySwitches)
    .values(rows)
    .onConflictDoUpdate({ target: strategySwitches.name, set: { enabled: excluded(strategySwitches.enabled) } });
  const subject = `efficiency:${EFFICIENCY}` as const;
  const entry = auditEntry(deps, caller, { action, subject, before: told(before), after: told(after) });
  const unchanged = versionChange(EFFICIENCY, deps.clock.now(), version?.changes ?? 0);
  await atomically(deps.db, [switches, entry], [unchanged]);
  return efficiencyConfig(deps);
}
