import { DEFAULT_ALLOCATIONS } from '@marquee/contract';
import { noteQuotaFailure } from '@marquee/domain/budget';
import { sql } from 'drizzle-orm';
import type { Console } from '../support.ts';
import { type Changes } from './change.ts';

const CONTROLS = '/api/admin/system-controls';

const shutDown = (site: Console) =>
  site.post('activateEmergencyShutdown', `${CONTROLS}/emergency-shutdown`, { reason: 'Drill' });

const A_SCHEDULE = {
  intervals: {
    continuousScraper: { minScrapingInterval: 3_600_000, discoveryInterval: 21_600_000 },
    autonomousDiscovery: { newSourceInterval: 86_400_000 },
  },
  performance: { maxConcurrentScrapes: 4, delayBetweenRequests: 500 },
};

/** What the engine may do, and when. */
export const engineChanges: Changes = {
  toggleSystemControl: {
    path: () => `${CONTROLS}/toggle`,
    body: { control: 'eventScraping', enabled: false },
    action: 'control.switch',
  },
  activateEmergencyShutdown: {
    path: () => `${CONTROLS}/emergency-shutdown`,
    body: { reason: 'Drill' },
    action: 'shutdown.activate',
  },
  deactivateEmergencyShutdown: {
    given: shutDown,
    path: () => `${CONTROLS}/emergency-shutdown/deactivate`,
    action: 'shutdown.deactivate',
  },
  setControlOverride: {
    path: () => `${CONTROLS}/overrides`,
    body: { state: 'SC', control: 'eventScraping', enabled: false },
    action: 'override.set',
  },
  removeControlOverride: {
    given: (site) =>
      site.post('setControlOverride', `${CONTROLS}/overrides`, {
        state: 'SC',
        control: 'eventScraping',
        enabled: true,
      }),
    path: () => `${CONTROLS}/overrides/SC/eventScraping`,
    action: 'override.remove',
  },
  updateSchedule: { path: () => '/api/admin/schedule/update', body: A_SCHEDULE, action: 'schedule.update' },
  toggleSchedule: {
    path: () => '/api/admin/schedule/toggle',
    body: { system: 'scheduler', enabled: false },
    action: 'schedule.switch',
  },
  startAlwaysOn: { path: () => '/api/admin/always-on/start', action: 'engine.start' },
  stopAlwaysOn: {
    given: (site) => site.post('startAlwaysOn', '/api/admin/always-on/start'),
    path: () => '/api/admin/always-on/stop',
    action: 'engine.stop',
  },
  updateTokenBudget: {
    path: () => '/api/admin/token-budget/update',
    body: { totalDailyLimit: 600_000, allocations: DEFAULT_ALLOCATIONS },
    action: 'budget.update',
  },
  updateEfficiencyConfig: {
    path: () => '/api/admin/phase7/config',
    body: { strategies: { earlyExit: { enabled: true } } },
    action: 'strategy.set',
  },
  toggleEfficiency: { path: () => '/api/admin/phase7/toggle/false', action: 'strategy.set' },
  rollBackEfficiency: {
    given: (site) => site.db.run(sql`INSERT INTO strategy_switches (name, enabled) VALUES ('throttling', 1)`),
    path: () => '/api/admin/phase7/emergency-rollback',
    action: 'strategy.roll-back',
  },
  clearQuota: {
    given: (site) => noteQuotaFailure(site, { message: 'No credit left.', requestId: null }),
    path: () => '/api/admin/quota-clear',
    action: 'quota.clear',
  },
};
