import type { Slices } from '@marquee/contract';
import { addressBlock } from '@marquee/domain/accounts';
import { listActiveCampaigns, takeReports } from '@marquee/domain/ads';
import { visitorOf } from '@marquee/domain/counting';
import { TooOften } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { whoCounts } from '../counting/who-counts.ts';
import type { Call, Verbs } from '../verbs.ts';

const WAIT_SECONDS = 60;

/** Ads are read in two rows and written by the queue of counts alone. */
export const adRoutes: Verbs<Slices['ads']> = {
  listActiveCampaigns: (deps, { query }) => listActiveCampaigns(deps, query),
  reportAds: async (deps, { body }, call) => {
    const block = addressBlock(call.address);
    if (call.address !== null && !(await deps.limits.allow('address', `ads\n${block}`)))
      throw new TooOften('Your network address reports too much about ads. Please wait a minute.', WAIT_SECONDS);
    const who = await whoCounts(deps, call);
    // A program sees no ads.
    if (who === null) return { success: true };
    const network = await networkOf(deps, call);
    await deps.counts.send(await takeReports(deps, { ...who, network }, body.reports));
    return { success: true };
  },
};

/** Of the network address alone: who changes their browser's name counts as one there. */
async function networkOf(deps: ApiDeps, { address, declinesTracking }: Call): Promise<string | null> {
  if (address === null || declinesTracking) return null;
  return visitorOf(deps, { address: addressBlock(address), userAgent: null });
}
