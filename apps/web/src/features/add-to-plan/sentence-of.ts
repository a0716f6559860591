import { CallError, DeadlineError } from '../../api/call-error.ts';
import { planText } from '../../messages/itineraries.ts';

/** What a failed call says to a person. */
export function sentenceOf(error: unknown): string {
  const detail = error instanceof CallError || error instanceof DeadlineError ? error.detail : '';
  return detail || planText('plan.failed');
}
