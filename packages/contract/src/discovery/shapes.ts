import { z } from 'zod';
import { AGGREGATE_KINDS } from '../aggregates/aggregates.ts';
import { sentence } from '../sentence.ts';
import { SOURCE_TIERS } from '../sources/scraping.ts';
import { CANDIDATE_STATES, DISCOVERY_METHODS, SITE_VERDICTS } from './discovery.ts';

/** The result of a check of a site (spec: ENT-057). */
const siteCheck = z.object({
  url: z.string(),
  host: z.string(),
  verdict: z.enum(SITE_VERDICTS),
  /** The weightiest first. */
  reasons: z.array(sentence),
  /** 0..100 */
  score: z.number().int(),
  tier: z.enum(SOURCE_TIERS),
  /** The page or feed that should be read; null if none has events. */
  sourceUrl: z.string().nullable(),
  /** Certain events from today on, on that page. */
  upcoming: z.number().int(),
  platform: z.string().nullable(),
  feeds: z.array(z.string()),
  /** ISO 639-1 */
  language: z.string().nullable(),
  parked: z.boolean(),
  /** If the site lists places of other people: how certain that is, 0..100, what it is, and why. */
  aggregate: z
    .object({
      url: z.string(),
      confidence: z.number().int(),
      kind: z.enum(AGGREGATE_KINDS).nullable(),
      reasons: z.array(sentence),
    })
    .nullable(),
  /** Documents fetched, robots.txt not counted. */
  pages: z.number().int(),
  bytes: z.number().int(),
  /** The failure may pass: ask again after this time; null otherwise. */
  retryAfterMs: z.number().int().nullable(),
});
export type SiteCheck = z.output<typeof siteCheck>;
/** Before it is written, as the others named so. */
export type ToldSiteCheck = z.input<typeof siteCheck>;

export const sourceCandidate = z.object({
  id: z.string(),
  url: z.string(),
  domain: z.string(),
  name: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  method: z.enum(DISCOVERY_METHODS),
  /** Why it was looked at. */
  foundBecause: sentence,
  venueType: z.string().nullable(),
  status: z.enum(CANDIDATE_STATES),
  verdict: z.enum(SITE_VERDICTS).nullable(),
  score: z.number().int().nullable(),
  tier: z.enum(SOURCE_TIERS).nullable(),
  reasons: z.array(sentence),
  sourceUrl: z.string().nullable(),
  sourceId: z.string().nullable(),
  platform: z.string().nullable(),
  foundAt: z.string(),
  checkedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type SourceCandidate = z.output<typeof sourceCandidate>;
export type ToldSourceCandidate = z.input<typeof sourceCandidate>;

/** A run of discovery for one city (spec: ENT-026). */
export const discoverySession = z.object({
  sessionId: z.string(),
  city: z.string(),
  state: z.string(),
  timestamp: z.string(),
  endedAt: z.string().nullable(),
  /** `open map, links` */
  method: z.string(),
  tokenCost: z.number().int(),
  candidates: z.number().int(),
  checked: z.number().int(),
  accepted: z.number().int(),
  /** What it did and why it found no more. */
  notes: z.array(sentence),
  validatedSources: z.array(
    z.object({
      url: z.string(),
      status: z.enum(['validated', 'invalid', 'unreachable']),
      alternativeUrl: z.string().nullable(),
      tier: z.enum(SOURCE_TIERS).nullable(),
    }),
  ),
});
export type ToldDiscoverySession = z.input<typeof discoverySession>;

const SEVERITIES = ['high', 'medium', 'low'] as const;

/** Spec: ENT-043, ENT-044. */
export const discoveryAnalytics = z.object({
  /** `Last 30 days`; `Last 500 searches` if these were more. */
  period: sentence,
  summary: z.object({
    totalSessions: z.number().int(),
    wasteFullSessions: z.number().int(),
    /** 0..100; null before any session has checked a site. */
    averageEfficiency: z.number().nullable(),
    averageWastePercentage: z.number().nullable(),
    estimatedWastedTokens: z.number().int(),
    /** US dollars. */
    estimatedCostWaste: z.number(),
  }),
  systemHealth: z.object({
    throttlingActive: z.boolean(),
    /** Domains whose checks failed repeatedly are left out now. */
    exclusionFiltering: z.boolean(),
    efficiencyMonitoring: z.boolean(),
  }),
  recommendations: z.array(
    z.object({ severity: z.enum(SEVERITIES), message: sentence, action: sentence, estimatedCost: z.number() }),
  ),
  cityAnalysis: z.array(
    z.object({
      city: z.string(),
      sessions: z.number().int(),
      totalTokens: z.number().int(),
      /** 0..1; null if its sessions checked nothing. */
      averageWaste: z.number().nullable(),
      estimatedWastedTokens: z.number().int(),
    }),
  ),
  recentSessions: z.array(
    z.object({
      sessionId: z.string(),
      city: z.string(),
      state: z.string(),
      timestamp: z.string(),
      tokenCost: z.number().int(),
      validCount: z.number().int(),
      totalSources: z.number().int(),
      /** 0..100; null if it checked nothing. */
      wastePercentage: z.number().nullable(),
      isWasteful: z.boolean(),
    }),
  ),
});
export type ToldDiscoveryAnalytics = z.input<typeof discoveryAnalytics>;

const domainHealth = z.object({
  domain: z.string(),
  verdict: z.enum(SITE_VERDICTS),
  checks: z.number().int(),
  failures: z.number().int(),
  reason: sentence,
  blockedUntil: z.string().nullable(),
  blockedBy: z.string().nullable(),
  lastChecked: z.string(),
});

/** Spec: ENT-057. */
export const prequalificationMetrics = z.object({
  totalDomains: z.number().int(),
  blockedDomains: z.number().int(),
  /** 0..100, of all checks; null before the first. */
  averageSuccessRate: z.number().nullable(),
  /** An estimate: sites refused without a model, at the specification's figure for each. */
  estimatedTokenSavings: z.number().int(),
  topFailingDomains: z.array(domainHealth),
});
export type ToldPrequalificationMetrics = z.input<typeof prequalificationMetrics>;

/** Spec: ENT-058. */
export const marqueeDashboard = z.object({
  overview: z.object({
    totalTokensSaved: z.number().int(),
    totalCostSavings: z.number(),
    /** 0..100: of the sites found, those checked without a model; null before the first. */
    prequalificationRate: z.number().nullable(),
    averageSuccessRate: z.number().nullable(),
    activeBlocks: z.number().int(),
  }),
  /** The discovery share of the UTC day. */
  today: z.object({ tokensUsed: z.number().int(), estimatedCost: z.number(), requests: z.number().int() }),
  recentActivity: z.array(domainHealth),
  /** Every domain that is blocked now, at most 50. */
  domainHealth: z.array(domainHealth),
  tokenEfficiency: z.object({
    tokensUsed: z.number().int(),
    tokensSaved: z.number().int(),
    /** 0..100: saved of saved and used; null if both are 0. */
    efficiency: z.number().nullable(),
    costSavings: z.number(),
  }),
});
export type ToldMarqueeDashboard = z.input<typeof marqueeDashboard>;

export const prequalificationTest = z.object({
  check: siteCheck,
  interpretation: z.object({
    recommendation: sentence,
    confidenceLevel: z.enum(['high', 'medium', 'low']),
    /** Estimates (docs/spec/decisions.md 108). */
    tokenSavings: z.number().int(),
    costSavings: z.number(),
  }),
});
export type ToldPrequalificationTest = z.input<typeof prequalificationTest>;
