import { savedText } from '../../messages/saved.ts';
import type { SavedEvent } from '../../offline/saved-events.ts';
import { Link } from '../../ui/link.tsx';
import { longDates } from '../events/event-words.ts';
import { asOfTime } from '../outage/copy-words.ts';
import styles from './saved-page.module.css';

interface SavedListProps {
  /** Of a section of its own. */
  title?: string;
  text?: string;
  events: readonly SavedEvent[];
  readAt: number;
}

/** Events with the time of their saving; nothing where there are none. */
export function SavedList({ title, text, events, readAt }: SavedListProps) {
  if (events.length === 0) return null;
  const list = <Rows events={events} readAt={readAt} />;
  if (title === undefined) return list;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <p className={styles.note}>{text}</p>
      {list}
    </section>
  );
}

function Rows({ events, readAt }: Pick<SavedListProps, 'events' | 'readAt'>) {
  return (
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
  );
}
