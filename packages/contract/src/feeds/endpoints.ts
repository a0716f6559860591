import type { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { eventEndpoints } from '../events/endpoints.ts';

/** Events in one feed at most, the soonest; a feed is one page. */
export const FEED_EVENTS = 200;
/** Coming dates of one event in a feed at most. */
export const FEED_DATES = 12;

/** What the listing or a search is narrowed by; feeds have one order, soonest first. */
const feedQuery = eventEndpoints.listEvents.query
  .omit({ sort: true, limit: true, cursor: true })
  .extend({ q: eventEndpoints.searchEvents.params.shape.term.optional() });
export type FeedQuery = z.output<typeof feedQuery>;

const feed = { kind: 'document', method: 'GET', access: 'public', query: feedQuery } as const;

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

  getEventCalendar: {
    kind: 'document',
    method: 'GET',
    path: '/api/events/:slug/calendar.ics',
    access: 'public',
    summary: 'The coming dates of one event as a calendar file, by its slug or id.',
    params: eventEndpoints.getEvent.params,
    contentTypes: ['text/calendar'],
  },
});
