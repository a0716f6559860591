import { readRows } from '@marquee/db';
import { DAY_MS, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { recordError } from '../diagnostics/index.ts';
import type { JobResult } from '../jobs/index.ts';
import { floodsOf, forgetEvents } from './floods.ts';
import { rebuildBoards } from './rebuild-boards.ts';

/** Refused reports of one campaign since yesterday that somebody should look at. */
const FLOOD = 200;

/** The job of every few minutes: who is ahead of their pace rests, who is not is served; visits of two days ago are forgotten; floods are told. */
export async function refreshAds(deps: EngineDeps): Promise<JobResult> {
  const now = deps.clock.now();
  const boards = await rebuildBoards(deps);
  const today = new Date(now - DAY_MS / 2).toISOString().slice(0, 10);
  const floods = await readRows(deps.db, floodsOf(today, FLOOD));
  for (const { campaignId } of floods) {
    const error = new Error(`Many reports about the ad of a campaign were refused: ${campaignId}`);
    await recordError(deps, { component: 'ads', mishap: 'flood', error, reference: deps.requestId ?? campaignId });
  }
  return {
    outcome: 'done',
    detail: say('job.adsServed', { n: boards.ads, n2: boards.cities }),
    counts: { ...boards, floods: floods.length },
    statements: [forgetEvents(now - 2 * DAY_MS)],
  };
}
