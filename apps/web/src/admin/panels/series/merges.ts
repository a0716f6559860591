import { defineList } from '../../kit/define-list.ts';
import { stamp } from '../../kit/format.ts';
import { t } from '../../messages.ts';

/** Merged events; each merge can be undone (spec: BEY-03). */
export const merges = defineList({
  id: 'merges',
  list: 'listMerges',
  caption: t('merges.caption'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'title', label: t('word.event') },
    { field: 'intoTitle', label: t('merges.into'), from: 560, long: true },
    { field: 'city', label: t('word.city'), from: 760 },
    { field: 'mergedAt', label: t('word.when'), from: 640, show: ({ mergedAt }) => stamp(mergedAt) },
  ],
  actions: [
    {
      call: 'undoMerge',
      label: t('word.undo'),
      input: ({ id }) => ({ params: { eventId: id }, body: {} }),
      success: ({ message }) => ({ title: t('merges.undone'), description: message }),
      failure: { title: t('merges.undoFailed'), fallback: t('merges.undoFailedText') },
      reloads: ['listMerges', 'listRecurringEvents', 'listAuditLog'],
    },
  ],
  empty: t('merges.empty'),
});
