import type { ToldAggregateScan } from '@marquee/contract';
import { aggregateScans, atomically, write } from '@marquee/db';
import { type Caller, newId } from '@marquee/kernel';
import { admitScan, type ScanDeps } from './admit-scan.ts';
import { scanOf } from './scan-of.ts';

/**
 * Whether a site lists places of other people, and what a deep scan would make of them. A test of the integration stores only who asked.
 * Throws Reject as `admitScan` does.
 */
export async function scanAggregate(
  deps: ScanDeps,
  caller: Caller,
  asked: { url: string; isTrial?: boolean | undefined },
): Promise<ToldAggregateScan> {
  const url = await admitScan(deps, caller, { url: asked.url, action: 'aggregate.scan' });
  const { shown } = await scanOf(deps, await deps.engine.scanSite(url), false);
  if (asked.isTrial) return shown;
  const row = { id: newId(deps.clock, deps.random), scan: shown, scannedAt: deps.clock.now() };
  await atomically(deps.db, [write.insert(aggregateScans).values(row).getSQL()]);
  return shown;
}
