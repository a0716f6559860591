import { CallError, DeadlineError, referenceOf } from '../../api/call-error.ts';
import { outageText } from '../../messages/outage.ts';

export interface FailureWords {
  /** What happened, in a sentence for people. */
  text: string;
  /** The number by which support finds the failure; absent where the server gave none. */
  reference?: string;
}

/** The words for a read that failed. Never a browser's own ("Failed to fetch"), and never a hint at a wrong password. */
export function failureWords(error: unknown, isOnline: boolean): FailureWords {
  if (error instanceof CallError) {
    const reference = referenceOf(error);
    const text = outageText(error.status === 429 ? 'outage.busy' : 'outage.server');
    return reference ? { text, reference } : { text };
  }
  if (error instanceof DeadlineError) return { text: outageText('outage.slow') };
  return { text: outageText(isOnline ? 'outage.unreachable' : 'outage.offline') };
}
