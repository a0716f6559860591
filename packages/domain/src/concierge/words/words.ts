import type { Category, FactFilter } from '@marquee/contract';
import type { DayName } from '../local-day.ts';
import type { Wish } from '../reading/wish.ts';
import type { GivenUp } from '../relax.ts';

/** What a request asks for, in the words of an answer: `free music`, `this weekend`, `in Columbia`. */
export interface Described {
  wish: Wish;
  place: string;
  today: string;
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
  inTitle: (term: string) => string;
  atVenue: (venue: string) => string;
  inDescription: (term: string) => string;
  /** The person saved events of this kind. */
  saved: (category: Category) => string;
  savedVenue: string;

  /** `free music this weekend in Columbia` */
  describe: (asked: Described) => string;
  /** `total` is null where it is not counted. */
  found: (what: string, shown: number, total: number | null) => readonly string[];
  again: (shown: number) => readonly string[];
  like: (title: string) => readonly string[];
  givenUp: (what: string, givenUp: readonly GivenUp[]) => readonly string[];
  /** Instead of more of the same. */
  moreWider: (what: string) => readonly string[];
  none: (what: string) => readonly string[];
  noMore: (what: string) => readonly string[];
  nothingLike: (title: string) => readonly string[];
  notCovered: (place: string, nearby: readonly string[]) => string;

  hello: (place: string) => readonly string[];
  thanks: readonly string[];
  help: (place: string) => string;
  reset: string;
  /** What is asked needs a forecast, which is not known here. */
  weather: string;
  cities: (place: string, cities: readonly string[]) => string;
  categories: (place: string, counts: ReadonlyArray<readonly [Category, number]>) => string;

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
