import type { RowOf } from '../../kit/calls.ts';
import type { RowActionOf } from '../../kit/define-list.ts';
import { t } from '../../messages.ts';

export const TOUCHED_BY_LETTERS = ['listDeadLetters', 'getErrorDiagnostics', 'getDashboard', 'listAuditLog'] as const;

type Letter = RowOf<'listDeadLetters'>;

export const retryLetter = {
  call: 'retryDeadLetter',
  label: t('diag.retry'),
  isFor: ({ canRetry, resolution }) => canRetry && resolution === null,
  input: ({ id }) => ({ params: { id }, body: {} }),
  bulk: { done: t('diag.bulkRetried') },
  success: { title: t('diag.retried'), description: t('diag.retriedText') },
  failure: { title: t('diag.retryFailed'), fallback: t('diag.retryFailedText') },
  reloads: TOUCHED_BY_LETTERS,
} as const satisfies RowActionOf<'retryDeadLetter', Letter>;
