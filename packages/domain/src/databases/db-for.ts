import { type Database, spreadDatabase } from '@marquee/db';
import { askedPlace, citiesWithin, type PlaceQuery } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { cityOfEvent, cityOfVenue, databasesOf, entriesOf, justThis } from './directory.sql.ts';
import { MAIN } from './main.ts';

type Deps = Pick<ReadDeps, 'db' | 'databases'>;

/**
 * The one place that chooses the database of a city (docs/decisions/106-databases-by-region.md): where its sources are read and stored. With one
 * database it asks nothing.
 */
export async function dbFor(deps: Deps, citySlug: string): Promise<Database> {
  if (!deps.databases) return deps.db;
  return named(deps, await homeOf(deps, citySlug));
}

/** The name of that database. */
export async function homeOf({ db, databases }: Deps, citySlug: string): Promise<string> {
  if (!databases) return MAIN;
  return (await entriesOf(db, [citySlug])).find(({ state }) => state === 'home')?.database ?? MAIN;
}

/** The database of that name. Throws RangeError if none is bound. */
export function named({ db, databases }: Deps, name: string): Database {
  const found = name === MAIN ? db : databases?.get(name);
  if (!found) throw new RangeError(`no database is bound as ${name}`);
  return found;
}

/** A read of a place: of the database that has its cities, or of several together where they are in several. */
export async function ofPlace<D extends Deps>(deps: D, query: PlaceQuery): Promise<D> {
  if (!deps.databases) return deps;
  const isCity = !query.area && (query.city !== undefined || query.state === undefined);
  const slugs = isCity ? citiesWithin(query) : askedPlace(query).slugs;
  return together(deps, await databasesOf(deps.db, slugs));
}

/** A read of one city by its slug. */
export async function ofCity<D extends Deps>(deps: D, citySlug: string): Promise<D> {
  if (!deps.databases) return deps;
  return together(deps, await databasesOf(deps.db, justThis(citySlug)));
}

/** A read of an event, by its id or slug: each database is asked whether it has it, one row each. */
export const ofEvent = <D extends Deps>(deps: D, alias: string): Promise<D> =>
  ofWhatIsIn(deps, (db) => cityOfEvent(db, alias));

/** A read of a venue. */
export const ofVenue = <D extends Deps>(deps: D, slug: string): Promise<D> =>
  ofWhatIsIn(deps, (db) => cityOfVenue(db, slug));

/** Where a city is at home goes before where it is a guest; a copy that is being made or taken away is not read. */
async function ofWhatIsIn<D extends Deps>(deps: D, cityIn: (db: Database) => Promise<string | undefined>): Promise<D> {
  if (!deps.databases) return deps;
  const names = [MAIN, ...deps.databases.keys()];
  const asked = await Promise.all(names.map(async (name) => ({ name, city: await cityIn(named(deps, name)) })));
  const found = asked.flatMap(({ name, city }) => (city === undefined ? [] : [{ name, city }]));
  const [only, second] = found;
  if (!second) return within(deps, named(deps, only?.name ?? MAIN));
  const entries = await entriesOf(
    deps.db,
    found.map(({ city }) => city),
  );
  const rank = ({ name, city }: (typeof found)[number]) => {
    const state = entries.find(({ database, citySlug }) => database === name && citySlug === city)?.state;
    return state === 'coming' || state === 'leaving' ? 2 : state === 'home' ? 0 : 1;
  };
  const [best = second] = found.toSorted((a, b) => rank(a) - rank(b));
  return within(deps, named(deps, best.name));
}

function together<D extends Deps>(deps: D, names: readonly string[]): D {
  const chosen = names.length === 0 ? [MAIN] : names.toSorted();
  return within(deps, spreadDatabase(chosen.map((name) => named(deps, name))));
}

/** The choice is made: what is called with these asks no further. */
const within = <D extends Deps>(deps: D, db: Database): D => ({ ...deps, db, databases: undefined });
