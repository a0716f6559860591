import { endpoints } from '@marquee/contract';
import { patternStats } from '@marquee/domain/learning';
import { extractByPattern, testPattern, testSelector } from '@marquee/domain/page-trials';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

/** What is learned of pages, and trials of what could be. */
export function learningRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.getPatternStats, (deps) => patternStats(deps));
  mount(app, endpoints.testPattern, (deps, { body }, caller) => testPattern(deps, caller, body));
  mount(app, endpoints.extractByPattern, (deps, { body }, caller) => extractByPattern(deps, caller, body));
  mount(app, endpoints.testSelector, (deps, { body }, caller) => testSelector(deps, caller, body));
}
