import { CallError, DeadlineError } from '../../api/call-error.ts';
import { publisherText } from '../../messages/publishers.ts';

/** What the server said, or that it did not work. */
export function sentenceOf(error: unknown, fallback: 'publisher.failed' | 'publisher.confirmFailed'): string {
  const failed = publisherText(fallback);
  return error instanceof CallError || error instanceof DeadlineError ? error.detail || failed : failed;
}
