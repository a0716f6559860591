import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Answer } from '../../kit/calls.ts';
import { localDay } from '../../kit/format.ts';
import { JobProgress } from '../../kit/job-progress.tsx';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { sourceAddress } from './source-address.ts';

type Progress = Answer<'getSourceProgress'>;

const JOB_STATES = {
  waiting: 'waiting',
  reading: 'running',
  read: 'done',
  failed: 'failed',
  stopped: 'cancelled',
} as const;

/** While a person waits for it. */
const EVERY_SECONDS = 3;

/** The first read of a source, from the queue to its events on the site. */
export function FirstRead({ sourceId }: { sourceId: string }) {
  const progress = useLive('getSourceProgress', { params: { id: sourceId } }, { everySeconds: EVERY_SECONDS });
  return (
    <Live of={progress} lines={3}>
      {(now) => (
        <div className={styles.list}>
          <JobProgress
            label={t('first.title', { name: now.source.name })}
            job={{ state: JOB_STATES[now.state], startedAt: null, message: now.says }}
          />
          {now.events.length > 0 && <OnSite of={now} />}
          <div className={styles.buttons}>
            <Button asChild>
              <Link to={sourceAddress(now.source)}>{t('scraping.openSource')}</Link>
            </Button>
            {now.held > 0 && (
              <Button asChild>
                <Link to="/admin/data-quality?tab=held">{t('first.held')}</Link>
              </Button>
            )}
          </div>
        </div>
      )}
    </Live>
  );
}

function OnSite({ of: { events, source } }: { of: Progress }) {
  const { city, state } = source;
  return (
    <div className={styles.part}>
      <h3 className={styles.subhead}>{t('first.events')}</h3>
      <ul className={styles.notes}>
        {events.map(({ id, slug, title, start }) => (
          <li key={id}>
            <Link to={`/events/${slug}`}>
              <bdi>{title}</bdi>
            </Link>{' '}
            <span className={styles.quiet}>{localDay(start)}</span>
          </li>
        ))}
      </ul>
      <Link to={`/events?${new URLSearchParams({ city, state })}`}>{t('first.all')}</Link>
    </div>
  );
}
