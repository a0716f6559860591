import { endpoints } from '@marquee/contract';
import {
  dismissDeadLetter,
  errorDiagnostics,
  listDeadLetters,
  resolveError,
  retryDeadLetter,
  serverHealth,
} from '@marquee/domain/diagnostics';
import { dispatchDue } from '@marquee/domain/jobs';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

export function diagnosticsRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.getErrorDiagnostics, (deps) => errorDiagnostics(deps));
  mount(app, endpoints.resolveError, (deps, { params }, caller) => resolveError(deps, caller, params.id));
  mount(app, endpoints.listDeadLetters, (deps, { query }) => listDeadLetters(deps, query));
  mount(app, endpoints.retryDeadLetter, async (deps, { params }, call) => {
    const letter = await retryDeadLetter(deps, call, params.id);
    await call.afterwards(() => dispatchDue(deps));
    return letter;
  });
  mount(app, endpoints.dismissDeadLetter, (deps, { params }, caller) => dismissDeadLetter(deps, caller, params.id));
  mount(app, endpoints.getServerHealth, (deps) => serverHealth(deps));
}
