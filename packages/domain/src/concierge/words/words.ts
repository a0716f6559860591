import type { ACCESS_KEYS, Category, Event, EventStatus, FactFilter } from '@marquee/contract';
import type { DayName } from '../local-day.ts';
import type { Mood, Wish } from '../reading/wish.ts';
import type { GivenUp } from '../relax.ts';

/** What a request asks for, in the words of an answer: `free music`, `this weekend`, `in Columbia`. */
export interface Described {
  wish: Wish;
  /** Null where it is said already. */
  place: string | null;
  today: string;
  where?: Where;
}

/** Whether what is told of is in the town itself, in others, or both. */
export type Where = 'in' | 'near' | 'around';

/** What is said of one event; `when` is a day with its hour, `source` the name of who publishes it. */
interface AboutWords {
  /** No event of that name is listed. */
  unknown: readonly string[];
  /** None was named, and none shown before. */
  whichEvent: string;
  /** Several fit: their titles, up to three. */
  which: (titles: readonly string[]) => string;
  cancelled: (title: string, source: string) => string;
  postponed: (title: string, source: string) => string;
  gone: (title: string, source: string) => string;
  /** It is over; `place` is where it was, if that is known. */
  was: (title: string, when: string, place: string | null, source: string) => string;
  /** The last time of what is on again and again. */
  wasLast: (title: string, when: string, place: string | null, source: string) => string;
  /** It was to be then, and was listed as cancelled or postponed. */
  wasOff: (title: string, when: string, status: 'cancelled' | 'postponed', source: string) => string;
  /** After one of these: the next time. */
  back: (when: string) => string;
  /** Nobody has missed it. */
  toCome: (title: string, when: string, source: string) => string;
  /** After the present time: the one that it was moved from. */
  moved: (when: string) => string;
  on: (title: string, when: string, source: string) => string;
  starts: (title: string, when: string, ends: string | null) => string;
  where: (title: string, place: string) => string;
  online: (title: string) => string;
  free: (title: string, source: string) => string;
  costs: (title: string, price: string, source: string) => string;
  /** Its own first sentence, and what is known of it. */
  story: (
    title: string,
    text: string | null,
    known: { when: string; place: string | null; price: string | null },
  ) => string;
  host: (title: string, organizer: string, source: string) => string;
  lasts: (title: string, minutes: number) => string;
  soldOut: (title: string, source: string) => string;
  accessible: Readonly<Record<(typeof ACCESS_KEYS)[number], Readonly<Record<'yes' | 'no' | 'name', string>>>>;
  access: (title: string, stated: readonly string[], unstated: readonly string[], source: string) => string;
  /** The source says nothing of tickets being gone. */
  notSoldOut: (title: string, source: string) => string;
  allAges: (title: string, source: string) => string;
  /** `ages` as the source has it: `21+`. */
  ages: (title: string, ages: string, source: string) => string;
  families: (title: string, source: string) => string;
  /** Its source asks for one. */
  rsvp: (title: string, source: string) => string;
  /** Nothing is said of booking. */
  freeUnbooked: (title: string, source: string) => string;
  ticketed: (title: string, source: string) => string;
  /** `note` is what the source says, verbatim. */
  parking: (title: string, note: string, source: string) => string;
  noParking: (title: string, source: string) => string;
  /** Every day until an end. */
  runs: (title: string, until: string | null) => string;
  onlyDate: (title: string, when: string) => string;
  /** Its next dates; `repeats` is what its source says. */
  dates: (title: string, repeats: Event['repeats'], days: readonly string[], source: string) => string;
  /** Of none of several events. */
  noneKnown: string;
  /** Of a place and no event; its next events are shown. */
  venue: (venue: string, address: string | null) => string;
  /** What is asked is not known here; the source knows. */
  notKnown: (title: string, source: string) => string;
  /** A day as a sentence has it, with the hour where there is one. */
  when: (day: DayName, time: string | null) => string;
  clock: (time: string) => string;
}

/** A plan of two or three events of one day: `at` is the hour as it is said, `miles` are whole ones from the stop before. */
interface Planned {
  day: DayName;
  stops: ReadonlyArray<{ title: string; at: string; miles: number | null }>;
}

