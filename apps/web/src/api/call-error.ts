import type { Problem } from '@marquee/contract';
import { t } from '../messages/site.ts';

/** An error response; the message is "status: detail" (spec: ERR-001, docs/spec/decisions.md 113). */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  /** A sentence for people, without the status; may be empty. */
  readonly detail: string;
  readonly problem: Problem | null;
  constructor(status: number, detail: string, problem: Problem | null, fallback = '') {
    super(`${status}: ${detail || fallback}`);
    this.status = status;
    this.detail = detail;
    this.problem = problem;
  }
}

/** The number by which support finds an unexpected failure of ours; undefined for everything else. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof CallError && error.status >= 500 ? error.problem?.requestId : undefined;
}

const MISSING = new Set([400, 404]);

/** Whether there is nothing at an address; a name that nothing can have is a bad request. */
export const isMissing = (error: Error | null): boolean => error instanceof CallError && MISSING.has(error.status);

/** A response without data: a web page, or an unreadable body. The message is for developers (spec: ERR-002), the detail for people. */
export class NoDataError extends CallError {
  override name = 'NoDataError';
  constructor(status: number, detail: string, technical: string) {
    super(status, detail, null);
    this.message = `${status}: ${technical}`;
  }
}

/** The server did not respond in time. A change may have been made anyway, unless the call was a read or a trial. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
  readonly seconds: number;
  /** The message for people. */
  readonly detail: string;
  constructor(seconds: number, mayHaveChanged: boolean) {
    const detail = t(mayHaveChanged ? 'call.deadlineOfChange' : 'call.deadline', { seconds });
    super(detail);
    this.seconds = seconds;
    this.detail = detail;
  }
}
