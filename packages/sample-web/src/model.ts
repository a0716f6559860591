import type { Instant, LocalDateTime } from '@marquee/kernel';

export const CATEGORIES = [
  'Music',
  'Food',
  'Arts',
  'Outdoor',
  'Sports',
  'Social',
  'Nightlife',
  'Health',
  'Business',
  'Education',
  'Technology',
  'Other',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Place {
  city: string;
  /** Two-letter code. */
  state: string;
  /** IANA zone. */
  timezone: string;
}

export interface Venue {
  name: string;
  street: string;
  zip: string;
  /** Latitude and longitude, for a site that publishes them. */
  at?: readonly [latitude: number, longitude: number];
}

export type Status = 'scheduled' | 'cancelled' | 'postponed';

/** One show as its venue defines it; the calendar assigns its dates. */
export interface Show {
  title: string;
  /**
   * Weekday and local wall time: `Fri 20:00-22:30`, `Sat 09:00`, or `Sat` for an all-day one. An end before the start is after midnight.
   */
  when: string;
  category: Category;
  text: string;
  /** `Free`, `$12`, `$12-$20`; absent if the venue does not state it. */
  price?: string;
  /** What its text ends with: fees, what members pay, on what free entry depends. */
  terms?: string;
  /** Its tickets go on sale on the Friday so many weeks before its own week. */
  saleWeeks?: number;
  /** Words a visitor needs to know: `Ages 21+`, `Sold out`. */
  hint?: string;
  status?: Status;
  /** Weekday and time at which it was announced: its site moves it two weeks ahead. */
  formerly?: string;
  /** There is no place to go to. */
  isOnline?: true;
  /** Where it is, when not at the site's own venue. */
  at?: Venue;
  /** The first and the last month of its season, 1 to 12; a winter is `[11, 2]`. Absent: all year. */
  season?: readonly [first: number, last: number];
}

/** The same show on the same weekday, under one address. */
export interface WeeklyShow extends Show {
  /** 2 for every other week, counted in absolute weeks. Default 1. */
  everyWeeks?: number;
  /** Pauses in each absolute week that this number divides. */
  pausesEvery?: number;
}

/** Plays in rotation: each runs some weeks, then the venue is closed until the next. */
interface Runs {
  everyWeeks: number;
  runWeeks: number;
  /** The performances of each of those weeks, `Thu 19:30-21:40`. */
  performances: string[];
  plays: Array<Omit<Show, 'when'>>;
}

/** All-day exhibitions that follow each other, Tuesday of the first week to Sunday of the last. */
interface Exhibitions {
  everyWeeks: number;
  /** Shifts the first week, so that two galleries do not change on the same day. */
  shiftWeeks: number;
  shows: Array<Omit<Show, 'when'>>;
}

export interface Programme {
  /** One-off shows a week, on average; the list of shows must outlast the window at that rate. */
  perWeek: number;
  shows: Show[];
  weekly?: WeeklyShow[];
  runs?: Runs;
  exhibitions?: Exhibitions[];
}

/** One dated showing. */
export interface Happening {
  /** Stable for ever: made of the show's title and its absolute week. */
  id: string;
  /** The same for all dates of one show. */
  showId: string;
  kind: 'single' | 'weekly' | 'run' | 'exhibition';
  title: string;
  text: string;
  category: Category;
  /** Wall time; only the day if `allDay`. */
  start: LocalDateTime;
  /** An all-day end is the last day, inclusive. */
  end?: LocalDateTime;
  allDay: boolean;
  price?: string;
  hint?: string;
  status: Status;
  /** Its start before it was moved. */
  movedFrom?: LocalDateTime;
  isOnline?: true;
  venue: Venue;
  place: Place;
  /** Absolute addresses at the site that publishes it. */
  url: string;
  imageUrl: string;
  /** Set if this is another venue's show, listed again. */
  duplicateOf?: { host: string; id: string };
}

export type DateStyle = 'long' | 'ap' | 'slash' | 'short' | 'at';
export type Skin = 'cards' | 'table' | 'agenda' | 'rows' | 'definitions' | 'sections';

/** How a site looks: enough to make no two alike. */
export interface Look {
  skin: Skin;
  dates: DateStyle;
  font: string;
  colors: readonly [ink: string, paper: string, accent: string];
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** How long the host takes to answer. */
  delayMs?: number;
}

/** What a page needs to answer one request. */
export interface Visit {
  url: URL;
  now: Instant;
  /** What the site lists today. */
  listed: Happening[];
  /** Everything it has a page for. */
  all: Happening[];
}

/** What befalls the sample web as time passes; without it, a site depends on the week alone. */
export interface Weather {
  /** The site as it is then: in other markup, under another path. */
  site?(site: Site, now: Instant): Site;
  /** A show as its site tells it then: cancelled, moved; null while it is not announced. */
  show?(happening: Happening, host: string, now: Instant): Happening | null;
}

export interface Site {
  host: string;
  /** Hosts are https unless they say otherwise. */
  scheme?: 'http';
  name: string;
  tagline: string;
  place: Place;
  venue: Venue;
  /** The page of dates for people. */
  calendar: string;
  /** Path the engine is given; absent for a host that is only redirected to. */
  source?: string;
  programme?: Programme;
  /** Shows taken over from other sites. */
  borrows?: (now: Instant) => Happening[];
  /** `delay` asks for one second between requests; `reserved` reserves the training of models, `licensed` has terms to agree to first. */
  robots?: 'allow' | 'delay' | 'forbid' | 'reserved' | 'licensed';
  validators?: 'etag' | 'last-modified';
  /** Folder of the event pages and of the pictures, with slashes at both ends. */
  eventFolder: string;
  pictureFolder: string;
  /** The server of its pictures fails. */
  pictures?: 'down';
  /** How many days a past show stays listed. */
  keepDays: number;
  look: Look;
  /** What its event pages say about the visit, under headings. */
  notes?: ReadonlyArray<{ heading: string; lines: string[] }>;
  /** Names of its cheapest and its best seats, for shows with two prices. */
  seats?: readonly [cheapest: string, best: string];
  /** Its own words for our categories. */
  labels?: Partial<Record<Category, string>>;
  publish(site: Site, visit: Visit): Answer | null;
  /** What it is there to show: printed in the README's table. */
  shows: string;
}
