import { type Instant, messageOf, newId, secureRandom } from '@marquee/kernel';
import { type Progress, runLine, summaryLine } from './report.ts';
import { isBrokenState } from './trouble.ts';

const TICK_MS = 2_000;
const HOUSEKEEPING_MS = 10 * 60_000;
const ANSWER_MS = 30_000;
/** The first response waits until workerd has asked for thousands of modules, one at a time: a minute of work, several on a busy machine. */
const FIRST_ANSWER_MS = 10 * 60_000;
const TELL_MS = 20_000;
/** Failed ticks in a row before the servers are restarted. */
const FAILURES_TO_RESTART = 3;
/** Restarts in a row without a successful tick before a person must act. */
const RESTARTS_TO_STOP = 3;

export interface Following {
  origin: string;
  /** By the clock of the Workers. */
  started: Instant;
  say: (text: string) => void;
  seconds: () => string;
  isStopping: () => boolean;
  restart: () => Promise<void>;
  /** Once all sources have been read. */
  whenRead?: () => Promise<void>;
}

/** Why the schedule can no longer be triggered. */
export interface Trouble {
  isStateBroken: boolean;
  reason: string;
}

/** Triggers the schedule as Cron Triggers would, and reports what is read, until the start script stops. */
export async function follow(run: Following): Promise<Trouble | null> {
  // Only new entries: ids begin with their creation time.
  let after = newId({ now: () => run.started }, secureRandom).slice(0, 10);
  let isSummed = false;
  let failures = 0;
  let restarts = 0;
  let housekeepingDue = 0;
  while (!run.isStopping()) {
    try {
      if (Date.now() >= housekeepingDue) {
        housekeepingDue = Date.now() + HOUSEKEEPING_MS;
        await fire(run.origin, '*/10 * * * *');
      }
      await fire(run.origin, '* * * * *');
      const progress = await ask<Progress>(run.origin, `/__dev/progress?after=${after}`);
      for (const done of progress.runs) {
        if (!isSummed || done.outcome !== 'unchanged') run.say(runLine(done));
        after = done.id;
      }
      if (!isSummed && progress.read >= progress.sources) {
        isSummed = true;
        run.say(`\n  ${summaryLine(progress)} (${run.seconds()})`);
        await run.whenRead?.();
      }
      failures = 0;
      restarts = 0;
    } catch (error) {
      if (run.isStopping()) return null;
      const reason = messageOf(error);
      if (isBrokenState(reason)) return { isStateBroken: true, reason };
      failures += 1;
      run.say(`  (the servers did not answer, trying again: ${reason.slice(0, 300)})`);
      if (failures >= FAILURES_TO_RESTART) {
        if (restarts >= RESTARTS_TO_STOP) return { isStateBroken: false, reason };
        failures = 0;
        restarts += 1;
        run.say('  starting the servers anew …');
        await run.restart();
      }
    }
    await new Promise((done) => setTimeout(done, TICK_MS));
  }
  return null;
}

/** Waits until the servers respond for the first time; reports why they do not, and gives up after a time limit. */
export async function firstAnswer({
  origin,
  say,
  isStopping,
}: Pick<Following, 'origin' | 'say' | 'isStopping'>): Promise<Trouble | null> {
  const began = Date.now();
  let keptAt = began;
  while (!isStopping()) {
    try {
      await ask(origin, '/api/health');
      return null;
    } catch (error) {
      const reason = messageOf(error);
      if (isBrokenState(reason)) return { isStateBroken: true, reason };
      if (Date.now() - began > FIRST_ANSWER_MS) return { isStateBroken: false, reason };
      if (Date.now() - keptAt > TELL_MS) {
        keptAt = Date.now();
        say(`  (the servers do not answer yet: ${reason.slice(0, 300)})`);
      }
      await new Promise((done) => setTimeout(done, 250));
    }
  }
  return null;
}

async function fire(origin: string, cron: string): Promise<void> {
  await ask(origin, `/__dev/tick?cron=${encodeURIComponent(cron)}`, 'POST');
}

async function ask<T>(origin: string, path: string, method = 'GET'): Promise<T> {
  const response = await fetch(origin + path, { method, signal: AbortSignal.timeout(ANSWER_MS) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 2_000)}`);
  return (await response.json()) as T;
}
