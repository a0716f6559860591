import type { Instant, LocalDate } from '@marquee/kernel';
import { dateOf } from '../places/index.ts';

export interface Listed {
  key: string;
  pageUrl: string;
  /** As the page writes it, unshifted. */
  statedStart: string;
  startsAt: Instant;
  /** Its source said that it is called off: that it goes from the list then only confirms it. */
  isCancelled?: boolean;
  /** It was missed before. */
  isWithdrawn?: boolean;
  /** It was missed once, where it takes two times. */
  isMissed?: boolean;
}

/** The days for which a page answers, both inclusive, unshifted. */
export interface Window {
  from: LocalDate;
  to: LocalDate;
  /** The page does not say that it lists everything: what it misses once may stand there again. */
  mustMissTwice?: boolean;
}

/** A drop of more than this share of what a page listed looks like a half-failed read. */
const SUSPICIOUS_SHARE = 1 / 3;
/** Fewer missing than this are never suspicious. */
const SUSPICIOUS_COUNT = 3;

export interface Reconciliation {
  withdrawn: string[];
  /** Missed for the first time, where it takes two. */
  missed: string[];
  /** Set when the drop is too large to believe. */
  doubt: string | null;
}

/**
 * What a page no longer lists: only showings still to come that were not called off, only inside the window that was really read,
 * and nothing at all when the drop is too large to believe (design §3.7).
 */
export function reconcile(
  known: readonly Listed[],
  seenKeys: ReadonlySet<string>,
  windows: ReadonlyMap<string, Window>,
  now: Instant,
): Reconciliation {
  const inWindow = known.filter((listed) => {
    const window = windows.get(listed.pageUrl);
    const date = dateOf(listed.statedStart);
    const isOpen = !listed.isWithdrawn && !listed.isCancelled && listed.startsAt > now;
    return window !== undefined && isOpen && date >= window.from && date <= window.to;
  });
  const missing = inWindow.filter((listed) => !seenKeys.has(listed.key));
  if (missing.length >= SUSPICIOUS_COUNT && missing.length > inWindow.length * SUSPICIOUS_SHARE) {
    return {
      withdrawn: [],
      missed: [],
      doubt: `${missing.length} of ${inWindow.length} listed events are missing at once. This looks like a partly failed read, so nothing was withdrawn.`,
    };
  }
  const mustWait = ({ pageUrl, isMissed }: Listed) => windows.get(pageUrl)?.mustMissTwice === true && !isMissed;
  return {
    withdrawn: missing.filter((listed) => !mustWait(listed)).map(({ key }) => key),
    missed: missing.filter(mustWait).map(({ key }) => key),
    doubt: null,
  };
}
