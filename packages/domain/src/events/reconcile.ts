import type { Instant, LocalDate } from '@marquee/kernel';
import { dateOf } from '../places/index.ts';

export interface Listed {
  key: string;
  pageUrl: string;
  /** As the page writes it, unshifted. */
  statedStart: string;
  startsAt: Instant;
  /** It was missed before. */
  isWithdrawn?: boolean;
}

/** A drop of more than this share of what a page listed looks like a half-failed read. */
const SUSPICIOUS_SHARE = 0.5;
/** Fewer missing than this are never suspicious. */
const SUSPICIOUS_COUNT = 3;

export interface Reconciliation {
  withdrawn: string[];
  /** Set when the drop is too large to believe. */
  doubt: string | null;
}

/**
 * What a page no longer lists: only showings still to come, only inside the window that was really read,
 * and nothing at all when the drop is too large to believe (design §3.7).
 */
export function reconcile(
  known: readonly Listed[],
  seenKeys: ReadonlySet<string>,
  windows: ReadonlyMap<string, { from: LocalDate; to: LocalDate }>,
  now: Instant,
): Reconciliation {
  const inWindow = known.filter((listed) => {
    const window = windows.get(listed.pageUrl);
    const date = dateOf(listed.statedStart);
    return (
      window !== undefined && !listed.isWithdrawn && listed.startsAt > now && date >= window.from && date <= window.to
    );
  });
  const missing = inWindow.filter((listed) => !seenKeys.has(listed.key));
  if (missing.length >= SUSPICIOUS_COUNT && missing.length > inWindow.length * SUSPICIOUS_SHARE) {
    return {
      withdrawn: [],
      doubt: `${missing.length} of ${inWindow.length} listed events are missing at once; that looks like a half-failed read, so nothing was withdrawn.`,
    };
  }
  return { withdrawn: missing.map((listed) => listed.key), doubt: null };
}
