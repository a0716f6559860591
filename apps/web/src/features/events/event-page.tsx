import type { EventDetail } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { queryFor } from '../../api/query-for.ts';
import { whenText } from './when.ts';

/** One event, with all its dates and where each fact comes from. */
export function EventPage() {
  const { slug = '' } = useParams();
  const event = useQuery(queryFor('getEvent', { params: { slug } }));
  return (
    <main>
      <p>
        <Link to="/events">Back to Events</Link>
      </p>
      {event.isPending && <p role="status">Loading…</p>}
      {event.isError && (
        <section role="alert">
          <h1>Event Not Found</h1>
          <p>The event you're looking for doesn't exist or has been moved.</p>
        </section>
      )}
      {event.data && <Details event={event.data} />}
    </main>
  );
}

function Details({ event }: { event: EventDetail }) {
  const place = [event.venue, event.address, `${event.city}, ${event.state}`].filter(Boolean).join(', ');
  const ticket = event.ticketUrl ?? event.detailPageUrl ?? event.sourceUrl;
  return (
    <article>
      <h1>{event.title}</h1>
      {event.status !== 'active' && <p role="status">This event is {event.status}.</p>}
      {event.imageUrl && <img src={event.imageUrl} alt="" width={640} height={400} />}
      <p>
        <time dateTime={event.startDate}>{whenText(event)}</time>
      </p>
      <p>{place}</p>
      <p>
        {event.price} · {event.categories.join(', ')}
      </p>
      {event.description && <p className="text">{event.description}</p>}
      <p>
        <a href={ticket} rel="noopener noreferrer" target="_blank">
          Get Tickets
        </a>
      </p>
      {event.occurrences.length > 1 && (
        <section>
          <h2>All dates</h2>
          <ul>
            {event.occurrences.map((occurrence) => (
              <li key={occurrence.startDate}>
                {whenText(occurrence)} {occurrence.status !== 'active' && <em>{occurrence.status}</em>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Where this comes from</h2>
        {event.sources.map((source) => (
          <details key={source.url + source.source}>
            <summary>
              {source.source}, last checked {new Date(source.lastSeenAt).toLocaleString('en-US')}
            </summary>
            <p>
              <a href={source.url} rel="noopener noreferrer" target="_blank">
                {source.url}
              </a>
              {source.shiftWeeks > 0 && ` (a recording, moved by ${source.shiftWeeks} weeks)`}
            </p>
            <table>
              <tbody>
                {source.fields.map((fact) => (
                  <tr key={`${fact.field} ${fact.method} ${fact.locator}`}>
                    <th scope="row">{fact.field}</th>
                    <td>{fact.snippet}</td>
                    <td className="quiet">
                      {fact.method} {fact.locator}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        ))}
      </section>
    </article>
  );
}
