import {
  CONTROL_DESCRIPTIONS,
  CONTROLS,
  type Control,
  EMERGENCY_SHUTDOWN,
  FIRST_CONFIG_VERSION,
  type SystemControls,
} from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

export interface ControlRow {
  name: string;
  enabled: number;
  reason: string | null;
  changed_at: number;
  changed_by: string;
}

export interface VersionRow {
  changes: number;
  changed_at: number;
}

/** `1.0.0` before any change; the patch number counts them. */
export function versionAfter(changes: number): string {
  const [major, minor, patch] = FIRST_CONFIG_VERSION.split('.').map(Number);
  return `${major}.${minor}.${(patch ?? 0) + changes}`;
}

/** What holds: a switch nobody touched is on, and while the emergency shutdown is active every switch is off. */
export function configurationOf(rows: readonly ControlRow[], version: VersionRow | undefined): SystemControls {
  const touched = new Map(rows.map((row) => [row.name, row]));
  const shutdown = touched.get(EMERGENCY_SHUTDOWN);
  const isDown = shutdown?.enabled === 1;
  const switchOf = (name: Control) => {
    const row = touched.get(name);
    return {
      enabled: !isDown && row?.enabled !== 0,
      description: CONTROL_DESCRIPTIONS[name],
      lastToggled: isoOf(row?.changed_at ?? null),
      toggledBy: row?.changed_by ?? null,
    };
  };
  const switches = Object.fromEntries(CONTROLS.map((name) => [name, switchOf(name)]));
  return {
    version: versionAfter(version?.changes ?? 0),
    lastUpdated: isoOf(version?.changed_at ?? null),
    globalControls: {
      ...(switches as Record<Control, ReturnType<typeof switchOf>>),
      [EMERGENCY_SHUTDOWN]: {
        active: isDown,
        reason: isDown ? shutdown.reason : null,
        activatedAt: isDown ? isoOf(shutdown.changed_at) : null,
        activatedBy: isDown ? shutdown.changed_by : null,
      },
    },
  };
}

export const SYSTEM_CONTROLS = 'system-controls';

/** The switches as they stand, two small reads. */
export async function getControls(deps: Pick<ReadDeps, 'db'>): Promise<SystemControls> {
  const [rows, [version]] = await Promise.all([
    deps.db.all<ControlRow>(sql`SELECT name, enabled, reason, changed_at, changed_by FROM controls`),
    deps.db.all<VersionRow>(sql`SELECT changes, changed_at FROM config_versions WHERE name = ${SYSTEM_CONTROLS}`),
  ]);
  return configurationOf(rows, version);
}

/** Commit it with every change of switches, shutdown or overrides. */
export function nextVersion(now: Instant): Statement {
  return sql`INSERT INTO config_versions (name, changes, changed_at) VALUES (${SYSTEM_CONTROLS}, 1, ${now})
    ON CONFLICT (name) DO UPDATE SET changes = changes + 1, changed_at = excluded.changed_at`;
}
