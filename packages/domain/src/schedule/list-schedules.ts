import { PROCESSES, type Process, READS_A_DAY, type ToldProcessSchedule } from '@marquee/contract';
import { type Message, say } from '@marquee/kernel';
import { whyNowhere } from '../controls/index.ts';
import type { NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { PROCESS_CONTROLS } from './always-on.ts';
import { figures, openJobs, readTurns } from './list-schedules.sql.ts';
import { effectiveOf, usualIntervals } from './profile-rules.ts';
import { expansionInterval, readSettings, type Settings } from './settings.ts';

/** Which jobs are a process's work, by how their kind begins. */
const WORK: Record<Process, readonly string[]> = {
  discovery: ['city.discover', 'candidate.'],
  scraping: ['source.scrape'],
  expansion: ['expansion.'],
  optimization: ['event.revalidate'],
};

/** Each process with its interval, its last and next work, and what it does now (spec: CALL-070, SCHED-01). */
export async function listSchedules(deps: NowDeps) {
  const now = deps.clock.now();
  const [settings, expansionEvery, figure, jobs, turns, ...off] = await Promise.all([
    readSettings(deps),
    expansionInterval(deps),
    figures(deps.db, now),
    openJobs(deps.db),
    readTurns(deps.db),
    ...PROCESSES.map((process) => whyNowhere(deps, PROCESS_CONTROLS[process])),
  ]);
  const effective = effectiveOf(settings, off[0] === null, expansionEvery);
  const { scrapingMs, discoveryMs, expansionMs, cleanupMs } = effective;
  const interval = { scraping: scrapingMs, discovery: discoveryMs, expansion: expansionMs, optimization: cleanupMs };
  const usual = usualIntervals(settings, expansionEvery);
  const lastTurn = (process: Process) => turns.find((turn) => turn.process === process)?.lastAt ?? null;
  const count = (process: Process, states: readonly string[]) =>
    jobs
      .filter(({ kind, state }) => states.includes(state) && WORK[process].some((start) => kind.startsWith(start)))
      .reduce((sum, { n }) => sum + n, 0);
  const scheduleOf = (process: Process, isOff: Message | null): ToldProcessSchedule => {
    const because = whyNot(process, settings) ?? isOff;
    const last = process === 'scraping' ? figure.lastRead : lastTurn(process);
    // Its turn comes with the interval; work that is due waits for the turn.
    const turn = last === null ? now : Math.max(now, last + interval[process]);
    const next =
      process === 'scraping' ? figure.nextSource : process === 'discovery' ? laterOf(turn, figure.nextCity) : turn;
    const due = process === 'scraping' ? figure.sourcesDue : process === 'optimization' ? figure.eventsDue : 0;
    return {
      process,
      intervalMs: interval[process],
      usualIntervalMs: usual[process],
      running: because === null,
      because,
      lastRun: isoOf(last),
      nextDue: because === null ? isoOf(next) : null,
      dueNow: due,
      open: count(process, ['pending', 'sent', 'running']),
      atWork: count(process, ['running']),
    };
  };
  return {
    isRunning: settings.isRunning,
    alwaysOn: effective.alwaysOn,
    readsAtWork: count('scraping', ['running']),
    maxConcurrentScrapes: settings.maxConcurrent,
    readsToday: figure.readsToday,
    readsADay: READS_A_DAY,
    schedules: PROCESSES.map((process, at) => scheduleOf(process, off[at] ?? null)),
  };
}

/** Discovery takes its turn when a city waits for it; null while there is no city. */
function laterOf(turn: number, cityDue: number | null): number | null {
  return cityDue === null ? null : Math.max(turn, cityDue);
}

function whyNot(process: Process, settings: Settings): Message | null {
  if (!settings.isRunning) return say('schedule.stopped');
  return process === 'scraping' && !settings.continuousScraper ? say('schedule.scraperOff') : null;
}
