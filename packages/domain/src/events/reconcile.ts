import { type Instant, type LocalDate, type Message, say } from '@marquee/kernel';
import { dateOf } from '../places/index.ts';

export interface Listed {
  key: string;
  pageUrl: string;
  /** As published, unshifted. */
  statedStart: string;
  startsAt: Instant;
  /** Its source announced the cancellation: its removal from the page only confirms it. */
  isCancelled?: boolean;
  /** It was missing before. */
  isWithdrawn?: boolean;
  /** It is missing for the first time, and two times are required. */
  isMissed?: boolean;
}

/** The days that a page covers, both inclusive, unshifted. */
export interface Window {
  from: LocalDate;
  to: LocalDate;
  /** The page does not claim to be complete: a showing missing once may return. */
  mustMissTwice?: boolean;
}

/** A drop of more than this share of a page's showings looks like a partly failed read. */
const SUSPICIOUS_SHARE = 1 / 3;
/** Fewer missing showings than this are never suspicious. */
const SUSPICIOUS_COUNT = 3;

export interface Reconciliation {
  withdrawn: string[];
  /** Missing for the first time, and two times are required. */
  missed: string[];
  /** Set if the drop is implausibly large. */
  doubt: Message | null;
}

/**
 * Showings that a page no longer lists: only upcoming ones that were not cancelled, only inside the window that was read,
 * and none if the drop is implausibly large.
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
      doubt: say('read.manyMissing', { n: missing.length, n2: inWindow.length }),
    };
  }
  const mustWait = ({ pageUrl, isMissed }: Listed) => windows.get(pageUrl)?.mustMissTwice === true && !isMissed;
  return {
    withdrawn: missing.filter((listed) => !mustWait(listed)).map(({ key }) => key),
    missed: missing.filter(mustWait).map(({ key }) => key),
    doubt: null,
  };
}
