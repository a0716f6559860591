import { SEARCH_LIMIT } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { readCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { type CardRow, cardColumns, toEvent } from './card.ts';

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
      ? await searchIndex(deps, slug, query.term)
      : await searchNextEvents(deps, slug, query.term);
  return { events: rows.map(toEvent), nextCursor: null, city };
}

/** A phrase of FTS5's query language; a quote inside is doubled, and NUL, which would end the query, is a space. */
const phrase = (text: string) => `"${text.replaceAll('"', '""').replaceAll('\0', ' ')}"`;

async function searchIndex(deps: ReadDeps, citySlug: string, term: string): Promise<CardRow[]> {
  const match = `city : ${phrase(`|${citySlug}|`)} AND {title venue categories description} : ${phrase(term.normalize('NFC'))}`;
  return deps.db.all<CardRow>(sql`SELECT * FROM (
      SELECT ${cardColumns}, e.next_starts_at FROM event_search s JOIN events e ON e.seq = s.rowid
      WHERE event_search MATCH ${match}
        AND EXISTS (SELECT 1 FROM listing l WHERE l.event_seq = e.seq AND l.ends_at > ${deps.clock.now()})
      ORDER BY bm25(event_search, 0, 10, 4, 4, 1) LIMIT ${SEARCH_LIMIT})
    ORDER BY next_starts_at`);
}

/** Lower case without accents, as the index folds its words. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

async function searchNextEvents(deps: ReadDeps, citySlug: string, term: string): Promise<CardRow[]> {
  const rows = await deps.db.all<CardRow>(sql`SELECT ${cardColumns} FROM listing l JOIN events e ON e.seq = l.event_seq
    WHERE l.scope = ${citySlug} AND l.ends_at > ${deps.clock.now()} ORDER BY l.starts_at LIMIT ${SHORT_TERM_WINDOW}`);
  const wanted = folded(term);
  return rows
    .filter((row) =>
      [row.title, row.venue, row.description, ...(JSON.parse(row.categories) as string[])].some(
        (text) => text !== null && folded(text).includes(wanted),
      ),
    )
    .slice(0, SEARCH_LIMIT);
}
