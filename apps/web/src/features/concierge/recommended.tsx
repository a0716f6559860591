import type { ChatLanguage, Event, RecommendedEvent } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryFor } from '../../api/query-for.ts';
import { conciergeText } from '../../messages/concierge.ts';
import { inLanguage } from '../../messages/language.ts';
import { Link } from '../../ui/link.tsx';
import { DateStub } from '../events/date-stub.tsx';
import { cardDates, cardPrice, cardTime } from '../events/event-words.ts';
import type { Place } from '../place/place.ts';
import styles from './recommended.module.css';

/** Spec: CHAT-11. */
const MOST = 3;

interface RecommendedProps {
  place: Place;
  events: readonly RecommendedEvent[] | null;
  lang: ChatLanguage;
  onLeave: () => void;
}

/**
 * The events of the last answer with the reasons why, in its language; none where it has none. Before there is an answer, the next of the city
 * (docs/spec/decisions.md 30).
 */
export function Recommended({ place, events, lang, onLeave }: RecommendedProps) {
  const isAnswered = events !== null;
  const next = queryFor('listEvents', { query: { ...place, limit: MOST } });
  const { data, error } = useQuery({ ...next, enabled: !isAnswered });
  useEffect(() => {
    if (error) console.warn('The recommended events could not be loaded', error);
  }, [error]);
  const shown: ReadonlyArray<Event & { reasons?: readonly string[] }> = isAnswered ? events : (data?.events ?? []);
  if (shown.length === 0) return null;
  return inLanguage(lang, () => (
    <section className={styles.recommended} lang={lang}>
      <h3 className={styles.title}>{conciergeText('concierge.events')}</h3>
      <ul className={styles.cards}>
        {shown.slice(0, MOST).map((event) => (
          <li key={event.id} className={styles.card}>
            <DateStub times={event} lang={lang} />
            <div className={styles.body}>
              <h4 className={styles.name} dir="auto">
                <Link to={`/events/${event.slug}`} onClick={onLeave}>
                  {event.title}
                </Link>
              </h4>
              <p className={styles.facts}>
                <time dateTime={event.startDate}>
                  {cardDates(event)} · {cardTime(event)}
                </time>{' '}
                · {cardPrice(event.price)}
              </p>
              <p className={styles.facts}>
                <bdi>{event.venue ?? event.city}</bdi>
              </p>
              {event.reasons && (
                <ul className={styles.reasons}>
                  {event.reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isAnswered && events.some(({ isForYou }) => isForYou) && (
        <p className={styles.forYou}>
          {conciergeText('concierge.forYou')}{' '}
          <Link to="/#curated" onClick={onLeave}>
            {conciergeText('concierge.forYouChange')}
          </Link>
        </p>
      )}
    </section>
  ));
}
