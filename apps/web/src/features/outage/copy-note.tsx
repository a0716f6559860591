import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetCopies, type ShownCopy } from '../../api/copy-store.ts';
import styles from './copy-note.module.css';
import { asOfTime, copyWords } from './copy-words.ts';

const AGAIN_MS = 20_000;

/**
 * Says that the page shows a copy, and of when. Meanwhile what is shown is read again from time to time, when the connection returns
 * and on each new page; the line goes away with the last copy.
 */
export function CopyNote({ copy: { asOf, reason, notedAt } }: { copy: ShownCopy }) {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    const readAgain = async () => {
      const startedAt = Date.now();
      await queries.invalidateQueries();
      const hasFailed = queries
        .getQueryCache()
        .findAll({ type: 'active' })
        .some(({ state }) => state.errorUpdatedAt >= startedAt);
      // What could not be read again is still shown.
      if (!hasFailed) forgetCopies(startedAt);
    };
    const sometimes = () => {
      if (document.visibilityState === 'visible') void readAgain();
    };
    if (arrivedAt.current !== pathname) void readAgain();
    arrivedAt.current = pathname;
    const timer = setInterval(sometimes, AGAIN_MS);
    window.addEventListener('online', sometimes);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sometimes);
    };
  }, [queries, pathname]);

  return (
    <p className={styles.note} role="status">
      {copyWords(reason, asOfTime(asOf, notedAt))}
    </p>
  );
}
