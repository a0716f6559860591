import { EXPANSION_DEFAULTS, FIRST_STATES, type NextCity } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { type Message, usStates } from '@marquee/kernel';
import type { DbDeps, NowDeps } from '../deps.ts';
import { milesBetween } from '../places/index.ts';
import { type CandidateCity, candidatesOf, type NetworkCity, networkCities } from './network.sql.ts';
import { tokensOfLast } from './runs.sql.ts';
import { eventsPerThousand, scoreOf } from './score-rules.ts';

export type Candidate = Omit<NextCity, 'estimatedTime' | 'reasoning'> & { reasoning: Message };

const NEAR_MILES = 50;
/** Cities whose search says what the next one may cost. */
const MEASURED_RUNS = 50;
const OTHERS = Object.keys(usStates).filter((code) => !FIRST_STATES.some((first) => first === code));

/**
 * The cities that may join now, the best of the first states first. Reads the network (at most two rows a city) and the largest places of the first
 * states; of the others only if those are not enough.
 * @param wanted how many are needed
 * @param state only cities of this one
 */
export async function candidateCities(
  deps: NowDeps,
  { wanted, state }: { wanted: number; state?: string | undefined },
): Promise<Candidate[]> {
  const [network, [cost]] = await readTogether(deps.db, [networkCities(), tokensOfLast(MEASURED_RUNS)] as const);
  const live = network.filter(({ isLive, isHidden }) => isLive && !isHidden);
  const tokens = cost && cost.runs > 0 ? cost.tokens / cost.runs : 0;
  const scored = async (states: readonly string[]) =>
    (await read(deps, states)).map((city) => candidateOf(city, live, tokens));
  const inOrder = (all: Candidate[]) =>
    all.toSorted((a, b) => rankOf(a) - rankOf(b) || b.score - a.score || b.population - a.population);
  if (state !== undefined) return inOrder(await scored([state]));
  const first = inOrder(await scored(FIRST_STATES));
  return first.length >= wanted ? first : [...first, ...inOrder(await scored(OTHERS))];
}

/** A city that somebody chose. */
export async function scoreCity(deps: DbDeps, city: CandidateCity): Promise<Candidate> {
  const [network, [cost]] = await readTogether(deps.db, [networkCities(), tokensOfLast(MEASURED_RUNS)] as const);
  const live = network.filter(({ isLive, isHidden }) => isLive && !isHidden);
  return candidateOf(city, live, cost && cost.runs > 0 ? cost.tokens / cost.runs : 0);
}

async function read(deps: NowDeps, states: readonly string[]): Promise<CandidateCity[]> {
  const now = deps.clock.now();
  const readings = states.map((code) => candidatesOf(code, EXPANSION_DEFAULTS.targetCities, now));
  return (await readTogether(deps.db, readings)).flat();
}

/** South Carolina, North Carolina, Georgia, Tennessee, then all others alike. */
function rankOf({ state }: Pick<Candidate, 'state'>): number {
  const rank = FIRST_STATES.findIndex((first) => first === state);
  return rank < 0 ? FIRST_STATES.length : rank;
}

function candidateOf(city: CandidateCity, live: readonly NetworkCity[], tokens: number): Candidate {
  const around = live.map((other) => ({ name: `${other.name}, ${other.state}`, miles: milesBetween(city, other) }));
  const nearest = around.reduce<(typeof around)[number] | null>((a, b) => (a && a.miles <= b.miles ? a : b), null);
  const expectedEvents = eventsFor(city.population, live);
  const scored = scoreOf({
    population: city.population,
    nearest,
    covered: around.filter(({ miles }) => miles <= NEAR_MILES).length,
    expectedEvents,
    expectedTokens: tokens,
  });
  return {
    id: city.slug,
    city: city.name,
    state: city.state,
    population: city.population,
    ...scored,
    expectedEvents,
    eventsPerThousandTokens: expectedEvents === null ? null : eventsPerThousand(expectedEvents, tokens),
  };
}

/** By the network's own figures: events grow with the square root of the people. */
function eventsFor(population: number, live: readonly NetworkCity[]): number | null {
  const events = live.reduce((sum, city) => sum + city.events, 0);
  const roots = live.reduce((sum, city) => sum + Math.sqrt(city.population), 0);
  return events === 0 || roots === 0 ? null : Math.round((events / roots) * Math.sqrt(population));
}
