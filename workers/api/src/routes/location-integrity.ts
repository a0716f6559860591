import { endpoints } from '@marquee/contract';
import { auditLocations, listLocationRules } from '@marquee/domain/location-integrity';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

export function locationIntegrityRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.auditLocations, (deps) => auditLocations(deps));
  mount(app, endpoints.listLocationRules, () => listLocationRules());
}
