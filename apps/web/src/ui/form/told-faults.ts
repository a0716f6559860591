import type { Faults } from './values.ts';

/**
 * Combines the browser's errors with the form's own: the form's message is more specific, except if the browser could not
 * read the field at all and the form saw nothing.
 */
export function besides<N extends string>(
  judged: Faults<N>,
  native: Readonly<Record<string, string>>,
  values: Readonly<Record<N, unknown>>,
): Faults<N> {
  const isSeen = (name: string) => values[name as N] !== '' && values[name as N] !== null;
  return Object.fromEntries(
    Object.entries(native).filter(([name]) => name in values && !(name in judged && isSeen(name))),
  ) as Faults<N>;
}

/** The error of one field in a refusal (problem+json; api/call-error.ts). */
export function problemOf(error: unknown): { field?: string | undefined; detail: string } {
  const problem = (error as { problem?: { field?: string; detail?: string } | null } | null)?.problem;
  return { field: problem?.field, detail: problem?.detail ?? '' };
}
