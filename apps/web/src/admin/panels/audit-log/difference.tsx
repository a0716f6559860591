import { Table } from '../../../ui/table.tsx';
import { type Change, changesBetween } from '../../kit/changes.ts';
import styles from '../../kit/kit.module.css';
import { t } from '../../messages.ts';

/** Before and after, leaf by leaf: only what differs. */
export function Difference({ before, after }: { before: unknown; after: unknown }) {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return <p className={styles.nothing}>{t('audit.same')}</p>;
  return (
    <Table caption={t('audit.change')} dense>
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.path}>
            <th scope="row">{change.path || '–'}</th>
            <td>
              <Side text={change.before} as="del" />
            </td>
            <td>
              <Side text={change.after} as="ins" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Side({ text, as: Mark }: { text: Change['before']; as: 'del' | 'ins' }) {
  if (text === null) return <span className={styles.quiet}>{t('audit.nothing')}</span>;
  return (
    <Mark className={styles[Mark]}>
      <bdi>{text}</bdi>
    </Mark>
  );
}
