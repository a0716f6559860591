import { CONSOLE_SEARCH_LIMIT } from '@marquee/contract';
import { begins, cities, events, literal } from '@marquee/db';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { nameKey } from '../cities/index.ts';
import type { DbDeps } from '../deps.ts';
import { paymentsLike, peopleLike } from './people-and-payments.sql.ts';
import { eventsTitled, hitFields, sourcesLike } from './search-console.sql.ts';

/** Letters below which the trigram index of events finds nothing. */
const INDEXED_LENGTH = 3;

/** Cities, sources, events, people and payments that match a few letters, at most eight of each kind (spec: BEY-30). Every lookup is an index range. */
export async function searchConsole(deps: DbDeps, text: string) {
  const [found, sources, shows, people, payments] = await Promise.all([
    citiesLike(deps, text),
    sourcesLike(deps.db, text),
    eventsLike(deps, text),
    peopleLike(deps.db, text),
    paymentsLike(deps.db, text),
  ]);
  return { cities: found, sources, events: shows, people, payments };
}

async function citiesLike(deps: DbDeps, text: string) {
  const [name = '', state = ''] = text.split(',').map((part) => part.trim());
  const prefix = nameKey(name);
  if (!prefix) return [];
  const { slug, state: code, status, isHidden, nameKey: key } = cities;
  return deps.db
    .select({ slug, city: cities.name, state: code, status, isHidden })
    .from(cities)
    .where(and(begins(key, prefix), state === '' ? undefined : eq(code, state.toUpperCase())))
    .orderBy(desc(ne(status, literal('known'))), desc(cities.population))
    .limit(CONSOLE_SEARCH_LIMIT);
}

/** By title in the index of events, and by id or slug prefix. */
async function eventsLike(deps: DbDeps, text: string) {
  const slug = text.toLowerCase().replaceAll(' ', '-');
  const [named, titled] = await Promise.all([
    deps.db
      .select(hitFields)
      .from(events)
      .where(begins(events.slug, slug))
      .orderBy(asc(events.slug))
      .limit(CONSOLE_SEARCH_LIMIT),
    [...text].length < INDEXED_LENGTH ? [] : eventsTitled(deps.db, text),
  ]);
  const found = [...new Map([...named, ...titled].map((row) => [row.id, row])).values()];
  return found.slice(0, CONSOLE_SEARCH_LIMIT);
}
