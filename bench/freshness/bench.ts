import { DAY_MS, HOUR_MS, MINUTE_MS } from '@marquee/kernel';
import { seededRandom } from '@marquee/testkit';
import { adaptiveInterval, nextPace, observed } from '../../packages/domain/src/schedule/adaptive-rules.ts';
import { changesOf, type Simulated, sourcesOf } from './sources.ts';

const DAYS = 90;
/** The first days are not counted: adaptive reading learns in them. */
const WARM_UP = 30;
const INTERVAL_MS = 6 * HOUR_MS;
const FLOOR_MS = 30 * MINUTE_MS;
const SEEDS = [1, 2, 3];

interface Outcome {
  readsADay: number;
  /** From a change to the read that sees it, over all changes. */
  meanDelayHours: number;
  /** Share of time in which what is stored is what the source says. */
  upToDate: number;
}

/**
 * Freshness at equal requests: simulated sources that change at rates of their own are read at one fixed interval, and by the engine's own rules. Nothing
 * else differs. Deterministic.
 */
export async function bench() {
  const runs = SEEDS.map((seed) => {
    const sources = sourcesOf(seededRandom(seed), 1_000, DAYS);
    const fixed = simulate(sources, false);
    const adaptive = simulate(sources, true);
    return {
      seed,
      fixed,
      adaptive,
      requests: round(adaptive.readsADay / fixed.readsADay),
      delayLess: round(1 - adaptive.meanDelayHours / fixed.meanDelayHours),
      staleLess: round(1 - (1 - adaptive.upToDate) / (1 - fixed.upToDate)),
    };
  });
  const worst = (of: 'delayLess' | 'staleLess') => Math.min(...runs.map((run) => run[of]));
  return {
    benchmark: 'freshness',
    days: DAYS - WARM_UP,
    runs,
    worst: { delayLess: worst('delayLess'), staleLess: worst('staleLess') },
  };
}

interface State {
  dueAt: number;
  readAt: number;
  plannedMs: number;
  history: { changes: number; spanMs: number };
  /** Index of the first change that was not seen. */
  next: number;
}

function simulate(sources: readonly Simulated[], isAdaptive: boolean): Outcome {
  const states: State[] = sources.map((source) => ({
    dueAt: source.phase * INTERVAL_MS,
    readAt: 0,
    plannedMs: INTERVAL_MS,
    history: { changes: 0, spanMs: 0 },
    next: 0,
  }));
  const sum = { reads: 0, delay: 0, changes: 0, stale: 0 };
  let pace = 1;
  // Each step is a tick of the pace: what is due in between is read at its time.
  for (let from = 0; from < DAYS * DAY_MS; from += 6 * HOUR_MS) {
    const until = from + 6 * HOUR_MS;
    for (const [at, state] of states.entries()) {
      const source = sources[at];
      if (!source) continue;
      while (state.dueAt < until) read(source, state, isAdaptive ? pace : null, sum);
    }
    const planned = states.reduce((total, { plannedMs }) => total + DAY_MS / plannedMs, 0);
    pace = nextPace(pace, { wanted: (states.length * DAY_MS) / INTERVAL_MS, planned });
  }
  const days = DAYS - WARM_UP;
  return {
    readsADay: Math.round(sum.reads / days),
    meanDelayHours: round(sum.delay / sum.changes / HOUR_MS),
    upToDate: round(1 - sum.stale / (sources.length * days * DAY_MS)),
  };
}

function read(
  source: Simulated,
  state: State,
  pace: number | null,
  sum: Record<'reads' | 'delay' | 'changes' | 'stale', number>,
) {
  const now = state.dueAt;
  const seen = changesOf(source, state.next, now);
  const isCounted = now >= WARM_UP * DAY_MS;
  if (isCounted) {
    sum.reads += 1;
    sum.changes += seen.length;
    for (const at of seen) sum.delay += now - at;
    if (seen[0] !== undefined) sum.stale += now - seen[0];
  }
  if (state.readAt > 0) state.history = observed(state.history, now - state.readAt, seen.length > 0);
  const rules = { intervalMs: INTERVAL_MS, floorMs: FLOOR_MS, pace: pace ?? 1 };
  const { plannedMs, dueInMs } =
    pace === null ? { plannedMs: INTERVAL_MS, dueInMs: INTERVAL_MS } : adaptiveInterval(state.history, rules);
  Object.assign(state, { readAt: now, dueAt: now + dueInMs, plannedMs, next: state.next + seen.length });
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
