import {
  ALWAYS_ON_MINUTES,
  CLEANUP_INTERVAL_MS,
  type EffectiveSchedule,
  EXPANSION_INTERVAL_MS,
  type Process,
} from '@marquee/contract';
import { MINUTE_MS } from '@marquee/kernel';
import type { Settings } from './settings.ts';

/**
 * One scheduler: always-on is its fast profile (docs/spec/decisions.md 76). Where an administrator already set a shorter interval, that one
 * stays. Pure.
 */
export function effectiveOf(
  settings: Settings,
  autonomousDiscovery: boolean,
  expansionMs: number = EXPANSION_INTERVAL_MS,
): EffectiveSchedule {
  const alwaysOn = settings.isRunning && settings.alwaysOn;
  const usual = usualIntervals(settings, expansionMs);
  const of = (process: Process) =>
    alwaysOn ? Math.min(usual[process], ALWAYS_ON_MINUTES[process] * MINUTE_MS) : usual[process];
  return {
    scrapingMs: of('scraping'),
    discoveryMs: of('discovery'),
    newSourceMs: settings.newSourceMs,
    expansionMs: of('expansion'),
    cleanupMs: of('optimization'),
    maxConcurrent: settings.maxConcurrent,
    delayMs: settings.delayMs,
    alwaysOn,
    isRunning: settings.isRunning,
    continuousScraper: settings.continuousScraper,
    autonomousDiscovery,
  };
}

/** Without the fast profile. */
export function usualIntervals(
  settings: Settings,
  expansionMs: number = EXPANSION_INTERVAL_MS,
): Record<Process, number> {
  return {
    scraping: settings.minScrapingMs,
    discovery: settings.discoveryMs,
    expansion: expansionMs,
    optimization: CLEANUP_INTERVAL_MS,
  };
}

/** By how much the fast profile shortens the interval of each source: with its defaults, to one half. */
export function hasteOf(settings: Settings): number {
  return effectiveOf(settings, true).scrapingMs / settings.minScrapingMs;
}
