import { isUnseen, shownLine, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { eventStatus } from '../events/event.ts';
import { webAddress } from '../web-address.ts';
import { CORRECTABLE_DATES_MOST, CORRECTION_FIELDS, CORRECTION_TEXT_MOST } from './correction.ts';

const venue = z.object({ slug: z.string().min(1).max(200) });
const one = venue.extend({ event: z.string().min(1).max(200) });

/** One coming event of a venue, for who manages it. */
const venueEvent = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  timezone: z.string(),
  /** Of its next date. */
  startDate: z.string(),
  endDate: z.string().nullable(),
  status: eventStatus,
  upcomingCount: z.number().int(),
  /** The venue says something else of it than sources. */
  isCorrected: z.boolean(),
});
export type VenueEvent = z.output<typeof venueEvent>;

const facts = z.object({
  title: z.string(),
  description: z.string().nullable(),
  /** As it is shown. */
  price: z.string(),
  ticketUrl: z.string().nullable(),
});

const correctableDate = z.object({
  /** The start that sources list; it names the date in a correction. */
  date: z.string(),
  shown: z.object({ startDate: z.string(), endDate: z.string().nullable(), status: eventStatus }),
  told: z.object({ startDate: z.string(), endDate: z.string().nullable(), status: eventStatus }),
});

const correctableEvent = z.object({
  id: z.string(),
  slug: z.string(),
  timezone: z.string(),
  shown: facts,
  /** What sources say. */
  told: facts,
  /** Its dates to come. */
  dates: z.array(correctableDate),
  corrections: z.array(
    z.object({ field: z.enum(CORRECTION_FIELDS), date: z.string().nullable(), timestamp: z.string() }),
  ),
});
export type CorrectableEvent = z.output<typeof correctableEvent>;

/** One change for a person: a start or an end is wall time at the place. */
const change = z.object({
  field: z.enum([...CORRECTION_FIELDS, 'end']),
  date: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** It is as sources say again, so that nothing is kept. */
  isAsTold: z.boolean(),
});
export type CorrectionChange = z.output<typeof change>;

const tooLong = (most: number) => `Please use at most ${most} characters.`;
const line = (most: number) =>
  z
    .string()
    .overwrite((text) => shownLine(text).trim())
    .max(most, tooLong(most));

const ticketAddress = webAddress('https://example.org/tickets');
const ticketUrl = line(CORRECTION_TEXT_MOST.ticketUrl).transform((text, context) =>
  isUnseen(text) ? null : ticketAddress(text, context),
);

const LOCAL = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;
const local = z.string().regex(LOCAL, 'Please enter a date, such as 2026-12-05, or 2026-12-05T19:30.');

export const correctionEndpoints = defineEndpoints({
  listVenueEvents: {
    method: 'GET',
    path: '/api/venues/:slug/events',
    access: 'venue_owner',
    summary: 'The coming events of a venue, for who manages it, the next first.',
    params: venue,
    query: z.object({ cursor: z.string().max(200).optional() }),
    response: z.object({ items: z.array(venueEvent), nextCursor: z.string().nullable() }),
  },
  getCorrectableEvent: {
    method: 'GET',
    path: '/api/venues/:slug/events/:event',
    access: 'venue_owner',
    summary: 'What is shown of one coming event of a venue, and what sources say of it, for who manages the venue.',
    params: one,
    response: correctableEvent,
  },
  correctEvent: {
    method: 'PUT',
    path: '/api/venues/:slug/events/:event',
    access: 'venue_owner',
    summary:
      'Corrects a coming event of a venue above what sources say. Only what is sent changes; what equals the sources is no correction. With `isPreview` nothing is saved.',
    params: one,
    body: z.object({
      title: line(CORRECTION_TEXT_MOST.title)
        .refine((text) => !isUnseen(text), 'Please enter a title.')
        .optional(),
      description: z
        .string()
        .overwrite((text) => shownText(text).trim())
        .max(CORRECTION_TEXT_MOST.description, tooLong(CORRECTION_TEXT_MOST.description))
        .transform((text) => (isUnseen(text) ? null : text))
        .optional(),
      price: line(CORRECTION_TEXT_MOST.price)
        .refine((text) => !isUnseen(text), 'Please enter a price, such as $10-15 or Free.')
        .optional(),
      ticketUrl: ticketUrl.optional(),
      dates: z
        .array(
          z.object({
            date: local,
            status: z.enum(['active', 'cancelled']).optional(),
            time: z.object({ startDate: local, endDate: local.nullable() }).optional(),
          }),
        )
        .max(CORRECTABLE_DATES_MOST)
        .optional(),
      isPreview: z.boolean(),
    }),
    response: z.object({ changes: z.array(change), event: correctableEvent }),
  },
  undoCorrections: {
    method: 'POST',
    path: '/api/venues/:slug/events/:event/undo-corrections',
    access: 'venue_owner',
    summary:
      'Shows what sources say again: of one fact, or of the whole event if `field` is null. Undoing twice changes nothing.',
    params: one,
    body: z.object({ field: z.enum(CORRECTION_FIELDS).nullable(), date: local.nullable() }),
    response: correctableEvent,
  },
});
