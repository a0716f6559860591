import { shownLine } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { sentence } from '../sentence.ts';

const zoneOfState = z.object({
  state: z.string(),
  stateFullName: z.string(),
  timezone: z.string(),
  cities: z.number().int(),
  /** Upcoming events. */
  events: z.number().int(),
});

const timezoneTest = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** `Columbia, SC` */
  city: z.string(),
  /** What is stored with the event, and what its city has. */
  eventTimezone: z.string(),
  cityTimezone: z.string(),
  /** The wall time of the next date, `2026-10-10T19:00`, and the instant it is stored as. */
  startLocal: z.string(),
  startsAt: z.string(),
  /** The wall time that the instant has in the city's zone. */
  localInCity: z.string(),
  isZoneRight: z.boolean(),
  isTimeRight: z.boolean(),
  /** A sentence. */
  verdict: sentence,
});
export type TimezoneTest = z.output<typeof timezoneTest>;
export type ToldTimezoneTest = z.input<typeof timezoneTest>;

export const timezoneEndpoints = defineEndpoints({
  getTimezoneStats: {
    method: 'GET',
    path: '/api/admin/timezone-stats',
    access: 'admin',
    summary: 'Upcoming events by state and time zone (spec: ENT-042).',
    response: z.object({
      scEvents: z.number().int(),
      ncEvents: z.number().int(),
      /** Whether the zone of an event is taken from the place that it is at. */
      autoDetection: z.boolean(),
      states: z.array(zoneOfState),
    }),
  },

  testTimezone: {
    method: 'POST',
    path: '/api/admin/timezone-test',
    access: 'admin',
    summary: 'Compares the zone stored with an event with that of its city.',
    body: z.object({
      eventId: z
        .string('Please enter the id of an event.')
        .overwrite(shownLine)
        .min(1, 'Please enter the id of an event.')
        .max(300),
    }),
    response: timezoneTest,
  },
});
