import { endpoints } from '@marquee/contract';
import { listAuditLog } from '@marquee/domain/audit-log';
import { searchConsole } from '@marquee/domain/console';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

/** What belongs to the console as a whole: its audit log and its search. */
export function consoleRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.listAuditLog, (deps, { query }) => listAuditLog(deps, query));
  mount(app, endpoints.searchConsole, (deps, { query }) => searchConsole(deps, query.q));
}
