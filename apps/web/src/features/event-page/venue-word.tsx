import type { EventDetail } from '@marquee/contract';
import type { ReactNode } from 'react';
import { detailText } from '../../messages/detail.ts';
import { fieldName } from '../../messages/field-names.ts';
import { t } from '../../messages/site.ts';
import { Link } from '../../ui/link.tsx';
import styles from './evidence.module.css';
import { localMoment } from './local-moment.ts';

type Claim = EventDetail['sources'][number];

/** What the venue itself says of its event, above what websites say; facts of single dates name their date. */
export function VenueWord({ source }: { source: Claim }) {
  return (
    <>
      <p className={styles.quiet}>{detailText('detail.venueWordText')}</p>
      <dl className={styles.facts}>
        {source.fields.map(({ field, locator, snippet }) => (
          <div key={`${field} ${locator}`}>
            <dt>{fieldName(field)}</dt>
            <dd>
              {locator !== '' && <span className={styles.quiet}>{localMoment(locator)}: </span>}
              {wordOf(field, snippet)}
            </dd>
          </div>
        ))}
      </dl>
      <Link to={source.url} className={styles.link}>
        {detailText('detail.venuePage')}
      </Link>
    </>
  );
}

/** An empty text is one that the venue took away. */
function wordOf(field: string, snippet: string): ReactNode {
  if (snippet === '') return detailText('detail.venueNothing');
  if (field === 'status')
    return snippet === 'cancelled' ? t('event.status.cancelled') : detailText('detail.venueTakesPlace');
  return field === 'start' || field === 'end' ? localMoment(snippet) : <q dir="auto">{snippet}</q>;
}