/** The sentences of the concierge in one language. Where there are several, answers take turns. */
export interface Words {
  category: (category: Category) => string;
  /** Why it answers a request for what is known to be so. */
  filters: Readonly<Record<FactFilter, string>>;
  from: (price: string) => string;
  allAges: string;
  tonight: string;
  onNow: string;
  onDay: (day: DayName) => string;
  away: (miles: number) => string;
  /** Words as they stand there. */
  inTitle: (there: readonly string[]) => string;
  atVenue: (venue: string) => string;
  inDescription: (there: readonly string[]) => string;
  status: (status: Exclude<EventStatus, 'active'>) => string;
  /** The person saved events of this kind. */
  saved: (category: Category) => string;
  savedVenue: string;

  /** `free live music this weekend in Columbia` */
  describe: (asked: Described) => string;
  /** One thing to do: `“tacos”`, `live music`. */
  thing: (wanted: Pick<Wish, 'categories'> & { words: string | undefined }) => string;
  /** `total` is null where it is not counted. */
  found: (what: string, shown: number, total: number | null) => readonly string[];
  /** After it: words that were asked for, and that none of those shown has. */
  unsaid: (missing: readonly string[], shown: number) => string;
  /** The same of how it should feel. */
  unfelt: (moods: readonly Mood[], shown: number) => string;
  /** How many there are of it; `isMore`: there may be others. */
  count: (what: string, n: number, isMore: boolean) => string;
  /** The first of an order with what it is ordered by; `price` is null where it is free, `isTied` where others are the same. */
  best: {
    cheapest: (what: string, title: string, price: string | null, isTied: boolean) => string;
    dearest: (what: string, title: string, price: string, isTied: boolean) => string;
    longest: (what: string, title: string, minutes: number) => string;
    shortest: (what: string, title: string, minutes: number) => string;
    next: (what: string, title: string, when: string) => string;
    /** After it: how many were compared, where there are more. */
    ofThose: (n: number) => string;
  };
  again: (shown: number) => readonly string[];
  like: (title: string) => readonly string[];
  /** `what` is what was looked for, `instead` what was found. */
  givenUp: (what: string, givenUp: readonly GivenUp[], instead: string) => readonly string[];
  /** The same where nothing of what was looked for is left in it; `what` is null where we have no words for it. */
  instead: (what: string | null, instead: string) => readonly string[];
  /** Instead of more of the same. */
  moreWider: (what: string, instead: string) => readonly string[];
  none: (what: string) => readonly string[];
  noMore: (what: string) => readonly string[];
  nothingLike: (title: string) => readonly string[];
  notCovered: (place: string, nearby: readonly string[]) => string;

  /** A city of another country; `home` is the visitor's. */
  abroad: (place: string, home: string) => string;

  hello: (place: string) => readonly string[];
  thanks: readonly string[];
  /** To somebody who takes their leave. */
  bye: readonly string[];
  help: (place: string) => string;
  reset: string;
  /** What is asked needs a forecast, which is not known here. */
  weather: string;
  cities: (place: string, cities: readonly string[]) => string;
  categories: (place: string, counts: ReadonlyArray<readonly [Category, number]>) => string;

  /** To somebody who would end their life or hurt themselves: who listens, at any hour. */
  danger: string;
  /** What was asked is nothing that events answer. */
  other: readonly string[];
  about: AboutWords;
  itinerary: {
    told: (planned: Planned) => string;
    /** After the plan: what of it could not be filled. */
    without: (missing: readonly string[]) => string;
    /** Only one of the things is on. */
    onlyOne: (missing: readonly string[], what: string) => string;
    /** Each is on, but not one after the other. */
    apart: readonly string[];
  };
  /** Names of two places. */
  both: (one: string, other: string) => string;

  /** Shorter requests, each of which the reader understands. */
  ask: Record<
    | 'tonight'
    | 'weekend'
    | 'nextWeekend'
    | 'free'
    | 'cheaper'
    | 'else'
    | 'later'
    | 'music'
    | 'outdoor'
    | 'date'
    | 'kids'
    | 'tomorrow'
    | 'nearby'
    | 'kinds',
    string
  >;
  /** Questions that are also requests. */
  followUp: Record<'free' | 'weekend' | 'kids' | 'like' | 'tomorrow' | 'cities' | 'date' | 'outdoor' | 'else', string>;
}
