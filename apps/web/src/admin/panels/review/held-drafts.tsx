import type { HeldDraft } from '@marquee/contract';
import { defineList } from '../../kit/define-list.ts';
import { percent } from '../../kit/format.ts';
import { t } from '../../messages.ts';
import { HeldDetail } from './held-detail.tsx';

const reloads = ['listHeldDrafts', 'listAuditLog', 'listReviewQueue'] as const;
const input = (decision: 'approve' | 'reject') => (row: HeldDraft) => ({ params: { id: row.id }, body: { decision } });

/** Events below the publishing bar, the most certain first; a row opens with its reasons. */
export const heldDrafts = defineList({
  id: 'held',
  list: 'listHeldDrafts',
  caption: t('review.title'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'title', label: t('word.event'), long: true },
    { field: 'start', label: t('review.start'), show: ({ start }) => start.replace('T', ' ') },
    {
      field: 'confidence',
      label: t('review.sure'),
      number: true,
      from: 520,
      show: ({ confidence: { title, day } }) => `${percent(title * 100)} · ${percent(day * 100)}`,
    },
    { field: 'doubts', label: t('review.doubts'), long: true, from: 820, show: ({ doubts }) => doubts[0] ?? '–' },
    { field: 'source', label: t('word.source'), long: true, from: 980 },
    { field: 'heldSince', label: t('review.since'), from: 1_180, as: 'age' },
  ],
  actions: [
    {
      call: 'decideHeldDraft',
      label: t('word.approve'),
      input: input('approve'),
      success: ({ isPublished, outcome }) => ({
        title: t(isPublished ? 'review.donePublished' : 'review.doneNotPublished'),
        description: outcome,
      }),
      failure: { title: t('review.failed'), fallback: t('review.failedText') },
      reloads,
    },
    {
      call: 'decideHeldDraft',
      label: t('word.reject'),
      input: input('reject'),
      success: ({ outcome }) => ({ title: t('review.doneRejected'), description: outcome }),
      failure: { title: t('review.failed'), fallback: t('review.failedText') },
      reloads,
    },
  ],
  detail: { title: ({ title }) => title, body: (row) => <HeldDetail draft={row} /> },
  refreshSeconds: 30,
  empty: t('review.empty'),
});
