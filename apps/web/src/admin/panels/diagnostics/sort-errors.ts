import type { Answer } from '../../kit/calls.ts';

export type DiagnosedError = Answer<'getErrorDiagnostics'>['errors'][number];

/** Spec: S2§9. */
const CRITICAL_SHOWN = 5;
const RECENT_SHOWN = 10;
const RECURRING_SHOWN = 5;

const newestFirst = (a: DiagnosedError, b: DiagnosedError) =>
  Date.parse(b.lastOccurrence) - Date.parse(a.lastOccurrence);
const isOpen = (error: DiagnosedError) => error.resolvedAt === null;

export function criticalOf(errors: readonly DiagnosedError[]): DiagnosedError[] {
  return errors
    .filter((error) => error.severity === 'critical' && isOpen(error))
    .toSorted(newestFirst)
    .slice(0, CRITICAL_SHOWN);
}

export function recentOf(errors: readonly DiagnosedError[]): DiagnosedError[] {
  return errors.toSorted(newestFirst).slice(0, RECENT_SHOWN);
}

/** Errors with several occurrences, the most frequent first. */
export function recurringOf(errors: readonly DiagnosedError[]): DiagnosedError[] {
  return errors
    .filter((error) => error.occurrenceCount > 1 && isOpen(error))
    .toSorted((a, b) => b.occurrenceCount - a.occurrenceCount || newestFirst(a, b))
    .slice(0, RECURRING_SHOWN);
}

/** Whether an open critical error mentions the AI provider's quota or rate limit (spec: DIAG-06). */
export function mentionsAiQuota(errors: readonly DiagnosedError[]): boolean {
  return errors.some((error) => {
    const text = `${error.component} ${error.message}`;
    const isOfProvider = /openai|\bmodel\b|\bAI\b|language model/i.test(text);
    return (
      error.severity === 'critical' && isOpen(error) && isOfProvider && /quota|rate.?limit|insufficient|429/i.test(text)
    );
  });
}
