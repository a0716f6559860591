import type { EventDetail } from '@marquee/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fieldName } from '../../messages/field-names.ts';
import { t } from '../../messages/site.ts';
import { clockTime, shortDate } from '../events/local-time.ts';
import styles from './evidence.module.css';

type Claim = EventDetail['sources'][number];

/** What the venue itself says of its event, above what websites say; facts of single dates name their date. */
export function VenueWord({ source }: { source: Claim }) {
  return (
    <>
      <p className={styles.quiet}>{t('detail.venueWordText')}</p>
      <dl className={styles.facts}>
        {source.fields.map(({ field, locator, snippet }) => (
          <div key={`${field} ${locator}`}>
            <dt>{fieldName(field)}</dt>
            <dd>
              {locator !== '' && <span className={styles.quiet}>{moment(locator)}: </span>}
              {wordOf(field, snippet)}
            </dd>
          </div>
        ))}
      </dl>
      <Link to={source.url} className={styles.link}>
        {t('detail.venuePage')}
      </Link>
    </>
  );
}

function moment(local: string): string {
  const time = clockTime(local);
  return time === null ? shortDate(local) : `${shortDate(local)}, ${time}`;
}

/** An empty text is one that the venue took away. */
function wordOf(field: string, snippet: string): ReactNode {
  if (snippet === '') return t('detail.venueNothing');
  if (field === 'status') return t(snippet === 'cancelled' ? 'event.status.cancelled' : 'detail.venueTakesPlace');
  return field === 'start' || field === 'end' ? moment(snippet) : <q dir="auto">{snippet}</q>;
}
