import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';
import { PAGE_TRIAL_SECONDS } from '../page-trials/trial.ts';
import { sentence } from '../sentence.ts';
import { AGGREGATE_KINDS } from './aggregates.ts';

const link = z.object({ url: z.string(), label: z.string() });
const aggregateVenue = z.object({
  name: z.string(),
  url: z.string(),
  /** 0..100 */
  confidence: z.number().int(),
  /** Where it is listed. */
  sourceContext: sentence,
  eventIndicators: z.array(z.string()),
  /** Already a source, a site to check, or blocked. */
  isKnown: z.boolean(),
});
export type AggregateVenue = z.output<typeof aggregateVenue>;
/** Before it is written, as the scan. */
export type ToldAggregateVenue = z.input<typeof aggregateVenue>;

/** What was found about a site that may list places (spec: ENT-065). */
const aggregateScan = z.object({
  url: z.string(),
  host: z.string(),
  name: z.string(),
  isAggregate: z.boolean(),
  /** 0..100 */
  confidence: z.number().int(),
  aggregateType: z.enum(AGGREGATE_KINDS).nullable(),
  recommendedTraversalDepth: z.number().int(),
  reasonsDetected: z.array(sentence),
  categoryPages: z.array(link),
  venueLinks: z.array(aggregateVenue),
  /** `Columbia, SC`: the city that it is about; null if unknown. */
  city: z.string().nullable(),
  pages: z.number().int(),
  /** What went wrong or was left out. */
  notes: z.array(sentence),
  isDeep: z.boolean(),
  discoveredVenues: z.array(aggregateVenue),
  /** Venues that became sites to check. */
  integratedCount: z.number().int(),
});
export type AggregateScan = z.output<typeof aggregateScan>;
export type ToldAggregateScan = z.input<typeof aggregateScan>;

const url = z.string().trim().min(1, 'Please enter a URL to scan.').max(2_000);
const place = { city: cityName.optional(), state: stateCode.optional() };

export const aggregateEndpoints = defineEndpoints({
  scanAggregate: {
    method: 'POST',
    path: '/api/admin/aggregate-scan',
    access: 'admin',
    trialSeconds: PAGE_TRIAL_SECONDS,
    summary: 'Whether a site lists places of other people, by at most three pages; with what a deep scan would follow.',
    /** `isTrial`: a test of the integration, which leaves no scan behind (docs/spec/decisions.md 121). */
    body: z.object({ url, isTrial: z.boolean().optional() }),
    response: aggregateScan,
  },

  deepScanAggregate: {
    method: 'POST',
    path: '/api/admin/aggregate-deep-scan',
    access: 'admin',
    trialSeconds: PAGE_TRIAL_SECONDS,
    summary: 'Follows the pages of an aggregate and makes the venues that it finds sites to check.',
    body: z.object({ url, performTraversal: z.literal(true), ...place }),
    response: aggregateScan,
  },

  listAggregateScans: {
    method: 'GET',
    path: '/api/admin/aggregate-scans',
    access: 'admin',
    summary: 'The last five scans, newest first.',
    response: z.array(z.object({ id: z.string(), scannedAt: z.string(), scan: aggregateScan })),
  },

  getVenueIntegration: {
    method: 'GET',
    path: '/api/admin/venue-integration',
    access: 'admin',
    summary:
      'How many sources discovery found, how many are read, how many come from aggregates, and the cities with the most.',
    response: z.object({
      totalVenues: z.number().int(),
      activeVenues: z.number().int(),
      fromAggregates: z.number().int(),
      last24h: z.number().int(),
      topCities: z.array(z.object({ city: z.string(), state: z.string(), venues: z.number().int() })),
      /** Sites of aggregates that were recognized, and how many of them wait to be followed. */
      aggregates: z.number().int(),
      aggregatesDue: z.number().int(),
    }),
  },
});
