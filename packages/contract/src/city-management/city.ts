import { z } from 'zod';
import { sentence } from '../sentence.ts';
import { SOURCE_HEALTHS, SOURCE_STATUSES, SOURCE_TIERS } from '../sources/scraping.ts';

/** Active sources from which a city that is not live is ready, and from which it is excellent (spec: CITYADM-10). */
export const READY_SOURCES = 5;
export const EXCELLENT_SOURCES = 10;

/** Where a city stands: `pending` has no source at all (docs/spec/decisions.md 101). */
const CITY_STANDINGS = ['live', 'excellent', 'ready', 'configured', 'pending'] as const;
export type CityStanding = (typeof CITY_STANDINGS)[number];

/** The filter cards (docs/spec/decisions.md 121): each city is in one of them; `ready` has the excellent ones too. */
export const CITY_FILTERS = ['live', 'ready', 'configured', 'pending'] as const;
export type CityFilter = (typeof CITY_FILTERS)[number];

export const CITY_SORTS = ['name', 'activeSources', 'events', 'lastDiscovery'] as const;
export type CitySort = (typeof CITY_SORTS)[number];

/** Cities in the summary before "Show all" (spec: CITYADM-05). */
export const SUMMARY_CITIES = 8;
/** Sources on a city's card; the rest is a list of its own. */
export const CARD_SOURCES = 3;

export const DISCOVERED_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type DiscoveredStatus = (typeof DISCOVERED_STATUSES)[number];

export const CITY_NOTES_MAX = 1_000;

/** A source on the card of its city (spec: ENT-045). */
export const citySource = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  status: z.enum(SOURCE_STATUSES),
  health: z.enum(SOURCE_HEALTHS),
  tier: z.enum(SOURCE_TIERS),
  /** 0..100; null before its first read. */
  score: z.number().nullable(),
  /** Events of one read on average; null before its first read. */
  eventDensity: z.number().nullable(),
});
export type CitySource = z.output<typeof citySource>;

/** A city of the network (spec: ENT-045). */
export const configuredCity = z.object({
  slug: z.string(),
  /** `Columbia, SC` */
  name: z.string(),
  city: z.string(),
  state: z.string(),
  timezone: z.string(),
  standing: z.enum(CITY_STANDINGS),
  /** Open to visitors: made live, and not hidden. */
  isLive: z.boolean(),
  isHidden: z.boolean(),
  totalSources: z.number().int(),
  activeSources: z.number().int(),
  /** Active sources that need attention (`isTroubled`). */
  failingSources: z.number().int(),
  highTierSources: z.number().int(),
  /** Upcoming events of its list. */
  events: z.number().int(),
  /** When its newest source was found. */
  lastDiscovery: z.string().nullable(),
  /** What expansion found at its last look, of what opens the city by itself; null if only a person opens it. */
  opening: z
    .object({
      events: z.number().int(),
      sources: z.number().int(),
      neededEvents: z.number().int(),
      neededSources: z.number().int(),
      /** When it opens if it has enough then. */
      nextLookAt: z.string(),
    })
    .nullable(),
  discovered_sources: z.array(citySource),
});
export type ConfiguredCity = z.output<typeof configuredCity>;

export const cityStatistics = z.object({
  totalEvents: z.number().int(),
  activeEvents: z.number().int(),
  /** Average score of its active sources that were read, 0..100; null if there is none. */
  averageScore: z.number().nullable(),
  lastDiscovery: z.string().nullable(),
});

/** Days that a city's history can show. */
export const HISTORY_DAYS = [30, 90] as const;

/** Events that came and that were over, by UTC day, the earliest first. */
export const cityHistory = z.object({
  days: z.array(z.object({ day: z.string(), added: z.number().int(), ended: z.number().int() })),
});
export type CityHistory = z.output<typeof cityHistory>;

const share = z.number().min(0).max(1);

/** A city that expansion proposes (spec: ENT-046). */
export const discoveredCity = z.object({
  id: z.string(),
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  status: z.enum(DISCOVERED_STATUSES),
  isLive: z.boolean(),
  isHidden: z.boolean(),
  discoveredAt: z.string(),
  sourcesFound: z.number().int(),
  eventsExtracted: z.number().int(),
  confidenceScore: share,
  discoveryReason: sentence,
  qualityMetrics: z.object({ avgEventQuality: share, sourceReliability: share, geoAccuracy: share }),
  notes: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  discovered_sources: z.array(citySource),
});
export type DiscoveredCity = z.output<typeof discoveredCity>;
/** Before it is written. */
export type ToldDiscoveredCity = z.input<typeof discoveredCity>;
