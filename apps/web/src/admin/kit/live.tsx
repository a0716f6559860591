import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { referenceOf } from '../../api/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshIcon, WarningIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../messages.ts';
import { panelFailure, refusedInput } from './failure.ts';
import { timeAgo } from './format.ts';
import styles from './kit.module.css';
import { useNow } from './now.ts';
import { TraceLink } from './trace-link.tsx';
import { useIsSlow } from './use-live.ts';

export interface LiveProps<D> {
  of: UseQueryResult<D>;
  /** The message if loading fails without older data; the server's message appears below. */
  failure?: string;
  /** The text for empty data. */
  empty?: { isEmpty: (data: D) => boolean; text: string };
  /** Lines of the skeleton, to limit layout shift. */
  lines?: number;
  children: (data: D) => ReactNode;
}

/**
 * Data, or why there is none: loading, slow, failed (with a retry), empty. If the last read failed but older data
 * exists, the data stays with its age.
 */
export function Live<D>({ of: query, failure, empty, lines = 3, children }: LiveProps<D>) {
  if (query.data === undefined) {
    return query.isError ? (
      <Failed query={query} text={failure ?? t('kit.failed')} />
    ) : (
      <Waiting lines={lines} isFetching={query.isFetching} />
    );
  }
  return (
    <>
      {query.isError && <Stale query={query} />}
      {empty?.isEmpty(query.data) ? <p className={styles.nothing}>{empty.text}</p> : children(query.data)}
    </>
  );
}

function Waiting({ lines, isFetching }: { lines: number; isFetching: boolean }) {
  const isSlow = useIsSlow(isFetching);
  return (
    <div className={styles.waiting} role="status">
      <span className={isSlow ? styles.slow : styles.unseen}>{t(isSlow ? 'kit.slow' : 'kit.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="1.25rem" width={line % 3 === 2 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

function Failed<D>({ query, text }: { query: UseQueryResult<D>; text: string }) {
  const isOfInput = refusedInput(query.error);
  const reference = referenceOf(query.error);
  const said = panelFailure(query.error, t('kit.unreachable'));
  return (
    <div className={styles.failed} role="alert">
      <WarningIcon />
      <div>
        <p className={styles.failedTitle}>{isOfInput ? t('kit.refused') : text}</p>
        {/* The sentence of an unexpected failure has the number in it. */}
        <p>{reference && said.includes(reference) ? t('kit.ourFault') : said}</p>
        {reference && (
          <p>
            {t('trace.reference')}: <TraceLink id={reference} />
          </p>
        )}
      </div>
      {!isOfInput && <Again query={query} />}
    </div>
  );
}

function Stale<D>({ query }: { query: UseQueryResult<D> }) {
  const now = useNow();
  const age = timeAgo(new Date(query.dataUpdatedAt).toISOString(), now);
  return (
    <div className={styles.stale} role="status">
      <WarningIcon />
      <p>
        {t('kit.stale', { age })} {panelFailure(query.error, t('kit.unreachable'))}
      </p>
      <Again query={query} />
    </div>
  );
}

function Again<D>({ query }: { query: UseQueryResult<D> }) {
  return (
    <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
      <RefreshIcon /> {t('kit.again')}
    </Button>
  );
}
