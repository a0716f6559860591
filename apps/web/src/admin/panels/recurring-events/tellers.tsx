import { defineList } from '../../kit/define-list.ts';
import { Ago, OutLink } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

/** Who tells of an event, each in its own words, and what was taken for one and is not (spec: BEY-03). */
export const tellers = defineList({
  id: 'tellers',
  list: 'listTellers',
  caption: t('tellers.caption'),
  rowKey: ({ sourceId, mergedFrom }) => `${sourceId} ${mergedFrom ?? ''}`,
  columns: [
    { field: 'source', label: t('tellers.source') },
    { field: 'title', label: t('tellers.title'), long: true },
    { field: 'startDate', label: t('tellers.first'), from: 560, show: ({ startDate }) => startDate.replace('T', ' ') },
    { field: 'mergedFrom', label: t('tellers.mergedFrom'), from: 820, show: ({ mergedFrom }) => mergedFrom ?? '–' },
    { field: 'url', label: t('tellers.page'), from: 760, show: ({ url }) => <OutLink url={url} /> },
    { field: 'lastSeenAt', label: t('tellers.seen'), from: 960, show: ({ lastSeenAt }) => <Ago at={lastSeenAt} /> },
  ],
  filters: [{ name: 'event', label: t('tellers.event'), placeholder: t('tellers.eventHint') }],
  actions: [
    {
      call: 'splitEvent',
      label: t('tellers.split'),
      confirm: ({ source, title }) => ({
        title: t('tellers.splitAsk', { source }),
        description: t('tellers.splitAskText', { title }),
        confirmLabel: t('tellers.split'),
      }),
      isFor: ({ canSplit }) => canSplit,
      input: ({ eventId, sourceId }) => ({ params: { eventId }, body: { sourceId } }),
      success: ({ slug, message }) => ({
        title: t('tellers.done'),
        description: t('tellers.doneText', { message, slug }),
        opens: { label: t('tellers.open'), path: `/events/${slug}` },
      }),
      failure: { title: t('tellers.failed'), fallback: t('tellers.failedText') },
      reloads: ['listTellers', 'listRecurringEvents', 'listAuditLog'],
    },
  ],
  empty: t('tellers.empty'),
});
