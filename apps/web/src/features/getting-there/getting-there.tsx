import type { EventDetail } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../api/query-for.ts';
import { mapText } from '../../messages/map.ts';
import { Button } from '../../ui/button.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { EventRow } from '../events/event-row.tsx';
import { clockTime } from '../events/local-time.ts';
import { nightQuery } from '../neighbors/near-query.ts';
import { chosenPlace, placeName } from '../place/place.ts';
import { position } from '../place/use-my-location.ts';
import { endOf, laterNearby, nightEnd, pointOf, walkingArea } from './after.ts';
import styles from './getting-there.module.css';
import { type Point, type Ways, waysBetween } from './ways.ts';

/** How one gets there, and what is on near it afterwards; nothing of an event without a place to go to. */
export function GettingThere({ event }: { event: EventDetail }) {
  const there = pointOf(event);
  const read = useQuery({ ...queryFor('enhanceEvent', { params: { slug: event.slug } }), enabled: false });
  const parking = read.data?.enhancement.parkingInfo ?? event.parkingNote;
  if (event.isOnline || (there === null && !parking)) return null;
  return (
    <div className={styles.there}>
      <section className={styles.part}>
        <h2>{mapText('way.title')}</h2>
        {there && <Distance event={event} there={there} />}
        {parking && <p dir="auto">{mapText('way.parking', { words: parking })}</p>}
      </section>
      {there && <Afterwards event={event} here={there} />}
    </div>
  );
}

/** From the middle of the city that the visitor chose, else of the event's own, or from where they are, which never leaves the browser. */
function Distance({ event, there }: { event: EventDetail; there: Point }) {
  const chosen = chosenPlace.use();
  const place = chosen ?? event;
  const isOwn = place.city === event.city && place.state === event.state;
  // The night's list, which stands below, says where the event's city is.
  const query = isOwn ? nightQuery(event) : { city: place.city, state: place.state, limit: 1 };
  const list = useQuery(queryFor('listEvents', { query }));
  const [mine, setMine] = useState<Point | 'failed' | null>(null);
  const isMine = mine !== null && mine !== 'failed';
  const from = isMine ? mine : (list.data?.city.center ?? null);
  const locate = async () => {
    try {
      setMine((await position()).coords);
    } catch {
      setMine('failed');
    }
  };
  return (
    <>
      {from && (
        <p>
          {isMine
            ? mapText('way.fromYou', waysBetween(from, there))
            : mapText('way.from', { ...waysBetween(from, there), place: placeName(place) })}
        </p>
      )}
      {from && <WayTimes ways={waysBetween(from, there)} />}
      {from && <p className={styles.note}>{mapText('way.estimate')}</p>}
      {!isMine && (
        <p>
          <Button size="sm" onClick={() => void locate()}>
            <PinIcon />
            {mapText('way.fromMe')}
          </Button>
        </p>
      )}
      {mine === 'failed' && <p role="status">{mapText('way.failed')}</p>}
    </>
  );
}

function WayTimes({ ways }: { ways: Ways }) {
  const { walk, transit, car } = ways;
  const times = [
    ['way.walk', walk],
    ['way.transit', transit],
    ['way.car', car],
  ] as const;
  return (
    <ul className={styles.times}>
      {times.map(([name, minutes]) => minutes !== null && <li key={name}>{mapText(name, { minutes })}</li>)}
    </ul>
  );
}

function Afterwards({ event, here }: { event: EventDetail; here: Point }) {
  const end = endOf(event);
  const query = {
    city: event.city,
    state: event.state,
    area: walkingArea(here),
    from: event.startDate.slice(0, 10),
    to: nightEnd(event).slice(0, 10),
    limit: 50,
  };
  const list = useQuery({ ...queryFor('listEvents', { query }), enabled: end !== null });
  const later = laterNearby(event, list.data?.events ?? []);
  if (end === null || later.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{mapText('after.title')}</h2>
      <p className={styles.note}>
        {mapText(end.isStated ? 'after.stated' : 'after.assumed', { time: clockTime(end.at) ?? '' })}
      </p>
      <ul className={styles.rows}>
        {later.map(({ event: other, until, walk }) => (
          <li key={other.id}>
            <EventRow event={other} />
            <p className={styles.note}>
              {mapText('after.walk', { minutes: walk })}
              {until !== null && ` · ${mapText('after.until', { time: clockTime(until) ?? '' })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
