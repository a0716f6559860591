import { z } from 'zod';
import { sentence } from '../sentence.ts';

/** `searched`: every search until now found no source; the next one is known. */
const EXPANSION_STAGES = ['searching', 'searched', 'reading', 'opened', 'given-back'] as const;
export type ExpansionStage = (typeof EXPANSION_STAGES)[number];

/** One thing that happened to a city on its way, with its reason. */
const expansionStep = z.object({ at: z.string(), what: sentence });

/** A city on its way into the network, or out again. */
export const expansionRun = z.object({
  id: z.string(),
  city: z.string(),
  state: z.string(),
  stage: z.enum(EXPANSION_STAGES),
  startedAt: z.string(),
  /** `engine`, or who pressed the button. */
  startedBy: z.string(),
  endedAt: z.string().nullable(),
  /** Out of 10, when it was chosen. */
  score: z.number(),
  /** On its way, its active sources; at its end, those whose last read was good. */
  sources: z.number().int(),
  events: z.number().int(),
  tokens: z.number().int(),
  /** When it opens if it has enough then; null if it has ended. */
  nextLookAt: z.string().nullable(),
  /** When it may be tried again; null unless it was given back. */
  retryAt: z.string().nullable(),
  steps: z.array(expansionStep),
});

export const PRIORITIES = ['High', 'Medium', 'Low'] as const;

/** Spec: ENT-031, with what its tokens would buy (BEY-31). */
export const nextCity = z.object({
  id: z.string(),
  city: z.string(),
  state: z.string(),
  priority: z.enum(PRIORITIES),
  population: z.number().int(),
  /** Out of 10. */
  score: z.number(),
  reasoning: sentence,
  estimatedTime: sentence,
  /** Coming events that it may have; null while no live city has any. */
  expectedEvents: z.number().int().nullable(),
  /** Null if its sources are found without tokens. */
  eventsPerThousandTokens: z.number().nullable(),
});
export type NextCity = z.output<typeof nextCity>;

/** Spec: ENT-030. */
export const stateProgress = z.object({
  state: z.string(),
  name: z.string(),
  activeCities: z.number().int(),
  totalCities: z.number().int(),
  completionPercentage: z.number().int(),
  status: z.enum(['completed', 'in_progress', 'planned']),
  /** Being prepared. */
  underway: z.number().int(),
});
export type StateProgress = z.output<typeof stateProgress>;

/** Spec: ENT-032, with what the panel shows beside it. */
export const expansionSettings = z.object({
  version: z.string(),
  enabled: z.boolean(),
  /** `4 hours` */
  interval: sentence,
  intervalMs: z.number().int(),
  maxDailyCities: z.number().int(),
  startedToday: z.number().int(),
  /** Why nothing is started now; null if it is. */
  because: sentence.nullable(),
  updatedBy: z.string().nullable(),
  lastUpdated: z.string().nullable(),
});
/** Before it is written. */
export type ToldExpansionSettings = z.input<typeof expansionSettings>;

/** What one turn, or one press of the button, decided. */
export const expansionRound = z.object({
  at: z.string(),
  startedBy: z.string(),
  evaluated: z.number().int(),
  started: z.number().int(),
  note: sentence,
});
