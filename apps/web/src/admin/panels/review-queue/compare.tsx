import type { ReviewPreview } from '@marquee/contract';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { t } from '../../messages.ts';
import styles from './review-queue.module.css';

/** The sides of a question line by line, each value with the words in which it stands. */
export function Compare({ of: { columns, rows } }: { of: Pick<ReviewPreview, 'columns' | 'rows'> }) {
  const isAlone = columns.length === 1;
  return (
    <table className={classNames(styles.compare, isAlone && styles.alone)}>
      <caption>{t(isAlone ? 'queue.evidenceAlone' : 'queue.evidence')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.unseen}>{t('queue.value')}</span>
          </th>
          {columns.map(({ title, url }, index) => (
            <th key={`${index} ${title}`} scope="col">
              <Side title={title} url={url} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, differs }) => (
          <tr key={label} className={differs && !isAlone ? styles.differs : undefined}>
            <th scope="row">
              {label}
              {differs && !isAlone && <em>{t('queue.differs')}</em>}
            </th>
            {cells.map(({ text, evidence }, index) => (
              <td key={columns[index]?.title ?? index} data-side={columns[index]?.title ?? ''}>
                <span dir="auto">{text ?? '–'}</span>
                {evidence !== null && evidence !== text && <q dir="auto">{evidence}</q>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Our own pages open here, others in a new tab. */
function Side({ title, url }: { title: string; url: string | null }) {
  if (url === null) return title;
  if (url.startsWith('/')) return <Link to={url}>{title}</Link>;
  if (!/^https?:\/\//i.test(url)) return title;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  );
}
