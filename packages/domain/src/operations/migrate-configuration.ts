import { atomically } from '@marquee/db';
import { type Caller, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { dropUnknownLimits } from '../budget/index.ts';
import { dropUnknownControls } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { dropUnknownStrategies } from '../efficiency/index.ts';
import { storedSettings } from './stored-settings.sql.ts';

/**
 * Brings the stored settings to this version: what no part of it knows is removed, and so are overrides of cities that do not exist. Running
 * it again changes nothing.
 */
export async function migrateConfiguration(deps: ChangeDeps, caller: Caller) {
  const before = await storedSettings(deps.db);
  const summary = {
    examined: before.examined,
    migrated: before.controls + before.overrides + before.tokenLimits + before.strategies,
    unchanged: 0,
    controls: before.controls,
    overrides: before.overrides,
    tokenLimits: before.tokenLimits,
    strategies: before.strategies,
  };
  summary.unchanged = summary.examined - summary.migrated;
  const entry = auditEntry(deps, caller, {
    action: 'configuration.migrate',
    subject: 'configuration:settings',
    before: { examined: summary.examined },
    after: summary,
  });
  await atomically(deps.db, [...dropUnknownControls(), ...dropUnknownLimits(), ...dropUnknownStrategies(), entry]);
  const message =
    summary.migrated === 0
      ? say('operation.settingsInOrder', { n: summary.examined })
      : say('operation.settingsRemoved', { n: summary.migrated, n2: summary.examined });
  return { message, summary };
}
