import type { EndpointId, Endpoints, InputOf, ResponseOf } from '@marquee/contract';
import type { AskedOf } from '@marquee/domain/events';
import { type ApiDeps } from '@marquee/platform';
import { variantType } from '../pictures/variant.ts';
import { placesOfQuery } from './places-of.ts';

/**
 * How answers of a public endpoint are shared among all who ask the same. Nothing of who asks reaches such an answer: its verb is called as by
 * nobody (workers/api/src/shared/nobody.ts).
 */
interface SharingRule<I = never, A = never> {
  /** What of a parsed input makes a difference; without it, all of it does. */
  keyOf?: (input: I) => unknown;
  /** Whether the answer is the same for every input of its key; without it, it always is. */
  isShared?: (answer: A) => boolean;
  /** The media types that a client accepts make a difference: the one that is answered, or an empty text. */
  typeOf?: (deps: ApiDeps, input: I, accept: string) => string;
  /**
   * What the answer is about: it stands while nothing of that changes (docs/decisions/097-change-counts.md). Null or absent: it is read anew each minute.
   * The verb must tell `deps.moments` when its answer changes by itself.
   */
  placesOf?: (input: I) => AskedOf | null;
  /** It says what has begun, and names days. */
  isPage?: true;
  /** Too large for the memory of an isolate. */
  isLarge?: true;
}

type Rules<K extends 'json' | 'document'> = {
  [I in EndpointId<K>]?: SharingRule<InputOf<Endpoints[I]>, ResponseOf<Endpoints[I]>>;
};

interface InCity {
  query: { city?: string | undefined; state?: string | undefined };
}

/** The name of a city may be written in any case; the answer has our own spelling of it, if we know the city. */
const inCity = <I extends InCity>(input: I) => ({
  ...input,
  query: { ...input.query, city: input.query.city?.toLowerCase() },
});

interface Listed {
  city: { status: string };
}

const ofCity = ({ query }: InCity) => placesOfQuery(query);
const ofEvent = ({ params: { slug } }: { params: { slug: string } }): AskedOf => ({ event: slug });
/** The answer for an unknown city repeats the name as it was written: it serves nobody else. */
const list = { placesOf: ofCity, keyOf: inCity, isShared: ({ city }: Listed) => city.status !== 'unknown' };

/**
 * The public reads that everybody shares, by their endpoints (docs/decisions/095-shared-answers.md). Not among them: cards by their ids, which are what
 * one person saved; ads, whose tokens count once; what a secret address opens; previews of changes.
 */
const JSON_RULES = {
  listEvents: list,
  searchEvents: list,
  getEvent: { placesOf: ofEvent },
  countCategories: { keyOf: inCity, placesOf: ofCity },
  countVenues: { keyOf: inCity, placesOf: ofCity },
  fewerFilters: { keyOf: inCity },
  getVenue: {},
  getCitySources: {},
  featuredCities: {},
  searchCities: {},
  cityStats: {},
  recentCities: {},
} satisfies Rules<'json'>;

const DOCUMENT_RULES = {
  getCalendarFeed: { keyOf: inCity, placesOf: ofCity },
  getRssFeed: { keyOf: inCity, placesOf: ofCity },
  getJsonFeed: { keyOf: inCity, placesOf: ofCity },
  getCsvFeed: { keyOf: inCity, placesOf: ofCity },
  getVenueFeed: {},
  getEmbeddedList: { keyOf: inCity, placesOf: ofCity, isPage: true },
  getBoard: { keyOf: inCity, isPage: true },
  getPrintedWeek: { keyOf: inCity, isPage: true },
  getEventCalendar: { placesOf: ofEvent },
  getPicture: {
    isLarge: true,
    typeOf: (deps, { query: { w } }, accept) => (w === undefined ? '' : (variantType(deps, accept) ?? '')),
  },
} satisfies Rules<'document'>;

const RULES = { ...JSON_RULES, ...DOCUMENT_RULES };

export type SharedEndpointId = keyof typeof RULES;

export const SHARED_ENDPOINTS = Object.keys(RULES) as SharedEndpointId[];

/** The rule of an endpoint; most have none. */
export function sharingRuleOf(id: string): SharingRule<unknown, unknown> | null {
  return Object.hasOwn(RULES, id)
    ? ((RULES as Readonly<Record<string, SharingRule<unknown, unknown>>>)[id] ?? null)
    : null;
}
