import { defineList } from '../../kit/define-list.ts';
import { OutLink } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

/** The source claims of an event, with a way to split off a wrongly matched source (spec: BEY-03). */
export const eventSources = defineList({
  id: 'eventSources',
  list: 'listEventSources',
  caption: t('eventSources.caption'),
  rowKey: ({ sourceId, mergedFrom }) => `${sourceId} ${mergedFrom ?? ''}`,
  columns: [
    { field: 'source', label: t('word.source') },
    { field: 'title', label: t('eventSources.title'), long: true },
    {
      field: 'startDate',
      label: t('eventSources.first'),
      from: 560,
      show: ({ startDate }) => startDate.replace('T', ' '),
    },
    { field: 'mergedFrom', label: t('eventSources.mergedFrom'), from: 820 },
    { field: 'url', label: t('eventSources.page'), from: 760, show: ({ url }) => <OutLink url={url} /> },
    { field: 'lastSeenAt', label: t('eventSources.seen'), from: 960, as: 'age' },
  ],
  filters: [{ name: 'event', kind: 'event', label: t('word.event'), placeholder: t('eventSources.eventHint') }],
  actions: [
    {
      call: 'splitEvent',
      label: t('eventSources.split'),
      confirm: ({ source, title }) => ({
        title: t('eventSources.splitAsk', { source }),
        description: t('eventSources.splitAskText', { title }),
        confirmLabel: t('eventSources.split'),
      }),
      isFor: ({ canSplit }) => canSplit,
      input: ({ eventId, sourceId }) => ({ params: { eventId }, body: { sourceId } }),
      success: ({ slug, message }) => ({
        title: t('eventSources.done'),
        description: t('eventSources.doneText', { message, slug }),
        opens: { label: t('eventSources.open'), path: `/events/${slug}` },
      }),
      failure: { title: t('eventSources.failed'), fallback: t('eventSources.failedText') },
      reloads: ['listEventSources', 'listRecurringEvents', 'listAuditLog'],
    },
  ],
  empty: t('eventSources.empty'),
});
