import type { RunOutcome } from '@marquee/contract';

/** Findings of extraction or of the read. */
export interface StoredFinding {
  code: string;
  severity: string;
  message: string;
}

const ERRORS: ReadonlySet<RunOutcome> = new Set(['failed', 'retry', 'dead']);

/**
 * The status of a read in one word (spec: ENT-020). Partial: it was stopped (a control, a person), or something
 * was left out (a page that failed, an event without a date).
 */
export function activityStatus(
  outcome: RunOutcome,
  findings: readonly StoredFinding[],
): 'success' | 'partial' | 'error' {
  if (ERRORS.has(outcome)) return 'error';
  if (outcome === 'skipped') return 'partial';
  return findings.some(isLeftOut) ? 'partial' : 'success';
}

const isLeftOut = ({ severity }: StoredFinding) => severity !== 'info';

const PLAIN: Record<RunOutcome, string> = {
  done: 'Read.',
  unchanged: 'Nothing changed since the last read.',
  skipped: 'Not read.',
  failed: 'It could not be read.',
  retry: 'It failed and will be tried again.',
  dead: 'It failed on every attempt and will not be retried.',
};

/** The result as a sentence, with the first omission and the number of others. */
export function activityResult(
  outcome: RunOutcome,
  detail: string | null,
  findings: readonly StoredFinding[] = [],
): string {
  if (outcome === 'retry' && detail) return `Will be tried again: ${detail}`;
  const result = detail || PLAIN[outcome];
  const [first, ...more] = activityStatus(outcome, findings) === 'partial' ? findings.filter(isLeftOut) : [];
  if (!first || result.includes(first.message)) return result;
  return `${result} But: ${first.message}${more.length > 0 ? ` (and ${more.length} more)` : ''}`;
}

/** A percentage with one decimal. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** By failure rate in percent (docs/spec/decisions.md 88). */
export function healthOfRate(failureRate: number): 'healthy' | 'warning' | 'critical' | 'failed' {
  if (failureRate < 10) return 'healthy';
  if (failureRate < 30) return 'warning';
  return failureRate < 100 ? 'critical' : 'failed';
}
