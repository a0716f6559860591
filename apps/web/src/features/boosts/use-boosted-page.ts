import type { EventBoostStatus } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect } from 'react';
import { queryFor } from '../../api/query-for.ts';
import { pageBefore } from './last-page.ts';
import { sourceOfVisit } from './source-of.ts';
import { track } from './track.ts';

/** Spec: CALL-018. */
const STALE_MS = 5 * 60_000;
const REFETCH_MS = 10 * 60_000;

/** Each visit of a page once, also when React draws it twice. */
let lastView = '';

/**
 * The boost status of an event's page. The visit is counted if it is boosted (spec: DETAIL-15), and what visitors do with elements
 * that have `data-conversion` (DETAIL-17).
 */
export function useBoostedPage(id: string): {
  status: EventBoostStatus | undefined;
  onClickCapture: (event: MouseEvent) => void;
} {
  const { data: status } = useQuery({
    ...queryFor('getBoostStatus', { params: { id } }),
    staleTime: STALE_MS,
    refetchInterval: REFETCH_MS,
  });
  const boostId = status?.boostId ?? null;
  const source = () => sourceOfVisit(pageBefore(), document.referrer);
  useEffect(() => {
    const view = `${boostId} ${window.history.state?.key ?? ''} ${window.location.pathname}`;
    if (boostId === null || view === lastView) return;
    lastView = view;
    track(boostId, 'view', sourceOfVisit(pageBefore(), document.referrer));
  }, [boostId]);
  return {
    status,
    onClickCapture: ({ target }) => {
      const action = target instanceof Element ? target.closest('[data-conversion]') : null;
      if (boostId !== null && action)
        track(boostId, 'conversion', source(), action.getAttribute('data-conversion') ?? undefined);
    },
  };
}
