import { endpoints } from '@marquee/contract';
import { extractByPattern, patternStats, testPattern, testSelector } from '@marquee/domain';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

/** What is learnt of pages, and trials of what could be. */
export function learningRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.getPatternStats, (deps) => patternStats(deps));
  mount(app, endpoints.testPattern, (deps, { body }, caller) => testPattern(deps, caller, body));
  mount(app, endpoints.extractByPattern, (deps, { body }, caller) => extractByPattern(deps, caller, body));
  mount(app, endpoints.testSelector, (deps, { body }, caller) => testSelector(deps, caller, body));
}
