import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentUrl } from '../../api/document-url.ts';
import { hiddenText } from '../../messages/hidden-series.ts';
import { savedText } from '../../messages/saved.ts';
import { t } from '../../messages/site.ts';
import { forgetSaved } from '../../offline/forget.ts';
import { SAVED_QUERY } from '../../offline/names.ts';
import { type SavedEvent, savedEvents } from '../../offline/saved-events.ts';
import { allForgotten } from '../../session/last-person.ts';
import { useSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { EmptyState } from '../../ui/state.tsx';
import { toast } from '../../ui/toast-store.ts';
import { hearts } from '../hearts/hearts.ts';
import { HiddenList } from '../hidden-series/hidden-list.tsx';
import { hiddenSeries } from '../hidden-series/hidden-series.ts';
import { OwnCalendar } from '../own-calendar/own-calendar.tsx';
import { HeartedCards } from './hearted-cards.tsx';
import { SavedList } from './saved-list.tsx';
import styles from './saved-page.module.css';

const NONE: readonly SavedEvent[] = [];

/** The events with a heart, and those that this device can show without a connection: anew for each person, since cards stay that lost their heart here. */
export function SavedPage() {
  const { user } = useSession();
  const person = user?.id ?? 'guest';
  return <Saved key={person} person={person} />;
}

async function savedByThem(): Promise<SavedEvent[]> {
  await allForgotten();
  return savedEvents();
}

function Saved({ person }: { person: string }) {
  const queries = useQueryClient();
  const key = [...SAVED_QUERY, person];
  const read = useQuery({ queryKey: key, queryFn: savedByThem, staleTime: 0, gcTime: 0 });
  const events = read.data ?? NONE;
  const ids = hearts.use();
  const [had] = useState(ids.length > 0);
  const hasHearts = had || ids.length > 0;
  const [hid] = useState(hiddenSeries.get().length > 0);
  const hasHidden = hiddenSeries.use().length > 0 || hid;
  const session = useSession();
  const { open } = useSignInPlace();
  usePageHead({ title: t('site.title', { page: savedText('saved.title') }) });

  const forget = async () => {
    await forgetSaved();
    queries.setQueryData(key, NONE);
    toast({ title: savedText('saved.forgotten') });
  };

  return (
    <>
      <Canopy running={read.isPending}>
        <div className={styles.head}>
          <h1 className={styles.title}>{savedText('saved.title')}</h1>
          <p className={styles.text}>
            {savedText(session.user ? 'saved.onAccount' : 'saved.inBrowser')}{' '}
            {session.state === 'anonymous' && (
              <button type="button" className={styles.signIn} onClick={() => open('login')}>
                {savedText('saved.signIn')}
              </button>
            )}
          </p>
        </div>
      </Canopy>
      <div className={styles.page}>
        {!read.isPending && events.length === 0 && !hasHearts && <Nothing />}
        {hasHearts && (
          <section className={styles.group}>
            <h2>{savedText('saved.hearted')}</h2>
            <HeartedCards
              ids={ids}
              fallback={
                <SavedList events={events.filter(({ event }) => ids.includes(event.id))} readAt={read.dataUpdatedAt} />
              }
            />
          </section>
        )}
        {hasHearts && <TakeAlong ids={session.user ? [] : ids} />}
        <SavedList
          title={savedText('saved.opened')}
          text={savedText('saved.text')}
          events={events.filter(({ event }) => !ids.includes(event.id))}
          readAt={read.dataUpdatedAt}
        />
        {events.length > 0 && (
          <Button className={styles.foot} onClick={() => void forget()}>
            {savedText('saved.forget')}
          </Button>
        )}
        <OwnCalendar />
        {hasHidden && (
          <section className={styles.group}>
            <h2>{hiddenText('hidden.title')}</h2>
            <p className={styles.note}>{hiddenText('hidden.text')}</p>
            <HiddenList />
          </section>
        )}
      </div>
    </>
  );
}

/** Files with all of them; the server knows those of an account, and is told those of this browser. */
function TakeAlong({ ids }: { ids: readonly string[] }) {
  const query = ids.length > 0 ? { ids: ids.join(',') } : {};
  return (
    <section className={styles.along} aria-labelledby="take-along">
      <h2 id="take-along">{savedText('saved.leave')}</h2>
      <p className={styles.note}>{savedText('saved.leaveText')}</p>
      {(['ics', 'csv', 'json'] as const).map((format) => (
        <Button key={format} asChild>
          <a href={documentUrl('getSavedEvents', { params: { format }, query })} download>
            {savedText(`saved.${format}`)}
          </a>
        </Button>
      ))}
    </section>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={savedText('saved.empty')}
      actions={
        <Button asChild variant="primary">
          <Link to="/events">{savedText('saved.browse')}</Link>
        </Button>
      }
    >
      {savedText('saved.emptyText')}
    </EmptyState>
  );
}
