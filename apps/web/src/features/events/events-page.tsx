import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { EventCard } from './event-card.tsx';
import { PlacePicker } from './place-picker.tsx';

/** The listing: a city's coming events, page after page. */
export function EventsPage() {
  const [search] = useSearchParams();
  const place = { city: search.get('city') ?? 'Columbia', state: search.get('state') ?? 'SC' };
  const categories = search.get('category') ?? '';
  const list = useInfiniteQuery({
    queryKey: ['listEvents', place, categories],
    queryFn: ({ pageParam, signal }) =>
      call('listEvents', { query: { ...place, categories, ...(pageParam ? { cursor: pageParam } : {}) } }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });
  const events = list.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <main>
      <header>
        <h1>
          What’s on in {place.city}, {place.state}
        </h1>
        <PlacePicker />
      </header>
      {list.isPending && <p role="status">Loading events…</p>}
      {list.isError && (
        <div role="alert">
          <h2>Unable to Connect</h2>
          <p>We're experiencing difficulty accessing our event sources. Please try again in a moment.</p>
          <p className="quiet">{list.error.message}</p>
          <button type="button" onClick={() => window.location.reload()}>
            Try Again
          </button>
        </div>
      )}
      {list.isSuccess && events.length === 0 && <Empty status={list.data.pages[0]?.city.status ?? 'unknown'} />}
      <ol className="cards">
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </ol>
      {list.hasNextPage && (
        <button type="button" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchingNextPage ? 'Loading…' : 'Discover More Experiences'}
        </button>
      )}
    </main>
  );
}

const EMPTY_REASONS = {
  live: 'Nothing is announced here yet. New events are read all day.',
  available: 'This city is being prepared. Please look in again soon.',
  'coming-soon': 'We do not read this city yet. Coming soon.',
  unknown: 'We do not know a city of this name.',
} as const;

function Empty({ status }: { status: keyof typeof EMPTY_REASONS }) {
  return (
    <section>
      <h2>No Events Found</h2>
      <p>{EMPTY_REASONS[status]}</p>
    </section>
  );
}
