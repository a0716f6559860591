import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CARDS_MOST } from '../../api/constants.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { savedText } from '../../messages/saved.ts';
import { Button } from '../../ui/button.tsx';
import { EventCard } from '../events/event-card.tsx';
import { EventCardSkeleton } from '../events/event-card-skeleton.tsx';
import styles from './saved-page.module.css';

const STALE_MS = 60_000;
const WAITING = ['first', 'second', 'third'] as const;

interface HeartedCardsProps {
  ids: readonly string[];
  /** What is shown where the events cannot be read: what this device has of them. */
  fallback: ReactNode;
}

/** The events with a heart as they are now. A card stays until the page is left, so that its heart can be given back. */
export function HeartedCards({ ids, fallback }: HeartedCardsProps) {
  const [shown, setShown] = useState<number>(CARDS_MOST);
  const [seen, setSeen] = useState(ids);
  const added = ids.filter((id) => !seen.includes(id));
  if (added.length > 0) setSeen([...seen, ...added]);
  const newest = seen.toReversed().slice(0, shown);
  const groups = Array.from({ length: Math.ceil(newest.length / CARDS_MOST) }, (_, i) =>
    newest.slice(i * CARDS_MOST, (i + 1) * CARDS_MOST).join(','),
  );
  return (
    <>
      {groups.map((group, i) => (
        <Group key={group} ids={group} fallback={i === 0 ? fallback : null} />
      ))}
      {seen.length > shown && (
        <Button className={styles.foot} onClick={() => setShown((n) => n + CARDS_MOST)}>
          {savedText('saved.more')}
        </Button>
      )}
    </>
  );
}

/** What is to come first, soonest first. */
function Group({ ids, fallback }: { ids: string; fallback: ReactNode }) {
  const { data, error } = useQuery({ ...queryFor('readCards', { query: { ids } }), staleTime: STALE_MS });
  if (error) return fallback;
  if (!data)
    return (
      <div className={styles.cards}>
        {WAITING.slice(0, ids.split(',').length).map((name) => (
          <EventCardSkeleton key={name} />
        ))}
      </div>
    );
  const isOver = ({ status }: { status: string }) => status === 'ended' || status === 'inactive';
  const events = data.events.toSorted(
    (a, b) => Number(isOver(a)) - Number(isOver(b)) || a.startDate.localeCompare(b.startDate),
  );
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} look="dense" />
        </li>
      ))}
    </ul>
  );
}
