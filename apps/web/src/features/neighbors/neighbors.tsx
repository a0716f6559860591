import type { Event, EventDetail } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { queryFor } from '../../api/query-for.ts';
import { mapText } from '../../messages/map.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { EventRow } from '../events/event-row.tsx';
import { listingPath, nightOf, nightQuery, othersThan, venueQuery } from './near-query.ts';
import styles from './neighbors.module.css';

/** More at the venue, and what else there is that night; nothing where there is nothing, or where it cannot be asked. */
export function Neighbors({ event }: { event: EventDetail }) {
  const venue = event.venue?.trim() ?? '';
  const there = useQuery({ ...queryFor('listEvents', { query: venueQuery(event) }), enabled: venue !== '' });
  const then = useQuery(queryFor('listEvents', { query: nightQuery(event) }));
  const { day, isEvening } = nightOf(event);
  const atVenue = venue === '' ? [] : othersThan(event, there.data?.events ?? []);
  const thatNight = othersThan(event, then.data?.events ?? [], atVenue.length > 0);
  if (atVenue.length === 0 && thatNight.length === 0) return null;
  return (
    <div className={styles.neighbors}>
      <Group
        title={mapText('near.venue', { venue })}
        more={mapText('near.all')}
        href={
          event.venueSlug === null ? listingPath(event, { venue }) : `/venue/${encodeURIComponent(event.venueSlug)}`
        }
        events={atVenue}
        hidesVenue
      />
      <Group
        title={mapText(isEvening ? 'near.night' : 'near.day', event)}
        more={mapText(isEvening ? 'near.wholeDay' : 'near.all')}
        href={listingPath(event, { from: day, to: day })}
        events={thatNight}
      />
    </div>
  );
}

interface GroupProps {
  title: string;
  more: string;
  href: string;
  events: readonly Event[];
  hidesVenue?: boolean;
}

function Group({ title, more, href, events, hidesVenue = false }: GroupProps) {
  const heading = useId();
  if (events.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <Link to={href} className={styles.more} aria-describedby={heading}>
          {more}
          <ArrowRightIcon />
        </Link>
      </header>
      <ul className={styles.rows}>
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} hidesVenue={hidesVenue} />
          </li>
        ))}
      </ul>
    </section>
  );
}
