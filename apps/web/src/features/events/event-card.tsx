import type { Event } from '@marquee/contract';
import { Link } from 'react-router';
import { whenText } from './when.ts';

export function EventCard({ event }: { event: Event }) {
  return (
    <li className="card">
      {event.imageUrl && <img src={event.imageUrl} alt="" loading="lazy" width={320} height={200} />}
      <div>
        <h2>
          <Link to={`/events/${event.slug}`}>{event.title}</Link>
        </h2>
        <p>
          <time dateTime={event.startDate}>{whenText(event)}</time>
          {event.upcomingCount > 1 && <span className="quiet"> and {event.upcomingCount - 1} more dates</span>}
        </p>
        <p>{[event.venue, `${event.city}, ${event.state}`].filter(Boolean).join(' · ')}</p>
        <p className="quiet">
          {event.price} · {event.categories.join(', ')}
          {event.status !== 'active' && <strong> · {event.status}</strong>}
        </p>
      </div>
    </li>
  );
}
