import { DISCOVERY_PACE, type DiscoveryPace, SAFE_PACE } from '@marquee/contract';
import { discoverySettings } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

const SAFE_MODE = 'safe-mode';

export async function isSafeMode(deps: DbDeps): Promise<boolean> {
  const [row] = await deps.db.select().from(discoverySettings).where(eq(discoverySettings.name, SAFE_MODE));
  return row?.isOn ?? false;
}

/** How much discovery may do now. */
export async function discoveryPace(deps: DbDeps): Promise<DiscoveryPace & { isSafe: boolean }> {
  const isSafe = await isSafeMode(deps);
  return { ...(isSafe ? SAFE_PACE : DISCOVERY_PACE), isSafe };
}
