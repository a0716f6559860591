import { ALWAYS_ON_MINUTES, type AlwaysOn, type Control, PROCESSES, type Process } from '@marquee/contract';
import { type Caller, Reject, say } from '@marquee/kernel';
import { isAllowed, isAllowedAnywhere } from '../controls/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './settings.ts';

/** The control of each process. */
export const PROCESS_CONTROLS: Record<Process, Control> = {
  discovery: 'autonomousDiscovery',
  scraping: 'eventScraping',
  expansion: 'systematicExpansion',
  optimization: 'eventRevalidation',
};

/** The state of the fast profile (spec: ENT-064). A process runs if the profile does and its control is on; scraping also has a switch of its own. */
export async function alwaysOnStatus(deps: DbDeps): Promise<AlwaysOn> {
  const [settings, ...allowed] = await Promise.all([
    readSettings(deps),
    ...PROCESSES.map((process) => isAllowedAnywhere(deps, PROCESS_CONTROLS[process])),
  ]);
  const isActive = settings.isRunning && settings.alwaysOn;
  const runs = (process: Process, mayRun: boolean) =>
    isActive && mayRun && (process !== 'scraping' || settings.continuousScraper);
  const processes = Object.fromEntries(PROCESSES.map((name, at) => [name, runs(name, allowed[at] === true)]));
  return { isActive, processes: processes as Record<Process, boolean>, intervals: ALWAYS_ON_MINUTES };
}

/**
 * Starts the engine: the scheduler runs, in its fast profile. Starting it again changes nothing.
 * Throws Reject: 409 during the emergency shutdown, in which nothing would run.
 */
export async function startAlwaysOn(deps: ChangeDeps, caller: Caller): Promise<AlwaysOn> {
  const permission = await isAllowed(deps, null, null);
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('reply.engineCannotStartNow', { why: permission.because }));
  return switchProfile(deps, caller, true);
}

/** Ends the fast profile; the scheduler goes on at the intervals that are set. */
export async function stopAlwaysOn(deps: ChangeDeps, caller: Caller): Promise<AlwaysOn> {
  return switchProfile(deps, caller, false);
}

async function switchProfile(deps: ChangeDeps, caller: Caller, alwaysOn: boolean): Promise<AlwaysOn> {
  const before = await readSettings(deps);
  await changeSettings(deps, caller, {
    action: alwaysOn ? 'engine.start' : 'engine.stop',
    subject: 'schedule:always-on',
    before,
    after: alwaysOn ? { alwaysOn, isRunning: true } : { alwaysOn },
  });
  return alwaysOnStatus(deps);
}
