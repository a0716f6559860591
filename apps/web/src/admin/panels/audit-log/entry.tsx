import type { AuditRecord } from '@marquee/contract';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import { stamp } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts } from '../../kit/parts.tsx';
import { TraceLink } from '../../kit/trace-link.tsx';
import { t } from '../../messages.ts';
import { actionWords } from './action.ts';
import { actorName } from './actor.ts';
import own from './audit-log.module.css';
import { Difference } from './difference.tsx';
import { subjectAddress, subjectName } from './subject.ts';

/** What was changed, by name, leading to where it is seen. */
export function Subject({ subject }: Pick<AuditRecord, 'subject'>) {
  const name = <bdi>{subjectName(subject)}</bdi>;
  const address = subjectAddress(subject);
  return address ? <Link to={address}>{name}</Link> : name;
}

/** What was done; with what it was done to, where no column says that. */
export function Action({ entry }: { entry: AuditRecord }) {
  return (
    <span className={own.action}>
      <span>{actionWords(entry)}</span>
      <bdi className={own.below}>{subjectName(entry.subject)}</bdi>
    </span>
  );
}

/** A person's name with the address below it. */
export function Who({ actor }: Pick<AuditRecord, 'actor'>) {
  return (
    <span className={own.who}>
      <bdi>{actorName(actor)}</bdi>
      {actor.name && actor.email && <span className={own.email}>{actor.email}</span>}
    </span>
  );
}

/** Everything that one entry says; ids stand last, for whoever follows a request. */
export function Entry({ entry }: { entry: AuditRecord }) {
  const { actor, subject, before, after, names } = entry;
  const who = actorName(actor);
  return (
    <>
      <Facts
        facts={[
          [t('audit.action'), actionWords(entry)],
          [t('audit.subject'), <Subject key="subject" subject={subject} />],
          [t('audit.who'), <Who key="who" actor={actor} />],
          [t('word.when'), stamp(entry.timestamp)],
          [t('audit.request'), <TraceLink key="request" id={entry.requestId} />],
        ]}
      />
      <Difference {...{ before, after, names }} />
      <p className={own.ways}>
        <Link to={logOf({ subject: subject.key })}>{t('audit.everyChange')}</Link>
        {actor.id && <Link to={logOf({ actor: actor.id })}>{t('audit.everyChangeBy', { who })}</Link>}
      </p>
      <details className={own.details}>
        <summary>{t('audit.details')}</summary>
        <Facts
          facts={[
            [t('audit.actionId'), <Id key="action">{entry.action}</Id>],
            [t('audit.subjectId'), <Id key="subject">{subject.key}</Id>],
            [t('audit.actorId'), <Id key="actor">{actor.id ?? actor.kind}</Id>],
            [t('audit.entryId'), <Id key="entry">{entry.id}</Id>],
          ]}
        />
        <Raw label={t('audit.before')} value={before} />
        <Raw label={t('audit.after')} value={after} />
      </details>
    </>
  );
}

function logOf(filter: Record<string, string>): string {
  return `/admin/audit-log?${new URLSearchParams(filter)}`;
}

function Id({ children }: { children: ReactNode }) {
  return <code>{children}</code>;
}

/** As it is stored. */
function Raw({ label, value }: { label: string; value: unknown }) {
  if (value === null) return null;
  return (
    <>
      <h3 className={styles.subhead}>{label}</h3>
      <pre className={styles.code}>{JSON.stringify(value, null, 2)}</pre>
    </>
  );
}
