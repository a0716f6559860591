import { CallError, DeadlineError, NoDataError } from '../../api/call-error.ts';
import { t } from '../messages.ts';

/** The server's message if there is one, or a message for a timeout or missing data; else the fallback (spec: ERR-025). */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof DeadlineError || error instanceof NoDataError) return error.detail;
  if (error instanceof CallError) return error.problem?.detail || fallback;
  return fallback;
}

/** Whether the request was invalid: a retry would fail again, other filters may work. */
export function refusedInput(error: unknown): boolean {
  return error instanceof CallError && [400, 404, 422].includes(error.status);
}

export type LostSession = 'signed-out' | 'not-admin';

/** Whether the response says that the session has ended or the user is no longer an administrator. */
export function lostSession(error: unknown): LostSession | null {
  if (!(error instanceof CallError)) return null;
  if (error.status === 401) return 'signed-out';
  const refusal =
    error.status === 403 ? /#problem-(not-allowed|factor-required)$/.exec(error.problem?.type ?? '') : null;
  return refusal ? 'not-admin' : null;
}

/** Why a panel has no data: the server's message; without one, the status of its answer (spec: ERR-053). */
export function panelFailure(error: unknown, unreachable: string): string {
  if (error instanceof CallError && !error.problem?.detail) return t('kit.httpError', { status: error.status });
  return failureText(error, unreachable);
}
