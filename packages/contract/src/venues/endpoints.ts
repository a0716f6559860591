import { isUnseen, shownLine, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { webAddress } from '../web-address.ts';
import { VENUE_STATUSES, VENUE_TEXT_MOST, VIEW_DAYS } from './venue.ts';

const slug = z.object({ slug: z.string().min(1).max(200) });

/** A venue as its page shows it: what its owner says of it, else what sources say. */
const venue = z.object({
  slug: z.string(),
  name: z.string(),
  /** What `listEvents` is asked for to get its events; a town may be listed with the city beside it. */
  list: z.object({ city: z.string(), state: z.string(), venue: z.string() }),
  city: z.string(),
  state: z.string(),
  timezone: z.string(),
  address: z.string().nullable(),
  /** Where it is, as a source says (WGS 84); both or none. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  description: z.string().nullable(),
  accessibility: z.string().nullable(),
  /** Somebody manages this page for the venue. */
  isManaged: z.boolean(),
  upcomingEvents: z.number().int(),
});
export type Venue = z.output<typeof venue>;

/** The same for who manages it. */
const managedVenue = venue.extend({
  /** What the form begins with; null: what sources say is shown. */
  profile: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    website: z.string().nullable(),
    phone: z.string().nullable(),
    description: z.string().nullable(),
    accessibility: z.string().nullable(),
  }),
  /** What sources say. */
  told: z.object({ name: z.string(), address: z.string().nullable(), website: z.string().nullable() }),
  /** To be sent back with a change. */
  version: z.number().int(),
  changedAt: z.string().nullable(),
  status: z.enum(VENUE_STATUSES),
  monthlyViews: z.number().int(),
});
export type ManagedVenue = z.output<typeof managedVenue>;

const ownVenue = venue.pick({ slug: true, name: true, city: true, state: true, upcomingEvents: true });
export type OwnVenue = z.output<typeof ownVenue>;

const tooLong = (most: number) => `Please use at most ${most} characters.`;
/** One line; empty is none. */
const line = (most: number) =>
  z
    .string()
    .overwrite((text) => shownLine(text).trim())
    .max(most, tooLong(most))
    .transform((text) => (isUnseen(text) ? null : text));
const lines = (most: number) =>
  z
    .string()
    .overwrite((text) => shownText(text).trim())
    .max(most, tooLong(most))
    .transform((text) => (isUnseen(text) ? null : text));

const publicAddress = webAddress();
const website = line(VENUE_TEXT_MOST.website).transform((text, context) =>
  text === null ? null : publicAddress(text, context),
);

const PHONE = /^\+?[\d\s().\-/]{5,}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i;
const phone = line(VENUE_TEXT_MOST.phone).refine(
  (text) => text === null || (PHONE.test(text) && (text.match(/\d/g)?.length ?? 0) >= 7),
  'Please enter a telephone number, such as (803) 555-0100.',
);

export const venueEndpoints = defineEndpoints({
  getVenue: {
    method: 'GET',
    path: '/api/venues/:slug',
    access: 'public',
    isOpen: true,
    summary: 'One venue by its slug; its events are listed by its list name.',
    params: slug,
    response: venue,
    cacheSeconds: 15,
  },
  countVenueView: {
    method: 'POST',
    path: '/api/venues/:slug/views',
    access: 'public',
    summary:
      "Counts one view of a venue's page or of a page of its events, by day, without anything about the visitor.",
    params: slug,
    response: z.object({ isCounted: z.boolean() }),
  },
  listOwnVenues: {
    method: 'GET',
    path: '/api/own-venues',
    access: 'user',
    summary: 'The venues that the caller manages, the latest first.',
    response: z.array(ownVenue),
  },
  getManagedVenue: {
    method: 'GET',
    path: '/api/venues/:slug/manage',
    access: 'venue_owner',
    summary: `A venue with its profile and figures, for who manages it; views are those of the last ${VIEW_DAYS} days.`,
    params: slug,
    response: managedVenue,
  },
  updateVenue: {
    method: 'PUT',
    path: '/api/venues/:slug',
    access: 'venue_owner',
    summary: "Changes a venue's profile; an empty value shows what sources say. Refused if it changed since `version`.",
    params: slug,
    body: z.object({
      name: line(VENUE_TEXT_MOST.name),
      address: line(VENUE_TEXT_MOST.address),
      website,
      phone,
      description: lines(VENUE_TEXT_MOST.description),
      accessibility: lines(VENUE_TEXT_MOST.accessibility),
      version: z.number().int().min(0),
    }),
    response: managedVenue,
  },
});
