import type { Boost, BoostCampaign } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { boostCalled, boostsOf } from './own-boosts.sql.ts';
import { toBoost, toCampaign } from './to-boost.ts';

type Deps = Pick<ReadDeps, 'db'>;

export async function listBoosts({ db }: Deps, userId: string): Promise<Boost[]> {
  const [rows] = await readTogether(db, [boostsOf(userId)] as const);
  return rows.map(toBoost);
}

export async function listCampaigns({ db }: Deps, userId: string): Promise<BoostCampaign[]> {
  const [rows] = await readTogether(db, [boostsOf(userId)] as const);
  return rows.map(toCampaign);
}

/** Throws Reject 404. */
export async function getBoost({ db }: Deps, id: string): Promise<Boost> {
  const [[row]] = await readTogether(db, [boostCalled(id)] as const);
  if (!row) throw notFound('boost');
  return toBoost(row);
}
