import { Link } from '../../../ui/link.tsx';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { MoreOf } from '../../kit/more-of.tsx';
import { Block } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { sourceAddress } from './source-address.ts';

const SHOWN_AT_FIRST = 6;

/** What needs attention, and what to do about it (spec: SCRAPE-10). */
export function Anomalies() {
  const anomalies = useLive('listAnomalies', {});
  return (
    <Block title={t('scraping.anomalies')}>
      <Live
        of={anomalies}
        lines={4}
        empty={{ isEmpty: ({ items }) => items.length === 0, text: t('scraping.anomaliesEmpty') }}
      >
        {({ items, failingSources }) => (
          <>
            <MoreOf items={items} first={SHOWN_AT_FIRST} className={styles.notes}>
              {({ city, state, issue, suggestion, sourceId }) => (
                <li key={`${city} ${state} ${sourceId} ${issue}`}>
                  <p>
                    <strong>{`${city}, ${state}`}</strong> {issue}
                  </p>
                  <p className={styles.quiet}>
                    {suggestion}{' '}
                    {sourceId && (
                      <Link to={sourceAddress({ id: sourceId, city, state })}>{t('scraping.openSource')}</Link>
                    )}
                  </p>
                </li>
              )}
            </MoreOf>
            <Rest count={failingSources - items.filter(({ sourceId }) => sourceId !== null).length} />
          </>
        )}
      </Live>
    </Block>
  );
}

/** Failing sources that the list leaves out. */
function Rest({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className={styles.quiet}>
      <Link to="/admin/scraping?tab=sources&health=failing">
        {t('scraping.moreFailing', { n: wholeNumber(count) })}
      </Link>
    </p>
  );
}
