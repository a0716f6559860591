import { SEARCH_LIMIT } from '@marquee/contract';
import { events, listing } from '@marquee/db';
import { and, asc, eq, gt } from 'drizzle-orm';
import { readCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { type CardRow, cardFields, toEvent } from './card.ts';
import { searchIndex } from './search-events.sql.ts';

/** Letters below which the trigram index finds nothing. */
const INDEXED_LENGTH = 3;
/** For shorter terms so many of the city's next events are looked through. */
const SHORT_TERM_WINDOW = 400;

/**
 * Coming events of a city whose title, venue, category or description contains the term (any case), soonest first,
 * at most 50. Terms of three letters and more are found in the index, with the city inside it.
 */
export async function searchEvents(
  deps: ReadDeps,
  query: { term: string; city?: string | undefined; state?: string | undefined },
) {
  const { city, slug } = await readCity(deps, query);
  if (slug === null) return { events: [], nextCursor: null, city };
  const rows =
    [...query.term].length >= INDEXED_LENGTH
      ? await searchIndex(deps.db, slug, query.term, deps.clock.now())
      : await searchNextEvents(deps, slug, query.term);
  return { events: rows.map(toEvent), nextCursor: null, city };
}

/** Lower case without accents, as the index folds its words. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

async function searchNextEvents(deps: ReadDeps, citySlug: string, term: string): Promise<CardRow[]> {
  const rows = await deps.db
    .select(cardFields)
    .from(listing)
    .innerJoin(events, eq(events.seq, listing.eventSeq))
    .where(and(eq(listing.scope, citySlug), gt(listing.endsAt, deps.clock.now())))
    .orderBy(asc(listing.startsAt))
    .limit(SHORT_TERM_WINDOW);
  const wanted = folded(term);
  return rows
    .filter((row) =>
      [row.title, row.venue, row.description, ...row.categories].some(
        (text) => text !== null && folded(text).includes(wanted),
      ),
    )
    .slice(0, SEARCH_LIMIT);
}
