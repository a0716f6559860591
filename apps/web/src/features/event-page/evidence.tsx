import type { EventDetail } from '@marquee/contract';
import { fieldName } from '../../messages/field-names.ts';
import { t } from '../../messages/site.ts';
import { ChevronDownIcon, ExternalIcon } from '../../ui/icons.tsx';
import { Table } from '../../ui/table.tsx';
import details from './event-details.module.css';
import styles from './evidence.module.css';

const CHECKED = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The claims of each source, field by field, with the verbatim text; collapsed by default. */
export function Evidence({ event }: { event: EventDetail }) {
  if (event.sources.length === 0) return null;
  return (
    <section className={details.section}>
      <div className={styles.head}>
        <h2>{t('detail.sources')}</h2>
        <p className={styles.quiet}>{t('detail.sourcesText')}</p>
      </div>
      {event.sources.map((source) => (
        <details key={`${source.source} ${source.url}`} className={styles.source}>
          <summary>
            <span>
              <strong>
                <bdi>{source.source}</bdi>
              </strong>
              <span className={styles.quiet}>
                {' '}
                · {t('detail.checked', { when: CHECKED.format(new Date(source.lastSeenAt)) })}
              </span>
            </span>
            <ChevronDownIcon />
          </summary>
          <div className={styles.body}>
            <a href={source.url} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {source.url}
              <ExternalIcon />
            </a>
            {source.shiftWeeks > 0 && <p className={styles.quiet}>{t('detail.shifted', { n: source.shiftWeeks })}</p>}
            <Table caption={`${t('detail.sources')}: ${source.source}`} dense>
              <thead>
                <tr>
                  <th scope="col">{t('detail.field')}</th>
                  <th scope="col">{t('detail.snippet')}</th>
                  <th scope="col">{t('detail.method')}</th>
                </tr>
              </thead>
              <tbody>
                {source.fields.map((fact) => (
                  <tr key={`${fact.field} ${fact.method} ${fact.locator}`}>
                    <th scope="row">{fieldName(fact.field)}</th>
                    <td className={styles.snippet}>
                      <bdi>{fact.snippet}</bdi>
                    </td>
                    <td className={styles.method}>
                      {fact.method} <code>{fact.locator}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        </details>
      ))}
    </section>
  );
}
