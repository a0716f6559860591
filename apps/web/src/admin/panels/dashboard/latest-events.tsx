import { Link } from '../../../ui/link.tsx';
import { localDay } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Ago, Block, ToneBadge } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import styles from './dashboard.module.css';

/** Spec: CALL-044, DASH-06. */
const EVERY_SECONDS = 10;
const SHOWN = 8;

/** What was added last, so that one sees that it works (spec: DASH-07). */
export function LatestEvents() {
  const events = useLive('listConsoleEvents', { query: { limit: SHOWN } }, { everySeconds: EVERY_SECONDS });
  return (
    <Block title={t('dash.latestEvents')} note={t('dash.latestEventsNote')}>
      <Live of={events} lines={4} empty={{ isEmpty: ({ items }) => items.length === 0, text: t('dash.eventsNone') }}>
        {({ items }) => (
          <ul className={styles.errors}>
            {items.map(({ id, slug, title, city, state, startDate, source, status, addedAt }) => (
              <li key={id}>
                <ToneBadge tone={status === 'active' ? 'good' : 'neutral'}>{t(`dash.event.${status}`)}</ToneBadge>
                <div>
                  <p>
                    <Link to={`/events/${slug}`}>
                      <bdi>{title}</bdi>
                    </Link>
                  </p>
                  <small>
                    {`${city}, ${state}`} · {localDay(startDate)} · <bdi>{source}</bdi>
                  </small>
                </div>
                <span className={kit.time}>
                  <Ago at={addedAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Live>
    </Block>
  );
}
