import type { Found, SearchSort } from '@marquee/contract';
import { type Known, type Reading, readAll, readTogether } from '@marquee/db';
import { type AskedPlace, askedPlace, nearestFirst } from '../cities/index.ts';
import { ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { boostedLead, leadReading } from './boosted-lead.ts';
import { toEvent } from './card.ts';
import { correctedTerm } from './corrected-term.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import type { ListQuery, SearchQuery } from './event-query.ts';
import { isUnderAll } from './facts.ts';
import type { Featured } from './featured.sql.ts';
import { ENOUGH_HITS, type HitsQuery } from './hits.sql.ts';
import { listFeatured } from './list-featured.ts';
import { matchOf, type TermMatch, type TextMatch, textsOf } from './match.ts';
import { noteLeadMoments, noteMoments } from './note-moments.ts';
import { comparing } from './orders.ts';
import {
  cardsOf,
  foundHits,
  type Hit,
  type HitKeys,
  hitKeys,
  hitsByDate,
  isByValue,
  type ValueSort,
} from './search-events.sql.ts';

/** So many of the soonest hits are counted, and put in order by relevance, price or popularity. */
const SEARCH_WINDOW = 350;

interface Read {
  place: AskedPlace;
  lead: Reading<Featured> | Known<Featured>;
  after: Position | null;
  limit: number;
  term: TermMatch | null;
  /** Without the place, a text and a limit. */
  query: Pick<HitsQuery, 'now'> & { filters: ListQuery | SearchQuery };
}

/** At least one hit more than a page has, if there is one, of each database and text, and how many there are on a first page. */
interface Hits {
  rows: Hit[];
  leads: Featured[];
  found: Found | null;
  city: ReturnType<AskedPlace['statusOf']>;
  nearby: ReturnType<typeof nearestFirst>;
  inOtherWords: boolean;
}

/** Hits of one text of a term. */
interface Part<H> {
  rows: H[];
  found: Found | null;
}

/**
 * Coming events whose title, venue, categories or description have the term, or each of its words (spec: LIST-16), under all filters, a page
 * at a time. If they fill no page, also those that say the same in other words; if there are none at all, those of the term as it was perhaps
 * meant, and `searchedFor` says it. By relevance what has it in the title comes first, other words last, each soonest first. By date pages go on to
 * the last; other orders are those of the soonest 350 (docs/decisions/016-search.md).
 */
export async function searchEvents(deps: ReadDeps, query: SearchQuery) {
  const found = await findEvents(deps, query);
  const { term, exact } = query;
  if (found.events.length > 0 || typeof term !== 'string' || exact || query.cursor !== undefined || query.featured)
    return found;
  const corrected = await correctedTerm(deps, query, term);
  if (corrected === null) return found;
  const instead = await findEvents(deps, query, corrected);
  return instead.events.length > 0 ? instead : found;
}

/** The same without a term: a list under filters that the listing has no rows for. `corrected`: what is looked for instead of the term. */
export async function findEvents(given: ReadDeps, query: ListQuery | SearchQuery, corrected: string | null = null) {
  const deps = await ofPlace(given, query);
  if (query.featured) return { ...(await listFeatured(deps, query)), searchedFor: null };
  const { sort } = query;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, sort);
  const searchedFor = after?.corrected ?? corrected;
  const term = 'term' in query ? matchOf(searchedFor ?? query.term, query.exact) : null;
  // No event matches a term without a letter.
  const limit = 'term' in query && term === null ? 0 : query.limit;
  const asked = { filters: query, now: deps.clock.now() };
  const place = askedPlace(query, deps.place);
  const lead = leadReading(place, query, asked.now);
  const read = { place, lead, after, limit, term, query: asked };
  const { rows, leads, found, city, nearby, inOtherWords } = isByValue(sort)
    ? await readByValue(deps, sort, read)
    : await readByDate(deps, sort, read);
  // Each database and text gives its own; what is being moved is in two databases.
  const ordered = [...new Map(rows.map((row) => [row.id, row])).values()].sort(comparing(sort));
  const page = ordered.slice(0, limit);
  const last = page.at(-1);
  const isMore = ordered.length > limit && last;
  return {
    events: page.map(toEvent),
    boosted: boostedLead(
      leads.filter((event) => isUnderAll(query, event)),
      asked.now,
    ).map(toEvent),
    nextCursor: isMore
      ? encodeCursor({
          sort,
          value: last.value,
          startsAt: last.startsAt,
          seq: last.seq,
          inOtherWords,
          corrected: searchedFor,
        })
      : null,
    city,
    nearby,
    found: limit === 0 ? { n: 0, more: false } : found,
    searchedFor,
  };
}

/** Each database counts its own. */
const totalOf = (counts: ReadonlyArray<{ n: number }>) => counts.reduce((sum, { n }) => sum + n, 0);

const foundOf = (n: number, most = SEARCH_WINDOW): Found => ({ n: Math.min(n, most), more: n > most });

/** Whether what was found as it was typed is so little that other words are looked for. */
const isLittle = (found: Found | null) => found !== null && !found.more && found.n < ENOUGH_HITS;

/** The texts that a page is read of at once: the typed one, and on a later page the other, if the first had it. */
function textsAtOnce({ term, after }: Read): readonly [TextMatch | null, TextMatch | undefined] {
  const [typed = null, other] = textsOf(term);
  return [typed, after?.inOtherWords ? other : undefined];
}

