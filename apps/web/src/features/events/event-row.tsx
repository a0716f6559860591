import type { Event } from '@marquee/contract';
import { Link } from '../../ui/link.tsx';
import { badgesOf, placeText } from './conditions.ts';
import { DateStub } from './date-stub.tsx';
import styles from './event-row.module.css';
import { cardDates, cardPrice, cardTime } from './event-words.ts';
import { useOwnTime } from './own-time.ts';

interface EventRowProps {
  event: Event;
  /** Its place goes without saying where all rows have the same. */
  hidesVenue?: boolean;
}

/** An event as a small ticket: date, title, time, place and price. */
export function EventRow({ event, hidesVenue = false }: EventRowProps) {
  const [first] = badgesOf(event);
  const own = useOwnTime(event);
  return (
    <article className={styles.row} data-row={event.slug}>
      <DateStub times={event} />
      <div className={styles.body}>
        <h3 className={styles.title} dir="auto">
          <Link to={`/events/${event.slug}`}>{event.title}</Link>
        </h3>
        <p className={styles.facts}>
          <time dateTime={event.startDate}>
            {cardDates(event)} · {cardTime(event)}
          </time>
          {(event.venue ?? event.isOnline) && !hidesVenue && (
            <>
              {' · '}
              <bdi>{placeText(event)}</bdi>
            </>
          )}
        </p>
        <p className={styles.facts}>
          {first?.tone === 'danger' ? (
            <span className={styles.off}>{first.text}</span>
          ) : (
            <span className={styles.price}>{cardPrice(event.price)}</span>
          )}
        </p>
        {own && <p className={styles.own}>{own}</p>}
      </div>
    </article>
  );
}
