import {
  CONTROLS,
  type Control,
  EMERGENCY_SHUTDOWN,
  FIRST_CONFIG_VERSION,
  type ToldSystemControls,
} from '@marquee/contract';
import { configVersions, controls, plus, type Statement, write } from '@marquee/db';
import { type Instant, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

type ControlRow = typeof controls.$inferSelect;
type VersionRow = typeof configVersions.$inferSelect;

/** `1.0.0` before any change; the patch number counts them. */
export function versionAfter(changes: number): string {
  const [major, minor, patch] = FIRST_CONFIG_VERSION.split('.').map(Number);
  return `${major}.${minor}.${(patch ?? 0) + changes}`;
}

/** The controls in force: on by default, and all off while the emergency shutdown is active. */
function configurationOf(rows: readonly ControlRow[], version: VersionRow | undefined): ToldSystemControls {
  const touched = new Map(rows.map((row) => [row.name, row]));
  const shutdown = touched.get(EMERGENCY_SHUTDOWN);
  const isDown = shutdown?.enabled === true;
  const switchOf = (name: Control) => {
    const row = touched.get(name);
    return {
      enabled: !isDown && row?.enabled !== false,
      description: say(`control.about.${name}`),
      lastToggled: isoOf(row?.changedAt ?? null),
      toggledBy: row?.changedBy ?? null,
    };
  };
  const switches = Object.fromEntries(CONTROLS.map((name) => [name, switchOf(name)]));
  return {
    version: versionAfter(version?.changes ?? 0),
    lastUpdated: isoOf(version?.changedAt ?? null),
    globalControls: {
      ...(switches as Record<Control, ReturnType<typeof switchOf>>),
      [EMERGENCY_SHUTDOWN]: {
        active: isDown,
        reason: isDown ? shutdown.reason : null,
        activatedAt: isDown ? isoOf(shutdown.changedAt) : null,
        activatedBy: isDown ? shutdown.changedBy : null,
      },
    },
  };
}

const SYSTEM_CONTROLS = 'system-controls';

/** The current controls, two small reads. */
export async function getControls(deps: DbDeps): Promise<ToldSystemControls> {
  const [rows, version] = await Promise.all([deps.db.select().from(controls), readVersion(deps, SYSTEM_CONTROLS)]);
  return configurationOf(rows, version);
}

/** The number of changes of a configuration and the time of the last one; empty before the first change. */
export async function readVersion(deps: DbDeps, name: string): Promise<VersionRow | undefined> {
  const [version] = await deps.db.select().from(configVersions).where(eq(configVersions.name, name));
  return version;
}

/** Commit it with every change of controls, shutdown or overrides. */
export function nextVersion(now: Instant): Statement {
  return versionChange(SYSTEM_CONTROLS, now);
}

/** Counts a change of a configuration; as a guard it requires the expected number of earlier changes. */
export function versionChange(name: string, now: Instant, changesBefore?: number): Statement {
  const { changes } = configVersions;
  return write
    .insert(configVersions)
    .values({ name, changes: 1, changedAt: now })
    .onConflictDoUpdate({
      target: configVersions.name,
      set: { changes: plus(changes, 1), changedAt: now },
      ...(changesBefore === undefined ? {} : { setWhere: eq(changes, changesBefore) }),
    });
}
