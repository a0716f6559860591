import { Link } from '../../../ui/link.tsx';
import { stamp } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

/** Our sources on the site, each with its coming events, and the rule that holds for it. */
export function HostSources({ requestId }: { requestId: string }) {
  const found = useLive('listPublisherSources', { params: { id: requestId } });
  return (
    <section>
      <h3 className={styles.subhead}>{t('publishers.sources')}</h3>
      <Live of={found} lines={3}>
        {({ sources, rule }) => (
          <ul className={styles.notes}>
            {sources.length === 0 && <li>{t('publishers.noSources')}</li>}
            {sources.map(({ id, name, status, city, state, upcomingEvents }) => (
              <li key={id}>
                <Link to={`/admin/scraping?${new URLSearchParams({ tab: 'sources', city, state, open: id })}`}>
                  {name}
                </Link>
                {' – '}
                {t('publishers.sourceNow', {
                  status: t(`sourceStatus.${status}`),
                  events: t('publishers.upcoming', { n: upcomingEvents }),
                })}
              </li>
            ))}
            <li>
              {rule
                ? t('publishers.ruleOf', {
                    wish: t(`publishers.${rule.wish}`),
                    host: rule.host,
                    since: stamp(rule.since),
                  })
                : t('publishers.noRule')}
            </li>
          </ul>
        )}
      </Live>
    </section>
  );
}
