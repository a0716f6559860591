import { tellNow, watchAlerts } from '@marquee/domain/alerts';
import { copySettings, inRegion, noteGuests, regionsOf } from '@marquee/domain/databases';
import { scheduleDatasets } from '@marquee/domain/datasets';
import type { TickDeps } from '@marquee/domain/deps';
import { recordError } from '@marquee/domain/diagnostics';
import { isDiscoveryDue, scheduleDiscovery } from '@marquee/domain/discovery';
import { isAnyToArchive } from '@marquee/domain/events';
import { scheduleCityChecks, scheduleExpansion } from '@marquee/domain/expansion';
import { dispatchDue, sweepLost } from '@marquee/domain/jobs';
import { scheduleRecovery } from '@marquee/domain/recovery';
import { effectiveSchedule, rebalance, whenDue } from '@marquee/domain/schedule';
import {
  scheduleAds,
  scheduleArchive,
  scheduleBooks,
  scheduleBoosts,
  scheduleCampaigns,
  scheduleEarnings,
  scheduleExpiry,
  scheduleImages,
  scheduleNotices,
  scheduleOpenPayments,
  scheduleRevalidation,
  scheduleSources,
} from '@marquee/domain/scheduling';
import { messageOf, tickId } from '@marquee/kernel';
import { underTrace } from '@marquee/platform/trace';

/** Hours between two looks at how many reads a day are planned. */
const PACE_HOURS = 6;

async function eachHour(deps: TickDeps): Promise<void> {
  await scheduleRecovery(deps);
  if (new Date(deps.clock.now()).getUTCHours() % PACE_HOURS === 0) await rebalance(deps);
  await scheduleImages(deps);
  await dispatchDue(deps);
}

/** The schedule. The keys are the cron expressions of wrangler.toml; a test checks that both agree. */
export const SCHEDULE: Record<string, (deps: TickDeps) => Promise<void>> = {
  '* * * * *': async (deps) => {
    await lookAtAlerts(deps);
    const lost = await sweepLost(deps);
    const due = await scheduleSources(deps);
    const schedule = await effectiveSchedule(deps);
    await whenDue(deps, 'expansion', schedule, () => scheduleExpansion(deps));
    await scheduleCityChecks(deps);
    await whenDue(deps, 'optimization', schedule, () => scheduleRevalidation(deps));
    await scheduleNotices(deps);
    await scheduleCampaigns(deps);
    const sent = await dispatchDue(deps);
    if (lost + due + sent > 0) deps.log.info('tick', { lost, due, sent });
  },
  '*/10 * * * *': async (deps) => {
    await scheduleExpiry(deps);
    if (await isAnyToArchive(deps)) await scheduleArchive(deps);
    await scheduleBoosts(deps);
    await scheduleAds(deps);
    await scheduleOpenPayments(deps);
    if (await isDiscoveryDue(deps)) {
      const schedule = await effectiveSchedule(deps);
      await whenDue(deps, 'discovery', schedule, () => scheduleDiscovery(deps, schedule.newSourceMs));
    }
    await scheduleDatasets(deps);
    await dispatchDue(deps);
  },
  '17 * * * *': eachHour,
  // At night in every zone of the country.
  '40 8 * * *': async (deps) => {
    await scheduleEarnings(deps);
    await scheduleBooks(deps);
    await dispatchDue(deps);
  },
};

/** What the engine does in the database of a region, by the same cron expressions; people, money and discovery are the main database's. */
const IN_REGION: Record<string, (deps: TickDeps) => Promise<void>> = {
  '* * * * *': async (deps) => {
    await sweepLost(deps);
    await scheduleSources(deps);
    const schedule = await effectiveSchedule(deps);
    await whenDue(deps, 'optimization', schedule, () => scheduleRevalidation(deps));
    await dispatchDue(deps);
  },
  '*/10 * * * *': async (deps) => {
    await scheduleExpiry(deps);
    if (await isAnyToArchive(deps)) await scheduleArchive(deps);
    await dispatchDue(deps);
  },
  '17 * * * *': eachHour,
};

/** The regions go on where the main database, or another region, fails. Throws the first failure in the end. */
async function tickRegions(deps: TickDeps, cron: string): Promise<void> {
  const failures: unknown[] = [];
  for (const name of regionsOf(deps)) {
    try {
      const region = inRegion(deps, name);
      if (cron === '* * * * *') {
        await copySettings(deps.db, region.db);
        await noteGuests(deps.db, region.db, name, deps.clock.now());
      }
      await IN_REGION[cron]?.(region);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * First of all, and whatever fails in it stops nothing else: alerts must be told when the rest of the schedule fails or the queue stands still,
 * and the rest must run when they cannot be.
 */
async function lookAtAlerts(deps: TickDeps): Promise<void> {
  try {
    if ((await watchAlerts(deps)) === 0) return;
    await dispatchDue(deps);
    await tellNow(deps);
  } catch (error) {
    await recordError(deps, { component: 'cron alerts', mishap: 'cron', error, reference: deps.requestId ?? null });
    deps.log.error('the alerts could not be looked at', { error: messageOf(error) });
  }
}

/** Runs the tasks of a cron expression under an id of its own. Throws for an unknown one; failures are recorded and rethrown. */
export async function tick(given: TickDeps, cron: string): Promise<void> {
  const work = SCHEDULE[cron];
  if (!work) throw new Error(`No work is scheduled for "${cron}"`);
  const requestId = tickId(given.clock, given.random);
  const deps = { ...given, requestId };
  await underTrace({ requestId }, async () => {
    try {
      try {
        await work(deps);
      } finally {
        await tickRegions(deps, cron);
      }
    } catch (error) {
      const told = { component: 'cron', mishap: 'cron', error, reference: requestId, call: cron } as const;
      await recordError(deps, told);
      deps.log.error('tick failed', { cron, error: messageOf(error) });
      throw error;
    }
  });
}
