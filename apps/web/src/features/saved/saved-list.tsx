import { Link } from 'react-router';
import { savedText } from '../../messages/saved.ts';
import type { SavedEvent } from '../../offline/saved-events.ts';
import { longDates } from '../events/event-words.ts';
import { asOfTime } from '../outage/copy-words.ts';
import styles from './saved-page.module.css';

/** Events with the time of their saving; nothing where there are none. */
export function SavedList({ title, events, readAt }: { title: string; events: readonly SavedEvent[]; readAt: number }) {
  if (events.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {events.map(({ event, savedAt }) => (
          <li key={event.id}>
            <Link to={`/events/${event.slug}`} className={styles.event}>
              <span className={styles.name} dir="auto">
                {event.title}
              </span>
              <span className={styles.when}>
                {longDates(event).join(' · ')}
                {event.venue && (
                  <>
                    {' · '}
                    <bdi>{event.venue}</bdi>
                  </>
                )}
              </span>
              <span className={styles.saved}>{savedText('saved.at', { time: asOfTime(savedAt, readAt) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
