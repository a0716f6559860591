import { z } from 'zod';
import { EVENT_STATUSES, event } from '../events/event.ts';

/** Itineraries of one person. */
export const ITINERARIES_MOST = 50;
/** Events in one itinerary. */
export const STOPS_MOST = 30;
export const ITINERARY_NAME_MAX = 80;
export const ITINERARY_NOTE_MAX = 500;

/** One date of an event in an itinerary. Times are local wall times of `timezone`. */
const stop = z.object({
  id: z.string(),
  note: z.string().nullable(),
  title: z.string(),
  venue: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  timezone: z.string(),
  isAllDay: z.boolean(),
  /** ISO instants; the end is null where none is published. */
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  /** The time it was planned for, if the event has another one on that day now. */
  plannedFor: z.string().nullable(),
  /** `unlisted`: no source lists this date any more. */
  status: z.enum([...EVENT_STATUSES, 'unlisted']),
  soldOut: z.boolean(),
  /** The event as it is now, with its own next date; null if it no longer exists. */
  event: event.nullable(),
});
export type Stop = z.output<typeof stop>;

/** In the order of their starts. */
const stops = z.array(stop);

export const itinerary = z.object({
  id: z.string(),
  name: z.string(),
  /** The secret of its link; null if it is not shared. */
  shareKey: z.string().nullable(),
  stops,
});
export type Itinerary = z.output<typeof itinerary>;

/** What everybody with its link sees. */
export const sharedItinerary = z.object({ name: z.string(), stops });
export type SharedItinerary = z.output<typeof sharedItinerary>;

export const itinerarySummary = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  /** The days of its first and last event; null without events. */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** Its events, in no order; one may be there with several dates. */
  eventIds: z.array(z.string()),
});
export type ItinerarySummary = z.output<typeof itinerarySummary>;
