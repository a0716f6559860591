import type { Category, FilterQuery, SearchSort, Sort } from '@marquee/contract';
import type { PlaceQuery } from '../cities/index.ts';

/** What lists, searches and their counts are narrowed by, all of it together. */
export interface EventQuery extends PlaceQuery, FilterQuery {
  categories?: readonly Category[] | undefined;
  /** As countVenues spells it. */
  venue?: string | undefined;
  /** Days of the calendar, both included, in the event's own zone: those from the first to the last day of the next showing, else of the first later date on them. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only what starts at five in the afternoon or later; with `from`, not on a day before it. */
  evening?: boolean | undefined;
}

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
  /** Hits of the search index are counted up to so many; 350 unless told, and 0: not at all. */
  countUpTo?: number | undefined;
  /** So many of the soonest hits are put in order by relevance, price or popularity; 350 unless told. */
  window?: number | undefined;
  /** Only what is boosted or featured. */
  featured?: boolean | undefined;
  /** A list: also the boosted events of the place under the same filters, apart, on a first page. A search by relevance: boosted hits first. */
  boosted?: boolean | undefined;
}

export interface ListQuery extends EventQuery, PageQuery {
  sort: Sort;
}

/** Words of which an event has each, or any; each with the other forms in which it may stand. */
export interface AskedWords {
  words: ReadonlyArray<readonly string[]>;
  need: 'each' | 'any';
}

export interface SearchQuery extends EventQuery, PageQuery {
  term: string | AskedWords;
  /** Looks for what was typed alone: in no other words, and in no other spelling. */
  exact?: boolean | undefined;
  sort: SearchSort;
}
