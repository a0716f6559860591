import {
  COMPLETED_FROM,
  type Endpoints,
  EXPANSION_DEFAULTS,
  FIRST_STATES,
  type StateProgress,
  type ToldOf,
} from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { DAY_MS, say, stateName, usStates } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { type NetworkCity, networkCities, targetsOf } from './network.sql.ts';
import { openedSince } from './runs.sql.ts';
import { readSettings } from './settings.ts';

const MEASURED_DAYS = 30;
const OTHERS = Object.keys(usStates).filter((code) => !FIRST_STATES.some((first) => first === code));
/** By priority. */
const STATES = [...FIRST_STATES, ...OTHERS];
const NEXT_STATES = 3;

/** How far each state is (spec: ENT-030). Two rows read a city of the network, and 25 index entries a state. */
export async function expansionStatus(deps: NowDeps): Promise<ToldOf<Endpoints['getExpansionStatus']>> {
  const now = deps.clock.now();
  const [{ maxDailyCities }, [network, targets, [opened]]] = await Promise.all([
    readSettings(deps),
    readTogether(deps.db, [
      networkCities(),
      targetsOf(STATES, EXPANSION_DEFAULTS.targetCities),
      openedSince(now - MEASURED_DAYS * DAY_MS),
    ] as const),
  ]);
  const stateProgress = STATES.map((state) =>
    progressOf(
      state,
      network.filter((city) => city.state === state),
      targets.find((row) => row.state === state)?.targets ?? 0,
    ),
  );
  // Less than a day says nothing of a rate by day.
  const isMeasured = (opened?.n ?? 0) > 0 && now - (opened?.firstAt ?? now) >= DAY_MS;
  const days = Math.max(1, Math.ceil((now - (opened?.firstAt ?? now)) / DAY_MS));
  // Of the cities that are started, so many open; never more than are started.
  const planned = Math.min(EXPANSION_DEFAULTS.growthRate, maxDailyCities);
  const growthRate = isMeasured ? Math.round(((opened?.n ?? 0) / days) * 10) / 10 : planned;
  const daysFor = ({ totalCities, activeCities }: StateProgress) =>
    Math.ceil((totalCities - activeCities) / Math.max(0.1, growthRate));
  const open = stateProgress.filter(({ status }) => status !== 'completed');
  const [current] = open;
  const carolina = stateProgress[0];
  if (!carolina) throw new TypeError('South Carolina is the first state');
  const estimated = isMeasured && current ? daysFor(current) : EXPANSION_DEFAULTS.estimatedDays;
  return {
    stateProgress,
    statistics: {
      currentState: current?.state ?? null,
      totalStatesPlanned: EXPANSION_DEFAULTS.statesPlanned,
      southCarolinaProgress: {
        completionPercentage: carolina.completionPercentage,
        activeCities: carolina.activeCities,
        totalCities: carolina.totalCities,
        daysRemaining: daysFor(carolina),
      },
      nextStates: open.slice(1, 1 + NEXT_STATES).map(({ name }) => name),
      targetCities: current?.totalCities ?? EXPANSION_DEFAULTS.targetCities,
      estimatedTime: say('expansion.days', { n: estimated }),
      growthRate,
      isMeasured,
      measuredDays: isMeasured ? days : 0,
    },
  };
}

/** Its largest cities are what is planned; more that are live count, too. */
function progressOf(state: string, cities: readonly NetworkCity[], targets: number): StateProgress {
  const activeCities = cities.filter(({ isLive, isHidden }) => isLive && !isHidden).length;
  const totalCities = Math.max(targets, activeCities);
  const completionPercentage = totalCities === 0 ? 0 : Math.round((activeCities / totalCities) * 100);
  const underway = cities.filter(({ isLive }) => !isLive).length;
  const status =
    completionPercentage >= COMPLETED_FROM
      ? 'completed'
      : activeCities + underway > 0
        ? 'in_progress'
        : ('planned' as const);
  return { state, name: stateName(state), activeCities, totalCities, completionPercentage, status, underway };
}
