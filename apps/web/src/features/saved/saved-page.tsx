import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { savedText } from '../../messages/saved.ts';
import { t } from '../../messages/site.ts';
import { forgetSaved } from '../../offline/forget.ts';
import { type SavedEvent, savedEvents } from '../../offline/saved-events.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { EmptyState } from '../../ui/state.tsx';
import { toast } from '../../ui/toast-store.ts';
import { SavedList } from './saved-list.tsx';
import styles from './saved-page.module.css';

const KEY = ['saved-on-this-device'] as const;
const NONE: readonly SavedEvent[] = [];

/** The events that can be read without a connection. */
export function SavedPage() {
  const queries = useQueryClient();
  const read = useQuery({ queryKey: KEY, queryFn: savedEvents, gcTime: 0 });
  const events = read.data ?? NONE;
  usePageHead({ title: t('site.title', { page: savedText('saved.title') }) });

  const forget = async () => {
    await forgetSaved();
    queries.setQueryData(KEY, NONE);
    toast({ title: savedText('saved.forgotten') });
  };

  return (
    <>
      <Canopy running={read.isPending}>
        <div className={styles.head}>
          <h1 className={styles.title}>{savedText('saved.title')}</h1>
          <p className={styles.text}>{savedText('saved.text')}</p>
        </div>
      </Canopy>
      <div className={styles.page}>
        {!read.isPending && events.length === 0 && <Nothing />}
        <SavedList
          title={savedText('saved.hearted')}
          events={events.filter(({ isHearted }) => isHearted)}
          readAt={read.dataUpdatedAt}
        />
        <SavedList
          title={savedText('saved.opened')}
          events={events.filter(({ isHearted }) => !isHearted)}
          readAt={read.dataUpdatedAt}
        />
        {events.length > 0 && (
          <Button className={styles.foot} onClick={() => void forget()}>
            {savedText('saved.forget')}
          </Button>
        )}
      </div>
    </>
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
