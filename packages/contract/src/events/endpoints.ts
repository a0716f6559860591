import { z } from 'zod';
import { cityOnMap, town } from '../cities/city.ts';
import { LISTING_LIMIT, LISTING_LIMIT_MAX } from '../defaults.ts';
import { defineEndpoints } from '../endpoint.ts';
import { area, calendarDay, categoryList, cityQuery, lineField, radius, yesOrNo } from '../fields.ts';
import { CARDS_MOST } from '../hearts/limits.ts';
import { event, eventDetail } from './event.ts';
import { FILTER_KEYS, filterFields } from './facts.ts';

/** Orders of the listing (spec: LIST-07, LIST-19): an unknown price is last both ways; popularity is boosts, then who attends, then how many sources list it. */
export const SORTS = ['date-asc', 'date-desc', 'price-asc', 'price-desc', 'popularity'] as const;
export type Sort = (typeof SORTS)[number];

/** Orders of a search: `relevance` puts what has the term in its title before the rest, each soonest first. */
export const SEARCH_SORTS = ['relevance', ...SORTS] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** How many events a query has in all; `more` where they are not counted to the end. */
const found = z.object({ n: z.number().int(), more: z.boolean() });
export type Found = z.output<typeof found>;

/** A page of events, the cursor of the next page, and the city's status. */
const eventPage = z.object({
  events: z.array(event),
  /** Paid placement, if asked for with `boosted`: on a first page alone; each of them is in its place of the list, too. */
  boosted: z.array(event),
  nextCursor: z.string().nullable(),
  city: cityOnMap,
  /** The towns whose events are among the city's, nearest first; an event of one of them is as far away as its town. */
  nearby: z.array(town),
  /** On a first page alone, and null where nobody counts. */
  found: found.nullable(),
});

const aroundCity = {
  ...cityQuery,
  /** Towns of a city's metro area are shown along with it; a whole state has none. */
  within: radius.default(0),
};

/** What lists, searches and their counts are narrowed by, all of it together. */
const narrowing = {
  ...aroundCity,
  categories: categoryList.default([]),
  /** As `countVenues` spells it. */
  venue: lineField(200).optional(),
  /** Days in the event's own zone, both included: what is on then, a repeating event at its first date of them. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  /** What starts at five in the afternoon or later, local time; with `from`, not on a day before it. */
  evening: yesOrNo.default(false),
  /** An area of the map instead of the place: events with a place of their own inside it, whatever their town (docs/decisions/043-an-area-of-the-map.md). */
  area: area.optional(),
  ...filterFields,
};

const paging = {
  limit: z.coerce.number().int().min(1).max(LISTING_LIMIT_MAX).default(LISTING_LIMIT),
  cursor: z.string().max(400).optional(),
  /** Only what is boosted or featured (docs/spec/decisions.md 16). */
  featured: yesOrNo.default(false),
  /** Also the boosted events of the place, in a field of their own; in a search by relevance, boosted hits first (docs/decisions/054-boosts.md). */
  boosted: yesOrNo.default(false),
};

const searchTerm = lineField(100);

/** What a visitor narrows a list by and gives up as one: the days are three fields. */
const FILTER_PARTS = ['term', 'categories', 'venue', 'days', 'area', 'featured', ...FILTER_KEYS] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

/** Choices of fewer filters that an empty list offers, at most. */
export const FEWER_FILTERS_MOST = 3;

const fewerFilters = z.object({ without: z.array(z.enum(FILTER_PARTS)), found });
export type FewerFilters = z.output<typeof fewerFilters>;

export const eventEndpoints = defineEndpoints({
  listEvents: {
    method: 'GET',
    path: '/api/events',
    access: 'public',
    isOpen: true,
    summary: "A city's coming events, a page at a time.",
    query: z.object({ ...narrowing, ...paging, sort: z.enum(SORTS).default('date-asc') }),
    response: eventPage,
    cacheSeconds: 15,
  },

  searchEvents: {
    method: 'GET',
    path: '/api/events/search/:term',
    access: 'public',
    isOpen: true,
    summary:
      'Coming events of a city whose title, description, venue or category contains the term, or each of its words, or says the same in other words.',
    params: z.object({ term: searchTerm }),
    query: z.object({
      ...narrowing,
      ...paging,
      sort: z.enum(SEARCH_SORTS).default('relevance'),
      /** Only what was typed: no other words, and no other spelling. */
      exact: yesOrNo.default(false),
    }),
    response: eventPage.extend({
      /** What was searched for instead of a term that nothing has, if it was perhaps mistyped. */
      searchedFor: z.string().nullable(),
    }),
    cacheSeconds: 15,
  },

  countEventOpen: {
    method: 'POST',
    path: '/api/events/:id/opens',
    access: 'public',
    summary:
      "Counts that somebody opened an event's page, once an hour for each visitor, by day and without anything about the visitor.",
    params: z.object({ id: z.string().min(1).max(64) }),
    response: z.object({ isCounted: z.boolean() }),
  },

  getEvent: {
    method: 'GET',
    path: '/api/events/:slug',
    access: 'public',
    isOpen: true,
    summary: 'One event by its slug or id, with all its dates and its evidence.',
    params: z.object({ slug: z.string().min(1).max(200) }),
    response: eventDetail,
    cacheSeconds: 15,
  },

  readCards: {
    method: 'GET',
    path: '/api/event-cards',
    access: 'public',
    isOpen: true,
    summary: 'Some events by their ids, in that order; unknown ones are left out.',
    query: z.object({
      ids: z
        .string()
        .transform((text) => text.split(',').filter((id) => id !== ''))
        .pipe(z.array(z.string().max(200)).min(1).max(CARDS_MOST)),
    }),
    response: z.object({ events: z.array(event) }),
    cacheSeconds: 15,
  },

  countCategories: {
    method: 'GET',
    path: '/api/categories/counts',
    access: 'public',
    isOpen: true,
    summary: 'How many coming events a city has in each category.',
    query: z.object(aroundCity),
    response: z.record(z.string(), z.number().int()),
    cacheSeconds: 30,
  },

  fewerFilters: {
    method: 'GET',
    path: '/api/event-fewer-filters',
    access: 'public',
    summary: 'The fewest filters without which an empty list or search has events, each way with how many.',
    query: z.object({ ...narrowing, term: searchTerm.optional(), featured: yesOrNo.default(false) }),
    response: z.object({ ways: z.array(fewerFilters) }),
    cacheSeconds: 15,
  },

  countVenues: {
    method: 'GET',
    path: '/api/venues/counts',
    access: 'public',
    isOpen: true,
    summary:
      'The venues of a city, or of what a list or search in it has, by name, with how many coming events each has.',
    query: z.object({ ...narrowing, term: searchTerm.optional() }).omit({ venue: true }),
    response: z.array(z.object({ venue: z.string(), count: z.number().int() })),
    cacheSeconds: 30,
  },
});
