import type { Slices } from '@marquee/contract';
import {
  consoleEvents,
  discoveryStatus,
  imageStatus,
  performanceMetrics,
  readDashboard,
  scrapersStatus,
} from '@marquee/domain/dashboard';
import type { Verbs } from '../verbs.ts';

export const dashboardRoutes: Verbs<Slices['dashboard']> = {
  getDashboard: (deps, { query }) => readDashboard(deps, { days: Number(query.days) }),
  getPerformanceMetrics: (deps) => performanceMetrics(deps),
  getScrapersStatus: (deps) => scrapersStatus(deps),
  listConsoleEvents: (deps, { query }) => consoleEvents(deps, query),
  getImageStatus: (deps) => imageStatus(deps),
  getDiscoveryStatus: (deps) => discoveryStatus(deps),
};
