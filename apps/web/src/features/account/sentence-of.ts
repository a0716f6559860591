import { CallError, DeadlineError } from '../../api/call-error.ts';
import { accountText } from '../../messages/account.ts';

/** What a failed call says to a person. */
export function sentenceOf(error: unknown): string {
  const told = error instanceof CallError || error instanceof DeadlineError ? error.message : '';
  const detail = error instanceof CallError ? error.detail : told;
  return detail || accountText('account.notDone');
}
