import { z } from 'zod';
import { CATEGORIES } from '../categories.ts';
import { ENHANCEMENT_LEVELS, enhancement } from '../enhancement/enhancement.ts';
import { MADE_BY } from '../images/pictures.ts';
import { factFields, OCCURS } from './facts.ts';

/** `active`: takes place; `inactive`: its page is gone. */
export const EVENT_STATUSES = ['active', 'cancelled', 'postponed', 'inactive', 'ended'] as const;
export const eventStatus = z.enum(EVENT_STATUSES);
export type EventStatus = z.output<typeof eventStatus>;

/** How long an event without an end is taken to last by whoever plans around it; lists keep it longer (packages/domain/src/places/times.ts). */
export const ASSUMED_MINUTES = 120;

/** An event as lists carry it (spec: ENT-003). Times are local wall times of `timezone`. */
export const event = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  venue: z.string().nullable(),
  /** Of the venue's own page; null if it has none. */
  venueSlug: z.string().nullable(),
  address: z.string().nullable(),
  /** Where its place is, as its source says (WGS 84); both or none. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  city: z.string(),
  state: z.string(),
  /** The next showing, of a list by days the first on them: `2026-12-05T19:30`, or the date alone for all-day events. */
  startDate: z.string(),
  endDate: z.string().nullable(),
  timezone: z.string(),
  isAllDay: z.boolean(),
  /** For people: `$15-$25`, `Free`, `See event page`. */
  price: z.string(),
  /** Dollars. */
  priceMin: z.number().nullable(),
  priceMax: z.number().nullable(),
  categories: z.array(z.enum(CATEGORIES)),
  imageUrl: z.string().nullable(),
  /** The dominant color of that image, `#rrggbb`, to be shown while it loads; null where it is not known. */
  imageColor: z.string().nullable(),
  /** An image made for it or for its category, while its source has none. */
  generatedImageUrl: z.string().nullable(),
  /** Who made that: we drew it, or a model did (BEY-35). */
  generatedImageBy: z.enum(MADE_BY).nullable(),
  /** The source's name. */
  source: z.string(),
  sourceUrl: z.string(),
  url: z.string().nullable(),
  ticketUrl: z.string().nullable(),
  detailPageUrl: z.string().nullable(),
  isFeatured: z.boolean(),
  status: eventStatus,
  /** No tickets are left for any date still to come, as a source says. */
  soldOut: z.boolean(),
  ...factFields,
  /** Once (also a short run or a festival), again and again (weekly, monthly), or always, like opening hours or a long exhibition. */
  occurs: z.enum(OCCURS),
  /** When the next showing would have started before its source moved it: a wall time or a date, like `startDate`. */
  movedFrom: z.string().nullable(),
  validationError: z.string().nullable(),
  attendeeCount: z.number().int(),
  /** Upcoming showings, including this one. */
  upcomingCount: z.number().int(),
});
export type Event = z.output<typeof event>;

const occurrence = z.object({
  startDate: z.string(),
  endDate: z.string().nullable(),
  status: eventStatus,
  soldOut: z.boolean(),
});

/** What an event's own page says of one of its dates beyond the list of its source. */
const ownPageWord = z.object({
  /** The listed start that it is about: a wall time or a date. */
  about: z.string(),
  status: z.enum(['cancelled', 'postponed']).nullable(),
  soldOut: z.boolean(),
  movedTo: z.string().nullable(),
  price: z.string().nullable(),
});

/** The claims of one source, field by field, with the verbatim text; or what the venue itself corrects. */
const sourceClaim = z.object({
  source: z.string(),
  url: z.string(),
  /** The slug of the venue whose own word this is; null for what was read on the web. */
  venueSlug: z.string().nullable(),
  /** For what the event's own page says; null for what a list or its venue says. */
  ownPage: ownPageWord.nullable(),
  /** ISO instant of the last read that found it. */
  lastSeenAt: z.string(),
  /** Weeks by which a replayed recording was shifted; 0 for the live web. */
  shiftWeeks: z.number().int(),
  fields: z.array(z.object({ field: z.string(), method: z.string(), locator: z.string(), snippet: z.string() })),
});

/** Where sources disagree with what is shown of the next date. */
const disagreement = z.object({
  field: z.enum(['time', 'price', 'venue']),
  /** The value that is shown: a wall time, a price, a place. */
  shown: z.string(),
  /** Whose word it is: the venue's, if it corrected it or the source is its own. */
  shownBy: z.object({ source: z.string(), isVenue: z.boolean() }),
  /** What others say, each value once. `perhaps`: when doors open; when the show begins, where doors are shown; a price with fees. */
  others: z.array(
    z.object({
      source: z.string(),
      url: z.string(),
      value: z.string(),
      perhaps: z.enum(['doors', 'show', 'fees']).nullable(),
    }),
  ),
});
export type Disagreement = z.output<typeof disagreement>;

/** An event as its page on the site shows it. */
export const eventDetail = event.extend({
  organizer: z.string().nullable(),
  /** What the texts of its sources and its own page say of access, verbatim; null if none speaks of it. */
  accessNote: z.string().nullable(),
  /** What they say of parking and of lines that lead there, verbatim; null if none does. */
  parkingNote: z.string().nullable().default(null),
  enhancementLevel: z.enum(ENHANCEMENT_LEVELS).nullable(),
  enhancedDetails: enhancement.nullable(),
  enhancementTimestamp: z.string().nullable(),
  occurrences: z.array(occurrence),
  sources: z.array(sourceClaim),
  disagreements: z.array(disagreement).default([]),
});
export type EventDetail = z.output<typeof eventDetail>;
