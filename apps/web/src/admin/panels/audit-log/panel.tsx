import { isolated } from '../../../ui/isolated.ts';
import { changesBetween } from '../../kit/changes.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { stamp } from '../../kit/format.ts';
import { Ago, Facts } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { Difference } from './difference.tsx';

/** Who changed what, from what to what (spec: BEY-29). */
export const auditLogPanel = definePanel({
  list: 'listAuditLog',
  caption: t('audit.caption'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'subject', label: t('audit.subject') },
    { field: 'action', label: t('audit.action'), from: 560, show: ({ action }) => <code>{action}</code> },
    { field: 'actor', label: t('audit.who'), from: 640, show: ({ actor, actorName }) => actorName ?? actor },
    {
      field: 'after',
      label: t('audit.change'),
      from: 820,
      show: ({ before, after }) => t('audit.changes', { count: changesBetween(before, after).length }),
    },
    { field: 'timestamp', label: t('audit.when'), show: ({ timestamp }) => <Ago at={timestamp} /> },
  ],
  filters: [
    { name: 'action', label: t('audit.action'), placeholder: t('audit.actionHint') },
    { name: 'subject', label: t('audit.subject'), placeholder: t('audit.subjectHint') },
    { name: 'actor', label: t('audit.who'), placeholder: t('audit.actorHint') },
    { name: 'from', until: 'to', label: t('audit.days'), kind: 'dates' },
  ],
  detail: {
    title: ({ subject }) => subject,
    body: ({ action, actor, actorName, timestamp, requestId, before, after }) => (
      <>
        <Facts
          facts={[
            [t('audit.action'), action],
            [t('audit.who'), actorName ? `${isolated(actorName)} (${actor})` : actor],
            [t('audit.when'), stamp(timestamp)],
            [t('audit.request'), requestId ?? '–'],
          ]}
        />
        <Difference before={before} after={after} />
      </>
    ),
  },
  empty: t('audit.empty'),
});
