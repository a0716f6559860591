import type { AuditRecord } from '@marquee/contract';
import { Table } from '../../../ui/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../../kit/kit.module.css';
import { t } from '../../messages.ts';
import { type ReadableChange, readableChanges } from './readable-changes.ts';

/** Before and after, field by field: only what differs. What was made or removed has one side alone. */
export function Difference({ before, after, names }: Pick<AuditRecord, 'before' | 'after' | 'names'>) {
  const changes = readableChanges(before, after, names);
  if (changes.length === 0) return <p className={styles.nothing}>{t('audit.same')}</p>;
  const [hasBefore, hasAfter] = [before !== null, after !== null];
  return (
    <Table caption={t('audit.change')} dense>
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          {hasBefore && <th scope="col">{t('audit.before')}</th>}
          {hasAfter && <th scope="col">{t('audit.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {[...changes.entries()].map(([place, change]) => (
          // Two events of one name have fields of one name.
          <tr key={place}>
            <th scope="row">
              <bdi>{change.label}</bdi>
            </th>
            {hasBefore && (
              <td>
                <Side change={change} side="before" />
              </td>
            )}
            {hasAfter && (
              <td>
                <Side change={change} side="after" />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Side({ change: { list, ...change }, side }: { change: ReadableChange; side: 'before' | 'after' }) {
  const isBefore = side === 'before';
  const Mark = isBefore ? 'del' : 'ins';
  const single = change[side];
  const texts = list ? (isBefore ? list.removed : list.added) : single === null ? [] : [single];
  if (texts.length === 0) return <span className={styles.quiet}>{list ? '–' : t('audit.nothing')}</span>;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          {list && <VisuallyHidden>{isBefore ? t('audit.removed') : t('audit.added')}: </VisuallyHidden>}
          <Mark className={styles[Mark]}>
            <bdi>{text}</bdi>
          </Mark>
        </li>
      ))}
    </ul>
  );
}

/** The first difference in one line, and how many more there are: `Status: Active → Paused`. */
export function Summary({ before, after, names }: Pick<AuditRecord, 'before' | 'after' | 'names'>) {
  const [first, ...rest] = readableChanges(before, after, names);
  if (!first) return <span className={styles.quiet}>–</span>;
  const sides = first.list
    ? [...first.list.removed.map((text) => `− ${text}`), ...first.list.added.map((text) => `+ ${text}`)].join(', ')
    : [first.before, first.after].filter((side) => side !== null).join(' → ');
  return (
    <>
      <span className={styles.quiet}>{first.label}:</span> <bdi>{sides || t('audit.nothing')}</bdi>
      {rest.length > 0 && <span className={styles.quiet}> {t('audit.more', { count: rest.length })}</span>}
    </>
  );
}
