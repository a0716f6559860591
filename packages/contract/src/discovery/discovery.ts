import { DAY_MS } from '@marquee/kernel';

/** What can become of a site that discovery found. `waiting`: to be checked, or checked and waiting for a person. */
export const CANDIDATE_STATES = ['waiting', 'accepted', 'rejected', 'duplicate', 'error'] as const;
export type CandidateState = (typeof CANDIDATE_STATES)[number];

/**
 * How a site was found. `map`: a venue of OpenStreetMap names it; `link`: a page that is read links to it; `platform`: such a
 * link leads to a platform that publishes calendars; `aggregate`, `recovery`: by following a site of many venues, or one that died; `model`: a
 * language model named it.
 */
export const DISCOVERY_METHODS = ['map', 'link', 'platform', 'aggregate', 'recovery', 'model'] as const;
export type DiscoveryMethod = (typeof DISCOVERY_METHODS)[number];

/** The results of a check of a site. */
export const SITE_VERDICTS = [
  'publishes-events',
  'may-publish',
  'no-events',
  'other-language',
  'elsewhere',
  'parked',
  'forbidden',
  'unreachable',
] as const;
export type SiteVerdict = (typeof SITE_VERDICTS)[number];

/**
 * A site with at least this score becomes a source by itself: three certain events in plain HTML, or one that is published as data, on a page in English
 * reach it; a page with one event that only its layout shows does not, because one block that looks like an event can be an announcement.
 */
export const ACCEPT_BAR = 60;

/** At most this many requests for one site. */
export const SITE_PAGES = 3;

/** How often the open map is asked about a city. */
export const MAP_INTERVAL_MS = DAY_MS;

/** What one session may do: sites that it checks, and the time between the starts of two checks. */
export interface DiscoveryPace {
  sites: number;
  spacingMs: number;
}
export const DISCOVERY_PACE: DiscoveryPace = { sites: 120, spacingMs: 1_000 };
/** In Safe Mode both, and the frequency of sessions, are halved (docs/spec/decisions.md 86). */
export const SAFE_PACE: DiscoveryPace = { sites: 60, spacingMs: 2_000 };

/**
 * A city with fewer sources has too few: once nothing without tokens is left to check, a language model is asked for more (docs/decisions/070-model-for-missing-sites.md).
 */
export const ENOUGH_SOURCES = 10;
/** Sites that one question asks for; Safe Mode halves them. */
export const MODEL_SITES = 20;
/** How often a model is asked about a city. */
export const MODEL_INTERVAL_MS = 7 * DAY_MS;

/** A domain whose checks fail this often in a row is not asked again for a while. */
export const FAILURES_BEFORE_BLOCK = 3;
export const BLOCK_MS = 30 * DAY_MS;

/** A session wastes its effort when more than this share of its sites are no sources (spec: DISCAN-04). */
export const WASTEFUL_ABOVE = 40;

/**
 * What a model would cost to judge one site that the check refuses without it: the specification's figures, shown as an estimate
 * (docs/spec/decisions.md 108).
 */
export const ESTIMATED_SAVING = { tokens: 21_000, dollars: 0.042 } as const;

export const CANDIDATE_REASON_MAX = 500;
