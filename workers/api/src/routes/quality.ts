import { endpoints } from '@marquee/contract';
import { assessEvent, dataQualityStats, qualityMetrics, timezoneStats } from '@marquee/domain/quality';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

export function qualityRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.getQualityMetrics, (deps) => qualityMetrics(deps));
  mount(app, endpoints.testQualityAssessment, (deps, { body }) => assessEvent(deps, body));
  mount(app, endpoints.getDataQualityStats, (deps) => dataQualityStats(deps));
  mount(app, endpoints.getTimezoneStats, (deps) => timezoneStats(deps));
}
