import { type Instant, messageOf, newId, secureRandom } from '@marquee/kernel';
import type { Served } from './product/served.ts';
import { type Progress, runLine, summaryLine } from './report.ts';
import type { ProgressDisplay } from './show-progress.ts';
import { isBrokenState } from './trouble.ts';

const TICK_MS = 2_000;
/** While the sources are read for the first time, a read that ends makes room for the next one. */
const READING_FASTER = 8;
const HOUSEKEEPING_MS = 10 * 60_000;
const ANSWER_MS = 30_000;
/** On a busy machine the first answer takes long: the runtime compiles all Workers before it. */
const FIRST_ANSWER_MS = 10 * 60_000;
const TELL_MS = 20_000;
/** The servers come back by themselves after a crash; only those that refuse for so long are looked at. */
const REFUSING_MS = 60_000;
/** Restarts in a row without a successful tick before a person must act. */
const RESTARTS_TO_STOP = 3;

export interface Following {
  origin: string;
  /** By the clock of the Workers. */
  started: Instant;
  say: (text: string) => void;
  /** Shows how far the first reading is. */
  display: ProgressDisplay;
  seconds: () => string;
  isStopping: () => boolean;
  served: Pick<Served, 'isLost' | 'restart'>;
  /** Once all sources have been read. */
  whenRead?: () => Promise<void>;
  /** Times in milliseconds, for tests. */
  pace?: { tickMs: number; answerMs: number; refusingMs: number };
}

/** Why the schedule can no longer be triggered. */
export interface Trouble {
  isStateBroken: boolean;
  reason: string;
}

/** The servers did not answer in time. That is no reason to start them anew: they may have much to do. */
class SlowError extends Error {
  override name = 'SlowError';
}

/**
 * Triggers the schedule as Cron Triggers would, and reports what is read, until the start script stops. Servers that are lost
 * are started anew; slow ones are waited for.
 */
export async function follow(run: Following): Promise<Trouble | null> {
  const { tickMs, answerMs, refusingMs } = run.pace ?? {
    tickMs: TICK_MS,
    answerMs: ANSWER_MS,
    refusingMs: REFUSING_MS,
  };
  // Only new entries: ids begin with their creation time.
  let after = newId({ now: () => run.started }, secureRandom).slice(0, 10);
  let isSummed = false;
  let refusingSince: number | null = null;
  let isToldSlow = false;
  let restarts = 0;
  let housekeepingDue = 0;
  while (!run.isStopping()) {
    try {
      if (Date.now() >= housekeepingDue) {
        await fire(run.origin, '*/10 * * * *', answerMs);
        housekeepingDue = Date.now() + HOUSEKEEPING_MS;
      }
      await fire(run.origin, '* * * * *', answerMs);
      const progress = await ask<Progress>(run.origin, `/__dev/progress?after=${after}`, answerMs);
      for (const done of progress.runs) {
        if (isSummed ? done.outcome !== 'unchanged' : run.display.isDetailed) run.say(runLine(done));
        after = done.id;
      }
      if (!isSummed) run.display.show(progress);
      if (!isSummed && progress.read >= progress.sources) {
        isSummed = true;
        run.display.end();
        run.say(`\n  ${summaryLine(progress)} (${run.seconds()})`);
        await run.whenRead?.();
        // The data set of the night begins when there is something in it.
        housekeepingDue = 0;
      }
      refusingSince = null;
      isToldSlow = false;
      restarts = 0;
    } catch (error) {
      if (run.isStopping()) return null;
      const reason = messageOf(error);
      if (isBrokenState(reason)) return { isStateBroken: true, reason };
      if (error instanceof SlowError) {
        refusingSince = null;
        if (!isToldSlow) run.say('  (the machine is busy; waiting for the servers)');
        isToldSlow = true;
      } else {
        if (refusingSince === null) run.say(`  (the servers do not answer, trying again: ${reason.slice(0, 300)})`);
        refusingSince ??= Date.now();
        if (Date.now() - refusingSince >= refusingMs && (await run.served.isLost())) {
          if (restarts >= RESTARTS_TO_STOP) return { isStateBroken: false, reason };
          refusingSince = null;
          restarts += 1;
          run.say('  starting the servers anew …');
          await run.served.restart();
        }
      }
    }
    await new Promise((done) => setTimeout(done, isSummed ? tickMs : tickMs / READING_FASTER));
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
  let toldAt = began;
  while (!isStopping()) {
    try {
      await ask(origin, '/api/health', ANSWER_MS);
      return null;
    } catch (error) {
      const reason = messageOf(error);
      if (isBrokenState(reason)) return { isStateBroken: true, reason };
      if (Date.now() - began > FIRST_ANSWER_MS) return { isStateBroken: false, reason };
      if (Date.now() - toldAt > TELL_MS) {
        toldAt = Date.now();
        say(`  (the servers do not answer yet: ${reason.slice(0, 300)})`);
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  return null;
}

async function fire(origin: string, cron: string, limitMs: number): Promise<void> {
  await ask(origin, `/__dev/tick?cron=${encodeURIComponent(cron)}`, limitMs, 'POST');
}

/** Throws SlowError where there is no answer in time, and another Error for a refusal. */
async function ask<T>(origin: string, path: string, limitMs: number, method = 'GET'): Promise<T> {
  try {
    const response = await fetch(origin + path, { method, signal: AbortSignal.timeout(limitMs) });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 2_000)}`);
    return (await response.json()) as T;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new SlowError(`${path} did not answer in ${limitMs / 1_000} s`, { cause: error });
    throw error;
  }
}
