import type { Boost, BoostCampaign } from '@marquee/contract';
import { readRows } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { boostCalled, boostsOf } from './own-boosts.sql.ts';
import { toBoost, toCampaign } from './to-boost.ts';

export async function listBoosts({ db }: DbDeps, userId: string): Promise<Boost[]> {
  const rows = await readRows(db, boostsOf(userId));
  return rows.map(toBoost);
}

export async function listCampaigns({ db }: DbDeps, userId: string): Promise<BoostCampaign[]> {
  const rows = await readRows(db, boostsOf(userId));
  return rows.map(toCampaign);
}

/** Throws Reject 404. */
export async function getBoost({ db }: DbDeps, id: string): Promise<Boost> {
  const [row] = await readRows(db, boostCalled(id));
  if (!row) throw notFound('boost');
  return toBoost(row);
}
