import { type LocalDate, type LocalDateTime, type Message } from '@marquee/kernel';

/** A wall time, `2026-12-05T19:30`, or only the day, `2026-12-05`, if no time is given. */
export type LocalMoment = LocalDateTime;

/** One fetched page or feed. */
export interface SourceDocument {
  /** Its URL after redirects; relative links resolve against it. */
  url: string;
  /** The content type as the server sent it, possibly with a charset, possibly wrong or empty. */
  contentType: string;
  bytes: Uint8Array;
}

/** What is known about the source before its document is read. */
export interface Hints {
  /** The reference day for dates without a year. */
  today: LocalDate;
  /** IANA zone of the source's city; every local time is in it unless the document names another. */
  timezone: string;
  city?: string;
  /** Two-letter code. */
  state?: string;
}

/** How a value was found: the rungs of the cascade, the page's visible text that confirms or corrects values, the text of a picture, or a person who typed it. */
export type Method =
  | 'platform-feed'
  | 'json-feed'
  | 'rss'
  | 'jsonld'
  | 'microdata'
  | 'rdfa'
  | 'microformats'
  | 'ics'
  | 'listing'
  | 'detail'
  | 'shell'
  | 'language-model'
  | 'learned'
  | 'visible-text'
  | 'flyer'
  | 'person';

/** The origin of a value. */
export interface Evidence {
  /** URL of the document. */
  document: string;
  /**
   * The position in it: a JSON pointer (RFC 6901), in a page after the JSON-LD script that it points into
   * (`script[2]#/@graph/0/startDate`); an ICS property (`VEVENT[3]/DTSTART`); an element of a page, with its attribute if the value is in
   * one (`main>time:nth-of-type(2)@datetime`); an element of a feed (`item[3]/title`); an offset into the visible text and the element
   * there (`text@2647 main>article>p`). A blank and
   * `text@39` after the first two is an offset into the plain text of that value.
   */
  locator: string;
  /** The verbatim text there, at most 200 characters. */
  snippet: string;
  method: Method;
}

export interface Field<T> {
  value: T;
  evidence: Evidence[];
}

export type EventStatus = 'scheduled' | 'cancelled' | 'postponed';

export interface Price {
  /** US cents; both absent if only a text is known. */
  minCents?: number;
  maxCents?: number;
  /** As the page writes it. */
  text?: string;
}

/** WGS 84, decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/**
 * How likely values are right, 0..1, calibrated on sites that were held out: of those at 0.9, nine in ten are right.
 * `packages/extraction/src/decide/doubt/publishing-bar.ts` says how much is needed.
 */
export interface Confidence {
  /** It is an event at all. */
  event: number;
  title: number;
  day: number;
  /** Both together. */
  titleAndDay: number;
  /** Only if a time is given. */
  time?: number;
  /** Only if a venue is given. */
  venue?: number;
}

/** One showing of one event, as published in one document. Every value has evidence. */
export interface Draft {
  /** Stable within its source: the UID, the event's own URL, otherwise title and start. Two showings never share it. */
  key: string;
  /** The same for all showings of one show (URL of the show, UID of the recurrence), if the document states it. */
  seriesKey?: string;
  title: Field<string>;
  /** At the event's place. */
  start: Field<LocalMoment>;
  /** An all-day end is the last day, inclusive. */
  end?: Field<LocalMoment>;
  allDay?: Field<boolean>;
  /** IANA zone, only if the document itself names one. */
  timezone?: Field<string>;
  description?: Field<string>;
  venue?: Field<string>;
  /** Street line(s) only if they can be separated, otherwise the address as written. */
  address?: Field<string>;
  city?: Field<string>;
  state?: Field<string>;
  /** The place's coordinates. */
  point?: Field<Point>;
  url?: Field<string>;
  ticketUrl?: Field<string>;
  imageUrl?: Field<string>;
  status?: Field<EventStatus>;
  price?: Field<Price>;
  /** The document's own labels (tags, categories, schema.org subtype), not yet ours. */
  labels?: Field<string[]>;
  organizer?: Field<string>;
  /** No tickets are left. */
  soldOut?: Field<true>;
  /** Whether it has no place to go to; false if it can be attended in both ways. */
  isOnline?: Field<boolean>;
  /** Who is let in: `21+`, or `all`. */
  ages?: Field<string>;
  /** It says that it is for families or children, or that all ages are let in. */
  familyFriendly?: Field<true>;
  /** Whether people in wheelchairs can come. */
  wheelchair?: Field<'yes' | 'no'>;
  /** Whether it is interpreted in sign language. */
  signLanguage?: Field<'yes' | 'no'>;
  captions?: Field<'yes' | 'no'>;
  /** Whether light, sound and rules are adapted to people who are sensitive to them. */
  sensoryFriendly?: Field<'yes' | 'no'>;
  /** How often it says that it takes place. */
  repeats?: Field<'daily' | 'weekly' | 'monthly'>;
  /** Whether it says that one can come alone, or that one needs others. */
  company?: Field<'alone' | 'group'>;
  /** What is paid besides a ticket's price: `$6.40`, `plus`, `included`. */
  fees?: Field<string>;
  /** On what free or open entry depends. */
  entry?: Field<'pay-what-you-can' | 'rsvp' | 'donation'>;
  /** What members pay: `$8`, or `free`. */
  memberPrice?: Field<string>;
  /** When the sale of tickets begins, at the event's place. */
  onSale?: Field<LocalMoment> & {
    /** Only a weekday is written: it was taken for the first one from the day of the reading on. */
    isWeekdayAlone?: true;
  };
  /** When it would have started, if the document says that it was moved. */
  previousStart?: Field<LocalMoment>;
  /** RRULE, RDATE and EXDATE lines of the document (RFC 5545 §3.8.5), one per line; `start` is then the first date. */
  recurrence?: Field<string>;
  /** Every draft of a document has it; drafts that a person wrote have none. */
  confidence?: Confidence;
  /** Why it is below the publishing bar. */
  doubts?: Message[];
}

/** A draft before keys are given. */
export type Unkeyed = Omit<Draft, 'key'>;

export interface Finding {
  /** kebab-case, for counting: `no-events`, `bad-json`, `offset-overruled`, `year-guessed`, `unsupported-format`. */
  code: string;
  severity: 'info' | 'warning' | 'error';
  message: Message;
  locator?: string;
}

/** A link that extraction requests to be read; it never fetches. */
export interface FollowUp {
  url: string;
  reason: 'feed' | 'next-page' | 'detail';
}

export interface Extraction {
  drafts: Draft[];
  findings: Finding[];
  followUps: FollowUp[];
  /** The rung that gave the drafts; null if none did. */
  method: Method | null;
  /** The days that this document lists completely; events are withdrawn only within them. */
  window: { from: LocalDate; to: LocalDate } | null;
  /** Language-model tokens spent. */
  tokens: number;
}
