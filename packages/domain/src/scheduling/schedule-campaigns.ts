import { atomically, readRows } from '@marquee/db';
import type { EngineDeps } from '../deps.ts';
import { enqueue, enqueueForAll } from '../jobs/index.ts';
import { campaignsDue, hasAds } from './schedule-campaigns.sql.ts';

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/** Campaigns of one tick. */
const A_TICK = 100;

/** Adds a `campaign.settle` job for each campaign that starts, ends or has spent its budget. Returns how many. */
export async function scheduleCampaigns(deps: Deps): Promise<number> {
  const due = await readRows(deps.db, campaignsDue(deps.clock.now(), A_TICK));
  const jobs = due.map(({ id }) => {
    return { kind: 'campaign.settle' as const, payload: { campaignId: id }, subject: `${id}:due`, citySlug: null };
  });
  if (jobs.length > 0) await atomically(deps.db, enqueue(deps, jobs));
  return jobs.length;
}

/** Adds the job that paces ads, while there are any. */
export async function scheduleAds(deps: Deps): Promise<void> {
  const [ads] = await readRows(deps.db, hasAds);
  if (ads?.isAny) await atomically(deps.db, enqueueForAll(deps, 'ads.refresh'));
}

/** Adds the job of each night that enters what campaigns delivered. */
export async function scheduleEarnings(deps: Deps): Promise<void> {
  await atomically(deps.db, enqueueForAll(deps, 'campaigns.earn'));
}
