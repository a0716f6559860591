import type { Endpoints, ResponseOf, SystemControls } from '@marquee/contract';
import type { Answers } from './api.ts';
import { ENGINE_OFF, PERFORMANCE, SCHEDULE, SCHEDULES } from './schedule.ts';

const AT = '2026-11-01T12:00:00.000Z';
const on = { enabled: true, description: 'What it governs.', lastToggled: null, toggledBy: null };
const empty = { items: [], nextCursor: null };

/** Everything on, nothing stopped. */
export const RUNNING: SystemControls = {
  version: '1.0.0',
  lastUpdated: AT,
  globalControls: {
    autonomousDiscovery: on,
    eventScraping: on,
    eventRevalidation: on,
    stage2Enhancement: on,
    imageGeneration: on,
    dynamicImageGeneration: on,
    systematicExpansion: on,
    generativeDescription: on,
    emergencyShutdown: { active: false, reason: null, activatedAt: null, activatedBy: null },
  },
};

export const STATUS: ResponseOf<Endpoints['getSystemControlsStatus']> = {
  globalToggles: {
    autonomousDiscovery: true,
    eventScraping: true,
    eventRevalidation: true,
    stage2Enhancement: true,
    imageGeneration: true,
    dynamicImageGeneration: true,
    systematicExpansion: true,
    generativeDescription: true,
  },
  activeOverrides: { cities: 0, states: 0 },
};

export const HEALTH: ResponseOf<Endpoints['getServerHealth']> = {
  server: {
    uptime: 3_600,
    memoryUsage: null,
    processId: null,
    nodeVersion: 'workerd',
    version: '1.0.0',
    deployedAt: AT,
    notes: 'At the edge there is no process.',
  },
  restarts: {
    isHighFrequency: false,
    frequency: { last24Hours: 1, averageUptime: 86_400 },
    recentHistory: [
      { processId: null, timestamp: AT, reason: 'deployment of 1.0.0', memoryUsage: null, uptime: 3_600 },
    ],
    patterns: {
      frequentReasons: [{ reason: 'deployment', count: 1 }],
      timePattern: 'None that can be seen.',
      memoryTrend: 'Not available at the edge.',
    },
  },
  workers: [
    { worker: 'api', requests: 10, errors: 0, errorRate: 0, p50Ms: 20, p95Ms: 50, isolateStarts: 1, lastSeen: AT },
  ],
};

export const IDLE: ResponseOf<Endpoints['getManualScrape']> = {
  running: false,
  runId: null,
  city: null,
  startedAt: null,
  heldUntil: null,
  jobsOpen: 0,
};

const NO_RUNS = { runs: 0, skipped: 0, errors: 0, eventsFound: 0, eventsSaved: 0, averageSeconds: 0 };
const NO_TOKENS = {
  autonomousGrowth: 0,
  sourceDiscovery: 0,
  urlRecovery: 0,
  eventEnhancement: 0,
  imageExtraction: 0,
  contentAnalysis: 0,
  qualityAssurance: 0,
  emergency: 0,
};
const BUDGET = {
  tier: 'TIER1',
  totalRemaining: 500_000,
  openaiUsage: { totalTokens: 0, cost: 0, requestCount: 0, resetInHours: 4 },
  config: { totalDailyLimit: 500_000, allocations: NO_TOKENS, lastUpdated: null, updatedBy: null },
  usage: { totalTokens: 0, byCategory: NO_TOKENS, reservedTokens: 0 },
  remaining: NO_TOKENS,
  forecast: {
    total: null,
    byCategory: {
      autonomousGrowth: null,
      sourceDiscovery: null,
      urlRecovery: null,
      eventEnhancement: null,
      imageExtraction: null,
      contentAnalysis: null,
      qualityAssurance: null,
      emergency: null,
    },
  },
  prices: [],
};

const off = { enabled: false };
/** The safe defaults. */
export const STRATEGIES_SET: ResponseOf<Endpoints['getEfficiencyConfig']> = {
  enabled: true,
  strategies: {
    modelDowngrades: off,
    caching: { enabled: true },
    throttling: off,
    earlyExit: off,
    batchOptimization: { enabled: true },
    aiQuietMode: off,
    htmlReduction: { enabled: true },
    progressiveEnhancement: off,
    intelligentCaching: { enabled: true },
  },
  lastUpdated: null,
  updatedBy: null,
};

const unmeasured = { enabled: false, tokens: null, percent: null, dollars: null };
export const NOTHING_SAVED: ResponseOf<Endpoints['simulateEfficiency']> = {
  totalSavings: null,
  totalSavingsPercentage: null,
  monthlySavings: null,
  tokenReduction: null,
  tokensSaved: null,
  avgTokensPerEvent: null,
  templatesCached: 0,
  componentBreakdown: {
    modelDowngrades: unmeasured,
    caching: unmeasured,
    throttling: unmeasured,
    earlyExit: unmeasured,
    batchOptimization: unmeasured,
    aiQuietMode: unmeasured,
    htmlReduction: unmeasured,
    progressiveEnhancement: unmeasured,
    intelligentCaching: unmeasured,
  },
  basis: { calls: 0, avoided: 0, tokensSpent: 0, tokensWithoutAny: 0, days: 0, since: null },
};

