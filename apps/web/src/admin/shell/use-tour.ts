import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { TOUR_STOPS } from '../../api/constants.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { type Answer, CONSOLE_META } from '../kit/calls.ts';
import { useAction } from '../kit/use-action.ts';
import { t } from '../messages.ts';

export type TourStop = (typeof TOUR_STOPS)[number];

/** Where each stop is. */
export const STOP_AT: Record<TourStop, string> = {
  wrong: '/admin/dashboard',
  read: '/admin/scraping?tab=sources',
  waiting: '/admin/dashboard?tab=review',
  add: '/admin/scraping',
  stop: '/admin/system-controls',
};

export interface Tour {
  /** Null while the tour is not shown: ended, or not known. */
  at: { stop: TourStop; number: number } | null;
  start: () => Promise<void>;
  /** To the next or the previous stop; past the last one it ends. */
  move: (by: 1 | -1) => Promise<void>;
  skip: () => Promise<void>;
}

/** The tour of this administrator, kept by the server: another browser goes on where this one stopped. */
export function useTour(): Tour {
  const navigate = useNavigate();
  // Not polled: only its own buttons change it.
  const { data } = useQuery({
    ...queryFor('getConsoleTour', {}),
    meta: CONSOLE_META,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { run } = useAction({
    call: 'moveConsoleTour',
    success: null,
    failure: { title: t('tour.failed'), fallback: t('tour.failedText') },
    reloads: [],
    answers: 'getConsoleTour',
  });
  const current = data?.isEnded === false ? TOUR_STOPS[data.stop] : undefined;

  async function go(to: Answer<'getConsoleTour'>): Promise<void> {
    const stop = TOUR_STOPS[to.stop];
    if ((await run({ body: to })) && stop && !to.isEnded) void navigate(STOP_AT[stop]);
  }

  async function move(by: 1 | -1): Promise<void> {
    const next = (data?.stop ?? 0) + by;
    if (next < 0) return;
    await go(next < TOUR_STOPS.length ? { stop: next, isEnded: false } : { stop: next - 1, isEnded: true });
  }

  return {
    at: current && data ? { stop: current, number: data.stop + 1 } : null,
    start: () => go({ stop: 0, isEnded: false }),
    move,
    skip: () => go({ stop: data?.stop ?? 0, isEnded: true }),
  };
}
