import type { RunOutcome } from '@marquee/contract';
import { inEnglish, type Message, type Sentence, type StoredText, say } from '@marquee/kernel';

/** Findings of extraction or of the read; the extraction's messages are texts. */
export interface StoredFinding {
  code: string;
  severity: string;
  message: Message | string;
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

/** What is stored as it was said. */
export const sentenceIn = ({ message }: StoredFinding): Sentence =>
  typeof message === 'string' ? (message as StoredText) : message;

/** The result, with the first omission and the number of others. */
export function activityResult(
  outcome: RunOutcome,
  detail: Sentence | null,
  findings: readonly StoredFinding[] = [],
): Sentence {
  if (outcome === 'retry' && detail) return say('read.again', { detail });
  const result = detail || say(`read.${outcome}`);
  const [first, ...more] = activityStatus(outcome, findings) === 'partial' ? findings.filter(isLeftOut) : [];
  if (!first) return result;
  const finding = sentenceIn(first);
  if (inEnglish(result).includes(inEnglish(finding))) return result;
  return more.length > 0
    ? say('read.butMore', { result, finding, n: more.length })
    : say('read.but', { result, finding });
}

/** A percentage with one decimal. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/**
 * How well a source, or all sources of a host, are read: by the failure rate in percent (docs/spec/decisions.md 88), but never well while all of
 * them need attention (`isTroubled` of the contract).
 */
export function readingStatus(
  failureRate: number,
  { active, troubled }: { active: number; troubled: number },
): 'healthy' | 'warning' | 'critical' | 'failed' {
  if (failureRate >= 100) return 'failed';
  if (failureRate >= 30 || (troubled > 0 && troubled === active)) return 'critical';
  return failureRate >= 10 || troubled > 0 ? 'warning' : 'healthy';
}