/** A console without trouble and without rows. */
export const consoleQuiet: Answers = {
  listVenueClaims: empty,
  listSubmissions: empty,
  getSystemControls: RUNNING,
  getSystemControlsStatus: STATUS,
  listControlOverrides: empty,
  getScheduleConfig: SCHEDULE,
  listSchedules: SCHEDULES,
  getAlwaysOn: ENGINE_OFF,
  getScraperPerformance: PERFORMANCE,
  getScrapingOverview: {
    scraperRunsToday: 12,
    eventsDiscoveredToday: 34,
    citiesScanned: 5,
    sourcesAttempted: 11,
    eventsSaved: 30,
    errorsLast24h: 1,
    todaySince: AT,
  },
  listScrapingActivity: [],
  listCityHeat: [],
  listSourcePerformance: empty,
  listScrapingSources: empty,
  listScrapingLogs: empty,
  listAnomalies: [],
  listUnreadableDocuments: empty,
  getManualScrape: IDLE,
  getScrapingMetrics: { since: AT, totals: { ...NO_RUNS, errorRate: 0 }, hours: [] },
  getConciergeTokenUsage: { model: null, day: { used: 0, limit: 200_000 }, month: { used: 0, limit: 4_000_000 } },
  listFoundSources: empty,
  listSourceCandidates: empty,
  listDiscoverySessions: [],
  getDiscoveryEngine: {
    isAllowed: true,
    because: null,
    safeMode: false,
    sitesPerSession: 120,
    intervalMinutes: 360,
    toCheck: 0,
    toReview: 0,
    acceptedToday: 0,
    lastSession: null,
  },
  getDiscoveryAnalytics: {
    period: 'Last 30 days',
    summary: {
      totalSessions: 0,
      wasteFullSessions: 0,
      averageEfficiency: null,
      averageWastePercentage: null,
      estimatedWastedTokens: 0,
      estimatedCostWaste: 0,
    },
    systemHealth: { throttlingActive: false, exclusionFiltering: true, efficiencyMonitoring: true },
    recommendations: [],
    cityAnalysis: [],
    recentSessions: [],
  },
  getPrequalificationMetrics: {
    totalDomains: 0,
    blockedDomains: 0,
    averageSuccessRate: null,
    estimatedTokenSavings: 0,
    topFailingDomains: [],
  },
  getMarqueeDashboard: {
    overview: {
      totalTokensSaved: 0,
      totalCostSavings: 0,
      prequalificationRate: null,
      averageSuccessRate: null,
      activeBlocks: 0,
    },
    today: { tokensUsed: 0, estimatedCost: 0, requests: 0 },
    recentActivity: [],
    domainHealth: [],
    tokenEfficiency: { tokensUsed: 0, tokensSaved: 0, efficiency: null, costSavings: 0 },
  },
  listDiscoveredSources: [],
  getRecoveryStats: {
    recoveryRate: null,
    domainsSaved: 0,
    totalAttempts: 0,
    tokensSaved: 0,
    cities: [],
    ways: [
      { way: 'common-path', recovered: 0 },
      { way: 'homepage', recovered: 0 },
      { way: 'multi-suggestion', recovered: 0 },
    ],
  },
  listRecoveries: [],
  listAggregateScans: [],
  getVenueIntegration: {
    totalVenues: 0,
    activeVenues: 0,
    fromAggregates: 0,
    last24h: 0,
    topCities: [],
    aggregates: 0,
    aggregatesDue: 0,
  },
  getDiscoveryTokenUsage: { used: 0, limit: 10_000, remaining: 10_000 },
  getTokenBudget: BUDGET,
  getEfficiencyConfig: STRATEGIES_SET,
  simulateEfficiency: NOTHING_SAVED,
  getQualityMetrics: {
    totalProcessed: 10,
    tierDistribution: { 1: 4, 2: 3, 3: 2, 4: 1 },
    enhancementRate: 0.1,
    averageQualityScore: 0.8,
    tokenEfficiency: null,
  },
  getDataQualityStats: { totalEvents: 10, missingImages: 1, staleEvents: 0, sourceAnalysis: [] },
  getErrorDiagnostics: { stats: { critical: 0, high: 0, total: 0, unresolved: 0 }, errors: [], deadLetters: 0 },
  listDeadLetters: empty,
  getServerHealth: HEALTH,
  listAuditLog: empty,
  listAuditActors: [],
  searchConsole: { cities: [], sources: [], events: [] },
  getQuotaStatus: {
    showBanner: false,
    severity: 'none',
    detectedAt: null,
    errorMessage: null,
    hoursDown: 0,
    consecutiveFailures: 0,
    requestId: null,
  },
  getModelStatus: {
    state: 'off',
    model: null,
    explanation: 'No language model is configured.',
    holdUntil: null,
    pagesWaiting: 0,
  },
  getPatternStats: {
    totalPatterns: 0,
    averageSuccessRate: null,
    replays: 0,
    venueTypeDistribution: {},
    topDomains: [],
    patterns: [],
  },
  listRecurringEvents: [],
  listMerges: empty,
  listEventReports: empty,
  listHeldDrafts: empty,
  getLedger: { books: [], proof: null },
  listLedgerEntries: empty,
  getPaymentHealth: { isSetUp: true, comparison: null, openRefunds: 0, openDisputes: 0 },
  listPayments: empty,
  getAdvertising: {
    activeCampaigns: 0,
    monthlyRevenue: 0,
    activeAdvertisers: 0,
    system: 'online',
    pending: 0,
    phases: { eventBoosts: false, venuePartnerships: false, brandIntegrations: false, premiumPlacements: false },
    refusedToday: 0,
  },
  listAdminCampaigns: empty,
  listUsers: empty,
  listEventSources: empty,
  auditLocations: {
    summary: { overallScore: 100, errors: 0, warnings: 0, infos: 0 },
    validEvents: 10,
    totalEvents: 10,
    violations: [],
    isComplete: true,
    ranAt: AT,
    lookedAt: 10,
  },
  listLocationRules: [{ id: 'zip-of-state', description: 'A ZIP code lies in its state.', severity: 'error' }],
};