/** The text in other words, without the hits that were read, if these are all that there are as it was typed. */
function otherText({ term }: Read, [typed]: ReadonlyArray<Part<{ seq: number }>>): TextMatch | undefined {
  const other = textsOf(term)[1];
  if (!other || !typed || !isLittle(typed.found)) return undefined;
  return typed.rows.length === typed.found?.n ? { ...other, exceptSeqs: typed.rows.map(({ seq }) => seq) } : other;
}

/** The index has these orders itself; one call to the database, and one more for other words. */
async function readByDate(deps: ReadDeps, sort: Exclude<SearchSort, ValueSort>, read: Read): Promise<Hits> {
  const { place, lead, after, limit, query } = read;
  const { slugs, reading, towns: near } = place;
  const most = query.filters.countUpTo ?? SEARCH_WINDOW;
  const isCounted = after === null && most > 0;
  const readingsOf = (text: TextMatch | null | undefined) => {
    const page = hitsByDate({ ...query, text: text ?? null, slugs, sort, after, limit: limit + 1 });
    const count = foundHits({ ...query, text: text ?? null, slugs, limit: most + 1 });
    const none = { known: [] };
    return [text === undefined ? none : page, text === undefined || !isCounted ? none : count] as const;
  };
  const partOf = (rows: Hit[], counted: ReadonlyArray<{ n: number }>): Part<Hit> => {
    // The latest are read, and the soonest are counted.
    const isCountedElsewhere = sort === 'date-desc' && after === null;
    noteMoments(deps, isCountedElsewhere ? [] : rows, isCountedElsewhere || (after === null && rows.length > limit));
    return { rows, found: isCounted ? foundOf(totalOf(counted), most) : null };
  };
  const [typed, further] = textsAtOnce(read);
  const [[asked], towns, leads, rows, counted, furtherRows] = await readTogether(deps.db, [
    reading,
    near,
    lead,
    ...readingsOf(typed),
    ...readingsOf(further),
  ]);
  noteLeadMoments(deps, leads);
  const parts = [partOf(rows, counted), ...(further ? [partOf(furtherRows, [])] : [])];
  const other = otherText(read, parts);
  if (other) {
    const [otherRows, otherCount] = await readTogether(deps.db, readingsOf(other));
    parts.push(partOf(otherRows, otherCount));
  }
  return {
    rows: parts.flatMap((part) => part.rows),
    leads,
    found: sumOf(parts, most),
    city: place.statusOf(asked),
    nearby: nearestFirst(towns),
    inOtherWords: parts.length > 1,
  };
}

/** What is needed to put the window in order is read first, then the cards of the page. */
async function readByValue(deps: ReadDeps, sort: ValueSort, read: Read): Promise<Hits> {
  const { place, lead, after, limit, query, term } = read;
  const { slugs, reading, towns: near } = place;
  const most = query.filters.window ?? SEARCH_WINDOW;
  const windowOf = (text: TextMatch | null | undefined) =>
    text === undefined ? { known: [] } : hitKeys({ ...query, text, slugs, sort, limit: most + 1 });
  const relevance = ({ title, boostRank }: HitKeys, isOther: boolean) => {
    if (query.filters.boosted && boostRank > 0) return -boostRank;
    if (isOther) return term?.others?.isIn(title) ? 2 : 3;
    return term?.isInTitle(title) ? 0 : 1;
  };
  const partOf = (keys: HitKeys[], isOther: boolean): Part<HitKeys> => {
    noteMoments(deps, keys, keys.length > most);
    // The soonest of all databases.
    const soonest = keys.toSorted((a, b) => a.startsAt - b.startsAt || a.seq - b.seq).slice(0, most);
    const rows = soonest.map((key) => (sort === 'relevance' ? { ...key, value: relevance(key, isOther) } : key));
    return { rows, found: foundOf(keys.length, most) };
  };
  const [typed, further] = textsAtOnce(read);
  const [[asked], towns, leads, keys, furtherKeys] = await readTogether(deps.db, [
    reading,
    near,
    lead,
    windowOf(typed),
    windowOf(further),
  ]);
  noteLeadMoments(deps, leads);
  const parts = [partOf(keys, false), ...(further ? [partOf(furtherKeys, true)] : [])];
  const other = after === null ? otherText(read, parts) : undefined;
  if (other) {
    const [otherKeys] = await readTogether(deps.db, [windowOf(other)]);
    parts.push(partOf(otherKeys, true));
  }
  const compare = comparing(sort);
  const ordered = parts.flatMap(({ rows }) => rows).toSorted(compare);
  const page = ordered.filter((key) => after === null || compare(key, after) > 0).slice(0, limit + 1);
  const cards = cardsOf(page);
  const bySeq = new Map((await readAll(deps.db, cards.query, cards.rows)).map((card) => [card.seq, card]));
  return {
    rows: page.flatMap((key) => {
      const card = bySeq.get(key.seq);
      return card ? [{ ...card, ...key }] : [];
    }),
    leads,
    found: after === null ? sumOf(parts, most) : null,
    city: place.statusOf(asked),
    nearby: nearestFirst(towns),
    inOtherWords: parts.length > 1,
  };
}

function sumOf(parts: ReadonlyArray<Part<unknown>>, most: number): Found | null {
  if (parts[0]?.found == null) return null;
  const n = parts.reduce((sum, { found }) => sum + (found?.n ?? 0), 0);
  return { n: Math.min(n, most), more: n > most || parts.some(({ found }) => found?.more) };
}
