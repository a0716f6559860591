import type { EndpointId } from '../endpoints.ts';

/**
 * What a figure covers. `now`: the state of the database. `today`: since midnight in the zone of the default city. `utc-day`: since midnight UTC, as
 * budgets count. `last-day`: the running hour and the 23
 * before it.
 */
type FigurePeriod = 'now' | 'today' | 'utc-day' | 'last-day';

interface Figure {
  /** What is counted, once for every section that shows it. */
  means: string;
  period: FigurePeriod;
  /**
   * Every response that carries it, with its place there: `sources.active`; `stateProgress[].activeCities` is the sum over a list, of its first page. A test asks all
   * of them in made networks and finds one number.
   */
  shown: ReadonlyArray<{ endpoint: EndpointId; path: string; at: string }>;
}

const overview = (at: string) =>
  ({ endpoint: 'getScrapingOverview', path: '/api/admin/scraping/overview', at }) as const;
const metrics = (at: string) => ({ endpoint: 'getScrapingMetrics', path: '/api/admin/scraping/metrics', at }) as const;
const dashboard = (at: string) => ({ endpoint: 'getDashboard', path: '/api/admin/dashboard', at }) as const;
const scrapers = (at: string) => ({ endpoint: 'getScrapersStatus', path: '/api/admin/scrapers/status', at }) as const;
const performance = (at: string) =>
  ({ endpoint: 'getScraperPerformance', path: '/api/admin/scraper-performance', at }) as const;
const growth = (at: string) => ({ endpoint: 'getGrowthAnalytics', path: '/api/admin/growth-analytics', at }) as const;
const cities = (at: string) =>
  ({ endpoint: 'listConfiguredCities', path: '/api/admin/cities/configured', at }) as const;
const network = (at: string) => ({ endpoint: 'cityStats', path: '/api/cities/stats', at }) as const;
const discovery = (at: string) => ({ endpoint: 'getDiscoveryStatus', path: '/api/admin/discovery-stats', at }) as const;

/** Every figure that more than one section shows, defined once. A section that shows one reads the field that is named here. */
export const FIGURES = {
  activeSources: {
    means:
      'Sources that are read: not paused, retired, blacklisted or a duplicate. Two pages of one host are two sources.',
    period: 'now',
    shown: [
      dashboard('sources.active'),
      scrapers('activeSources'),
      performance('summary.totalSources'),
      discovery('activeSources'),
      growth('totalSources'),
      cities('items[].activeSources'),
    ],
  },
  failingSources: {
    means: 'Active sources whose health is neither OK nor new.',
    period: 'now',
    shown: [
      dashboard('sources.failing'),
      dashboard('cities[].failing'),
      scrapers('failingSources'),
      performance('summary.criticalSources'),
      { endpoint: 'listAnomalies', path: '/api/admin/discovery/anomalies', at: 'failingSources' },
      cities('items[].failingSources'),
    ],
  },
  readsToday: {
    means: 'Reads of sources that began today; skipped ones do not count.',
    period: 'today',
    shown: [overview('scraperRunsToday'), scrapers('readsToday')],
  },
  failedReadsToday: {
    means: 'Reads of today that failed or are to be tried again.',
    period: 'today',
    shown: [overview('failedReadsToday'), scrapers('errorsToday')],
  },
  newSourcesToday: {
    means: 'Sources whose first read of the day was today.',
    period: 'today',
    shown: [overview('sourcesAttempted'), discovery('newSourcesToday')],
  },
  newCitiesToday: {
    means: 'Cities of which a source was read today.',
    period: 'today',
    shown: [overview('citiesScanned'), discovery('newCitiesToday')],
  },
  readsLastDay: {
    means: 'Reads of sources in the last 24 hours; skipped ones do not count.',
    period: 'last-day',
    shown: [
      dashboard('today.reads'),
      metrics('totals.runs'),
      metrics('hours[].runs'),
      dashboard('reads.points[].reads'),
    ],
  },
  failedReadsLastDay: {
    means: 'Reads of the last 24 hours that failed or are to be tried again.',
    period: 'last-day',
    shown: [dashboard('today.readErrors'), metrics('totals.errors'), overview('errorsLast24h')],
  },
  eventsFoundLastDay: {
    means:
      'Events that the reads of the last 24 hours found on pages; an event on two pages, or read twice, counts twice.',
    period: 'last-day',
    shown: [dashboard('today.found'), metrics('totals.eventsFound'), dashboard('reads.points[].found')],
  },
  eventsSavedLastDay: {
    means: 'Events that the reads of the last 24 hours created or changed; an unchanged one does not count.',
    period: 'last-day',
    shown: [dashboard('today.saved'), metrics('totals.eventsSaved'), dashboard('reads.points[].saved')],
  },
  eventsAddedToday: {
    means: 'Distinct events that were stored for the first time today.',
    period: 'today',
    shown: [dashboard('events.addedToday'), growth('eventsToday')],
  },
  storedEvents: {
    means: 'Distinct events in the database, past ones included; merged ones count once.',
    period: 'now',
    shown: [
      dashboard('events.total'),
      { endpoint: 'getImageStatus', path: '/api/admin/image-stats', at: 'totalEvents' },
      { endpoint: 'listConsoleEvents', path: '/api/admin/events', at: 'total' },
    ],
  },
  upcomingEvents: {
    means: 'Coming events in the lists of the cities that visitors see.',
    period: 'now',
    shown: [growth('totalEvents'), network('overview.totalEvents'), network('states[].totalEvents')],
  },
  liveCities: {
    means: 'Cities that visitors see: live and not hidden.',
    period: 'now',
    shown: [
      growth('totalCities'),
      cities('counts.live'),
      network('overview.totalCities'),
      {
        endpoint: 'getExpansionStatus',
        path: '/api/admin/systematic-expansion/status',
        at: 'stateProgress[].activeCities',
      },
    ],
  },
  tokensToday: {
    means: 'Tokens of the language model used on this UTC day, by every category.',
    period: 'utc-day',
    shown: [
      dashboard('budget.used'),
      { endpoint: 'getTokenBudget', path: '/api/admin/token-budget/status', at: 'usage.totalTokens' },
      { endpoint: 'getPerformanceMetrics', path: '/api/admin/performance-metrics', at: 'tokenUsage.dailyUsed' },
    ],
  },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof FIGURES;
