import type { VenueEvent } from '@marquee/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { correctionText } from '../../messages/corrections.ts';
import { t } from '../../messages/site.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { cardDates, cardTime } from '../events/event-words.ts';
import styles from './correct.module.css';
import { CorrectDialog } from './correct-dialog.tsx';
import { eventsKey } from './corrected-queries.ts';

/** The venue's coming events, each of which opens for a correction. */
export function VenueEvents({ slug }: { slug: string }) {
  const [opened, open] = useState<string | null>(null);
  const events = useInfiniteQuery({
    queryKey: eventsKey(slug),
    queryFn: ({ pageParam }) =>
      call('listVenueEvents', { params: { slug }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });
  const items = events.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card className={styles.events}>
      <div>
        <h2>{correctionText('correct.title')}</h2>
        <p className={styles.hint}>{correctionText('correct.text')}</p>
      </div>
      {events.isPending && <Spinner label={correctionText('correct.loading')} />}
      {events.isError && !events.data && (
        <div role="alert" className={styles.failed}>
          <p>{correctionText('correct.failed')}</p>
          <Button pending={events.isFetching} onClick={() => void events.refetch()}>
            {correctionText('correct.retry')}
          </Button>
        </div>
      )}
      {events.data && items.length === 0 && <p className={styles.hint}>{correctionText('correct.none')}</p>}
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((event) => (
            <Row key={event.id} event={event} onOpen={() => open(event.id)} />
          ))}
        </ul>
      )}
      {events.hasNextPage && (
        <Button pending={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
          {correctionText('correct.more')}
        </Button>
      )}
      {opened !== null && <CorrectDialog slug={slug} eventId={opened} onClose={() => open(null)} />}
    </Card>
  );
}

function Row({ event, onOpen }: { event: VenueEvent; onOpen: () => void }) {
  const { title, status, upcomingCount, isCorrected } = event;
  return (
    <li>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span className={styles.what}>
          <VisuallyHidden>{correctionText('correct.open')} </VisuallyHidden>
          <strong dir="auto">{title}</strong>
          <span className={styles.hint}>
            {cardDates(event)}, {cardTime(event)}
            {upcomingCount > 1 && ` · ${correctionText('correct.dates', { n: upcomingCount })}`}
          </span>
        </span>
        <span className={styles.marks}>
          {status !== 'active' && <Badge tone="danger">{t(`event.status.${status}`)}</Badge>}
          {isCorrected && <Badge tone="info">{correctionText('correct.corrected')}</Badge>}
        </span>
        <ArrowRightIcon />
      </button>
    </li>
  );
}
