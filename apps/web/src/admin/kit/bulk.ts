import { t } from '../messages.ts';

interface BulkFailure {
  key: string;
  /** The server's message. */
  reason: string;
}

export interface BulkResult {
  succeeded: number;
  failures: readonly BulkFailure[];
  /** Not tried: the session ended, or the action was stopped. */
  left: number;
}

/** `3 dismissed, 1 failed: The job is gone.`; each reason once. */
export function bulkSummary({ succeeded, failures, left }: BulkResult, done: string): string {
  const reasons = [...new Set(failures.map(({ reason }) => reason))];
  const parts = [
    ...(succeeded > 0 || failures.length === 0 ? [`${succeeded} ${done}`] : []),
    ...(failures.length > 0 ? [t('bulk.failed', { n: failures.length })] : []),
    ...(left > 0 ? [t('bulk.left', { n: left })] : []),
  ];
  return reasons.length > 0 ? `${parts.join(', ')}: ${reasons.join(' ')}` : parts.join(', ');
}

/** One call at a time: each is a separate change, and an ended session ends them all. */
export async function doEach<Row>(
  rows: readonly Row[],
  steps: {
    keyOf: (row: Row) => string;
    run: (row: Row) => Promise<void>;
    reasonOf: (error: unknown) => string;
    endsAll: (error: unknown) => boolean;
    onProgress: (done: number) => void;
  },
): Promise<BulkResult> {
  const failures: BulkFailure[] = [];
  let done = 0;
  for (const row of rows) {
    try {
      await steps.run(row);
    } catch (error) {
      if (steps.endsAll(error)) break;
      failures.push({ key: steps.keyOf(row), reason: steps.reasonOf(error) });
    }
    done += 1;
    steps.onProgress(done);
  }
  return { succeeded: done - failures.length, failures, left: rows.length - done };
}
