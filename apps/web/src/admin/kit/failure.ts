import { CallError } from '../../api/call.ts';
import { t } from '../messages.ts';

/** The server's own sentence where it gave one; a deadline that passed says so; else the fallback (spec: ERR-025). */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof CallError) return error.problem?.detail || fallback;
  if (error instanceof DOMException && error.name === 'TimeoutError') return t('kit.deadline');
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
