import type { EventDetail } from '@marquee/contract';
import { detailText } from '../../messages/detail.ts';
import { fieldName } from '../../messages/field-names.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './evidence.module.css';

/** Where each value stands in the document, and how it was read: for those who check our work. */
export function EvidenceDetails({ source }: { source: EventDetail['sources'][number] }) {
  return (
    <details className={styles.technical}>
      <summary>
        {detailText('detail.technical')}
        <ChevronDownIcon />
      </summary>
      <p className={styles.address}>{source.url}</p>
      <Table caption={`${detailText('detail.sources')}: ${source.source}`} dense>
        <thead>
          <tr>
            <th scope="col">{detailText('detail.field')}</th>
            <th scope="col">{detailText('detail.snippet')}</th>
            <th scope="col">{detailText('detail.method')}</th>
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
    </details>
  );
}
