import { CallError, DeadlineError, NoDataError } from '../../api/call-error.ts';

/** The server's own sentence where it gave one; that there was no answer in time, or no data in it; else the fallback (spec: ERR-025). */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof DeadlineError || error instanceof NoDataError) return error.detail;
  if (error instanceof CallError) return error.problem?.detail || fallback;
  return fallback;
}

/** Whether what was asked for makes no sense: asking again would change nothing, other filters would. */
export function refusedInput(error: unknown): boolean {
  return error instanceof CallError && [400, 404, 422].includes(error.status);
}

export type LostSession = 'signed-out' | 'not-admin';

/** Whether the answer was that nobody, or no administrator, is signed in any more. */
export function lostSession(error: unknown): LostSession | null {
  if (!(error instanceof CallError)) return null;
  if (error.status === 401) return 'signed-out';
  return error.status === 403 && error.problem?.type.endsWith('not-allowed') ? 'not-admin' : null;
}
