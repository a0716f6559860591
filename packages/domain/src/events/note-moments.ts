import { HOUR_MS } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';

interface Timed {
  startsAt: number;
  endsAt: number;
  timezone?: string;
}

type Noting = Pick<ReadDeps, 'clock' | 'moments'>;

/**
 * Tells when what was read will be another answer by itself: one of it is over, or begins, or its day. `hasMore`: there is more behind the last that
 * is counted, soonest first; what has not been read ends after the last begins, if that has not begun.
 */
export function noteMoments({ clock, moments }: Noting, read: readonly Timed[], hasMore = false): void {
  if (!moments) return;
  const now = clock.now();
  for (const { startsAt, endsAt, timezone } of read) {
    moments.ends(endsAt);
    moments.begins(startsAt);
    if (timezone !== undefined) moments.namesDayIn(timezone);
  }
  const last = read.at(-1);
  if (hasMore && (last === undefined || last.startsAt <= now)) moments.ends(now);
}

/** The same of boosted events, which take turns by the hour. */
export function noteLeadMoments({ clock, moments }: Noting, leads: readonly Timed[]): void {
  if (!moments || leads.length === 0) return;
  noteMoments({ clock, moments }, leads);
  moments.ends((Math.floor(clock.now() / HOUR_MS) + 1) * HOUR_MS);
}
