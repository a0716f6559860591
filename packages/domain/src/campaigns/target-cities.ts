import { FIRST_TARGET_CITIES } from '@marquee/contract';
import { cities, literal } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, desc, eq, ne } from 'drizzle-orm';
import { type CityRow, findCity, nameKey } from '../cities/index.ts';
import type { DbDeps } from '../deps.ts';

const FIRST_STATE = 'SC';
const MOST = 500;

/** The cities that a campaign can target: the three of the specification, then the other live ones by name (docs/spec/decisions.md 62). */
export async function listTargetCities(deps: DbDeps): Promise<Array<{ city: string; state: string }>> {
  const first = await Promise.all(FIRST_TARGET_CITIES.map((name) => findCity(deps, name, FIRST_STATE)));
  const live = await liveCities(deps);
  const known = first.filter((city) => city !== null);
  const others = live
    .filter((city) => !known.some((one) => one.slug === city.slug))
    .sort((a, b) => a.name.localeCompare(b.name) || a.state.localeCompare(b.state));
  return [...known, ...others].map(({ name, state }) => ({ city: name, state }));
}

/** The city that a draft names; without a state the first of the list, else the largest. Throws Reject 400. */
export async function targetCity(
  deps: DbDeps,
  { targetCity: name, targetState }: { targetCity: string; targetState?: string | undefined },
): Promise<CityRow> {
  const isFirst = FIRST_TARGET_CITIES.some((city) => nameKey(city) === nameKey(name));
  const state = targetState?.toUpperCase() ?? (isFirst ? FIRST_STATE : undefined);
  if (isFirst && state === FIRST_STATE) {
    const city = await findCity(deps, name, state);
    if (city) return city;
  }
  const live = await liveCities(deps);
  const city = live.find((one) => one.nameKey === nameKey(name) && (state === undefined || one.state === state));
  if (!city) throw new Reject(400, 'bad-input', 'Please choose a city of the list.', 'targetCity');
  return city;
}

/** The largest first. */
function liveCities({ db }: DbDeps): Promise<CityRow[]> {
  return db
    .select()
    .from(cities)
    .where(and(ne(cities.status, literal('known')), eq(cities.status, 'live'), eq(cities.isHidden, false)))
    .orderBy(desc(cities.population))
    .limit(MOST);
}
