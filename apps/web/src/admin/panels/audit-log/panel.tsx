import { isolated } from '../../../ui/isolated.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { t } from '../../messages.ts';
import { actionOptions, actionWords, topicOptions } from './action.ts';
import { actorOptions } from './actor.ts';
import own from './audit-log.module.css';
import { Summary } from './difference.tsx';
import { Action, Entry, Subject, Who } from './entry.tsx';
import { OnlySubject } from './only-subject.tsx';
import { subjectName } from './subject.ts';

/** Who changed what, from what to what (spec: BEY-29). */
export const auditLogPanel = definePanel({
  list: 'listAuditLog',
  caption: t('audit.caption'),
  failure: t('audit.failed'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'action', label: t('audit.action'), show: (entry) => <Action entry={entry} /> },
    {
      field: 'subject',
      label: t('audit.subject'),
      long: true,
      from: 560,
      show: ({ subject }) => (
        <span className={own.subject}>
          <Subject subject={subject} />
        </span>
      ),
    },
    {
      field: 'after',
      label: t('audit.change'),
      long: true,
      from: 900,
      show: (entry) => (
        <span className={own.change}>
          <Summary {...entry} />
        </span>
      ),
    },
    { field: 'actor', label: t('audit.who'), from: 640, show: ({ actor }) => <Who actor={actor} /> },
    { field: 'timestamp', label: t('word.when'), as: 'age' },
  ],
  filters: [
    { name: 'subject', label: t('audit.subject'), show: (subject) => <OnlySubject subject={subject} /> },
    { name: 'topic', label: t('audit.topic'), options: topicOptions, clears: ['action'] },
    { name: 'action', label: t('audit.action'), options: actionOptions, clears: ['topic'] },
    { name: 'actor', label: t('audit.who'), choices: { call: 'listAuditActors', options: actorOptions } },
    { name: 'from', until: 'to', label: t('audit.days'), kind: 'dates' },
  ],
  csvDocument: 'exportAuditLog',
  detail: {
    title: (entry) => `${actionWords(entry)}: ${isolated(subjectName(entry.subject))}`,
    body: (entry) => <Entry entry={entry} />,
  },
  empty: t('audit.empty'),
});
