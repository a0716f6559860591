import type { Slices } from '@marquee/contract';
import {
  dismissDeadLetter,
  errorDiagnostics,
  listDeadLetters,
  readTrace,
  resolveError,
  retryDeadLetter,
  serverHealth,
} from '@marquee/domain/diagnostics';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const diagnosticsRoutes: Verbs<Slices['diagnostics']> = {
  getErrorDiagnostics: (deps) => errorDiagnostics(deps),
  resolveError: (deps, { params }, caller) => resolveError(deps, caller, params.id),
  getTrace: (deps, { params }) => readTrace(deps, params.id),
  listDeadLetters: (deps, { query }) => listDeadLetters(deps, query),
  retryDeadLetter: async (deps, { params }, call) =>
    thenDispatched(deps, call, await retryDeadLetter(deps, call, params.id)),
  dismissDeadLetter: (deps, { params }, caller) => dismissDeadLetter(deps, caller, params.id),
  getServerHealth: (deps) => serverHealth(deps),
};
