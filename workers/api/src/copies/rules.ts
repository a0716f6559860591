import {
  DEFAULT_CITY,
  type EmbedQuery,
  type EndpointId,
  type Endpoints,
  type FilterQuery,
  filtersOn,
  type InputOf,
  LISTING_LIMIT,
  type ResponseOf,
} from '@marquee/contract';
import type { Document } from '../verbs.ts';

/** Which answers of an endpoint have a copy. */
export interface CopyRule<I = never, A = never> {
  /** The key of a parsed input. Null: none is kept, because there is no end to such inputs. */
  keyOf: (input: I) => string | null;
  /** Whether the answer has something to keep, so that made-up names leave nothing. */
  isKept: (answer: A) => boolean;
}

interface Narrowed extends FilterQuery {
  city?: string | undefined;
  state?: string | undefined;
  within?: number;
  categories?: readonly string[];
}

/** Inputs without end: any text, any days (those of today are others tomorrow), any place in a list. */
const ENDLESS = ['venue', 'when', 'from', 'to', 'evening', 'term', 'q', 'cursor', 'area'] as const;
const SLUG = /^[a-z0-9-]{1,150}$/;

/** A city or a state, with one category at most. */
function placeKey(query: Narrowed & Partial<Record<(typeof ENDLESS)[number], unknown>>): string | null {
  if (ENDLESS.some((name) => query[name])) return null;
  const { categories = [], within = 0 } = query;
  const { city = '', state } = query.city || query.state ? query : DEFAULT_CITY;
  // A city alone is looked for in every state.
  if (!state || categories.length > 1) return null;
  const place = [state, encodeURIComponent(city.toLowerCase()), within];
  return [...place, categories[0] ?? 'all', filtersOn(query).join(' ') || 'any'].join('/');
}

const slugKey = ({ params: { slug } }: { params: { slug: string } }) => (SLUG.test(slug) ? slug : null);

const always = () => true;
const feed: CopyRule<{ query: Parameters<typeof placeKey>[0] }, Document> = {
  keyOf: ({ query }) => placeKey(query),
  isKept: (document) => document.hasEvents === true,
};

type Rules = { [I in EndpointId]?: CopyRule<InputOf<Endpoints[I]>, ResponseOf<Endpoints[I]>> };

const JSON_RULES = {
  listEvents: {
    keyOf({ query }) {
      const place = query.limit === LISTING_LIMIT ? placeKey(query) : null;
      return place && `${place}/${query.sort}`;
    },
    isKept: ({ events, city }) => events.length > 0 && (city.status === 'live' || city.status === 'available'),
  },
  getEvent: { keyOf: slugKey, isKept: ({ status }) => status !== 'inactive' },
  countCategories: {
    keyOf: ({ query }) => placeKey(query),
    isKept: (counts) => Object.values(counts).some((n) => n > 0),
  },
  countVenues: { keyOf: ({ query }) => placeKey(query), isKept: (venues) => venues.length > 0 },
  getCitySources: { keyOf: slugKey, isKept: ({ sources }) => sources.length > 0 },
  featuredCities: { keyOf: () => 'all', isKept: always },
  cityStats: { keyOf: () => 'all', isKept: always },
  recentCities: { keyOf: ({ query }) => query.state, isKept: always },
} satisfies Rules;

/** Numbers of events that the page for builders offers, so that there is an end to them. */
const EMBEDDED = [5, 10, 20];

const embed: CopyRule<{ query: EmbedQuery }, Document> = {
  keyOf({ query }) {
    // There is no end to colors.
    const place = EMBEDDED.includes(query.limit) && query.accent === undefined ? placeKey(query) : null;
    return place && [place, query.limit, query.theme, query.size, query.lang].join('/');
  },
  isKept: (document) => document.hasEvents === true,
};

const DOCUMENT_RULES = {
  getEmbeddedList: embed,
  getCalendarFeed: feed,
  getRssFeed: feed,
  getJsonFeed: feed,
  getCsvFeed: feed,
  getEventCalendar: { keyOf: slugKey, isKept: always } satisfies CopyRule<{ params: { slug: string } }, Document>,
};

const RULES: Readonly<Record<string, CopyRule | undefined>> = { ...JSON_RULES, ...DOCUMENT_RULES };

/** The rule of an endpoint; most have none. */
export function copyRuleOf(id: string): CopyRule<unknown, unknown> | null {
  return Object.hasOwn(RULES, id) ? ((RULES[id] as CopyRule<unknown, unknown> | undefined) ?? null) : null;
}
