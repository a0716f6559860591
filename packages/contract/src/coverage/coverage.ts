import { z } from 'zod';
import { CATEGORIES } from '../categories.ts';
import { datasetFile } from '../datasets/dataset.ts';

/**
 * How a source of a city is doing. `lists`: its last reading found events to come; `empty`: it answers and lists none; `failing`: its last reading
 * failed; `lost`: several in a row failed or found none; `closed`: it does not let programs read it; `new`: it was not read yet.
 */
export const SOURCE_STANDINGS = ['lists', 'empty', 'failing', 'lost', 'closed', 'new'] as const;
export type SourceStanding = (typeof SOURCE_STANDINGS)[number];

/** Whose events a source lists: one place's, those of several places, or as a guide to places of other people. */
const SOURCE_KINDS = ['place', 'places', 'guide', 'unknown'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Sources, and places without one, that are read of a city at most. */
export const COVERAGE_MOST = 500;
/** Places without a source that are named. */
export const PLACES_NAMED = 24;
/** What a place lists is known from at least so many; below, it is not estimated. */
export const TYPICAL_FROM = 3;

const count = z.number().int();

/** What is known to be missing, and what share of all that is known to be on we list: 0 to 0.95 in steps of 0.05; 1 if nothing is known to be missing; null if nothing is known. */
const estimate = {
  /** Coming events that we list. */
  events: count,
  /** Sources that list some of them. */
  sources: count,
  lost: count,
  /** What lost sources listed when they last listed anything. */
  lostEvents: count,
  /** Known places without a source. */
  places: count,
  /** What these may list, as far as we do not list it. */
  placeEvents: count,
  share: z.number().nullable(),
};

export const citySources = z.object({
  city: z.string(),
  state: z.string(),
  timezone: z.string(),
  sources: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      host: z.string(),
      kind: z.enum(SOURCE_KINDS),
      standing: z.enum(SOURCE_STANDINGS),
      /** Events to come at its last reading; null if none was ever read. */
      events: count.nullable(),
      /** What it listed when it last listed anything. */
      listed: count.nullable(),
      answeredAt: z.string().nullable(),
      /** Since when its readings have failed or found nothing. */
      silentSince: z.string().nullable(),
    }),
  ),
  all: z.object(estimate),
  categories: z.array(z.object({ category: z.enum(CATEGORIES), ...estimate })),
  /** Places whose events we know from others only, the most events first. */
  places: z.array(z.object({ name: z.string(), slug: z.string(), events: count })),
  /** Websites of places that were found and are not read. */
  sites: count,
  /** What a place of this city lists: the middle of those that we read; null if we read too few. */
  typical: count.nullable(),
  /** The latest file of its events; null if there is none yet. `leftOut`: sources that are not in it because of their terms. */
  dataset: datasetFile.extend({ leftOut: count }).nullable().default(null),
});
export type CitySources = z.output<typeof citySources>;
export type CoverageEstimate = CitySources['all'];

/** What would bring a city more events: a lost source, a place without a source, a website that waits or does not answer. */
const NEXT_KINDS = ['lost', 'place', 'site'] as const;

export const cityCoverage = z.object({
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  isLive: z.boolean(),
  ...estimate,
  /** The next best sources to win, those with the most events first. */
  next: z.array(
    z.object({
      kind: z.enum(NEXT_KINDS),
      name: z.string(),
      url: z.string().nullable(),
      /** What it may bring, in events. */
      events: count,
      silentSince: z.string().nullable(),
    }),
  ),
});
export type CityCoverage = z.output<typeof cityCoverage>;
/** Named of each city. */
export const NEXT_NAMED = 5;
