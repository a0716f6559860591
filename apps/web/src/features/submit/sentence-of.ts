import { CallError, DeadlineError } from '../../api/call-error.ts';
import { submitText } from '../../messages/submissions.ts';

/** What the server said, or that it did not work. */
export function sentenceOf(error: unknown): string {
  const failed = submitText('submit.failed');
  return error instanceof CallError || error instanceof DeadlineError ? error.detail || failed : failed;
}
