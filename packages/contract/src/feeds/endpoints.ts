import { z } from 'zod';
import { WHENS } from '../defaults.ts';
import { defineEndpoints } from '../endpoint.ts';
import { eventEndpoints } from '../events/endpoints.ts';
import type { FactFilter, FilterQuery } from '../events/facts.ts';
import { HEARTS_MOST } from '../hearts/limits.ts';

/** Events in one feed at most, the soonest; a feed is one page. */
export const FEED_EVENTS = 200;
/** A saved list leaves in all of them, too. */
const FEED_FORMATS = ['ics', 'rss', 'json', 'csv'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
const format = z.enum(FEED_FORMATS);
const FORMAT_TYPES = ['text/calendar', 'application/rss+xml', 'application/feed+json', 'text/csv'] as const;
/** Coming dates of one event in a feed at most. */
export const FEED_DATES = 12;

/** What the listing or a search is narrowed by; feeds have one order, soonest first, that nobody can buy a place in. */
const ofPages = { sort: true, limit: true, cursor: true, featured: true, boosted: true } as const;
export const feedQuery = eventEndpoints.listEvents.query.omit(ofPages).extend({
  q: eventEndpoints.searchEvents.params.shape.term.optional(),
  /** Days by the city's own today, whenever the feed is read; goes before `from`, `to` and `evening`. */
  when: z.enum(WHENS).optional(),
});
export type FeedQuery = z.output<typeof feedQuery>;
/** The same with the days of now, and the filters that are on. */
export type DatedQuery = Omit<FeedQuery, 'when' | FactFilter> & FilterQuery;

/** Events in an embedded list. */
export const EMBED_LIMIT = 10;
const EMBED_LIMIT_MAX = 50;
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;

export const EMBED_SIZES = ['small', 'medium', 'large'] as const;

const shownQuery = feedQuery.extend({ lang: z.enum(['en', 'es']).default('en') });

const embedQuery = shownQuery.extend({
  limit: z.coerce.number().int().min(1).max(EMBED_LIMIT_MAX).default(EMBED_LIMIT),
  /** `auto` follows the reader's system. */
  theme: z.enum(EMBED_THEMES).default('auto'),
  size: z.enum(EMBED_SIZES).default('medium'),
  /** A color of the site around it, `7d4a00`; its lightness changes where it could not be read. */
  accent: z
    .string()
    .regex(/^#?[\da-f]{6}$/i)
    .transform((text) => text.replace('#', '').toLowerCase())
    .optional(),
});
export type EmbedQuery = z.output<typeof embedQuery>;

/** A television is dark unless its owner says otherwise. */
const boardQuery = shownQuery.extend({ theme: z.enum(EMBED_THEMES).default('dark') });
export type BoardQuery = z.output<typeof boardQuery>;
export type WeekQuery = z.output<typeof shownQuery>;

const feed = { kind: 'document', method: 'GET', access: 'public', isOpen: true, query: feedQuery } as const;

export const feedEndpoints = defineEndpoints({
  getCalendarFeed: {
    ...feed,
    path: '/api/feeds/events.ics',
    summary: 'The coming dates of a list or search as a calendar to subscribe to (RFC 5545): the soonest 200 events.',
    contentTypes: ['text/calendar'],
  },

  getRssFeed: {
    ...feed,
    path: '/api/feeds/events.rss',
    summary: 'A list or search as RSS 2.0, an item for each event: the soonest 200.',
    contentTypes: ['application/rss+xml'],
  },

  getJsonFeed: {
    ...feed,
    path: '/api/feeds/events.json',
    summary: 'A list or search as JSON Feed 1.1, an item for each event: the soonest 200.',
    contentTypes: ['application/feed+json'],
  },

  getCsvFeed: {
    ...feed,
    path: '/api/feeds/events.csv',
    summary: 'A list or search as a table, a row for each coming date: the soonest 200 events.',
    contentTypes: ['text/csv'],
  },

  getVenueFeed: {
    kind: 'document',
    method: 'GET',
    path: '/api/venues/:slug/calendar/:format',
    access: 'public',
    isOpen: true,
    summary: 'All that is coming at a venue, as a calendar (`ics`), `rss`, `json` (JSON Feed) or `csv`.',
    params: z.object({ slug: z.string().min(1).max(200), format }),
    contentTypes: FORMAT_TYPES,
  },

  getSavedEvents: {
    kind: 'document',
    method: 'GET',
    path: '/api/saved/:format',
    access: 'public',
    isPersonal: true,
    summary:
      "The caller's saved events as `ics`, `rss`, `json` or `csv`: with an account its hearts and itineraries, else the events of `ids`.",
    params: z.object({ format }),
    query: z.object({
      ids: z
        .string()
        .default('')
        .transform((text) => text.split(',').filter((id) => id !== ''))
        .pipe(z.array(z.string().max(200)).max(HEARTS_MOST)),
    }),
    contentTypes: FORMAT_TYPES,
  },

  getEmbeddedList: {
    kind: 'document',
    method: 'GET',
    path: '/embed',
    access: 'public',
    summary:
      'A list or search as a small page for a frame on any other site: the soonest events, each with a link to its page.',
    query: embedQuery,
    contentTypes: ['text/html'],
    isFramed: true,
  },

  getBoard: {
    kind: 'document',
    method: 'GET',
    path: '/tonight',
    access: 'public',
    summary:
      'A list or search for a television: one event after the other in large type, each with a QR code. It goes on for a day without a connection.',
    query: boardQuery,
    contentTypes: ['text/html'],
    isScreen: true,
  },

  getPrintedWeek: {
    kind: 'document',
    method: 'GET',
    path: '/week',
    access: 'public',
    summary: 'Seven days of a list or search on one sheet of paper (Letter or A4), each event with a QR code.',
    query: shownQuery,
    contentTypes: ['text/html'],
    isScreen: true,
  },

  readOwnCalendar: {
    method: 'POST',
    path: '/api/own-calendar',
    access: 'user',
    summary:
      "Reads the caller's own calendar at its address, for the browser that shows it beside events. Neither the address nor the calendar is stored.",
    body: z.object({ address: z.url({ protocol: /^https$/ }).max(2_000), agrees: z.literal(true) }),
    response: z.object({ text: z.string() }),
  },

  getEventCalendar: {
    kind: 'document',
    method: 'GET',
    path: '/api/events/:slug/calendar.ics',
    access: 'public',
    isOpen: true,
    summary: 'The coming dates of one event as a calendar file, by its slug or id.',
    params: eventEndpoints.getEvent.params,
    contentTypes: ['text/calendar'],
  },
});
