import type { Instant } from '@marquee/kernel';
import { MAX_HOLD_MS } from './politeness.ts';

/** How long we wait for a busy host (429, 503) that states no time. */
const DEFAULT_BACK_OFF_MS = 60_000;

/** Milliseconds to wait (RFC 9110 §10.2.3: seconds, or an HTTP date), at least a second and at most a day. */
export function retryAfterMs(header: string | null, now: Instant): number {
  const text = header?.trim() ?? '';
  const wanted = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wanted) ? DEFAULT_BACK_OFF_MS : Math.min(MAX_HOLD_MS, Math.max(1000, wanted));
}
