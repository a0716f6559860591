import type { Instant } from '@marquee/kernel';
import { MAX_HOLD_MS } from './politeness.ts';

/** How long a host is left alone that is busy (429, 503) and does not say for how long. */
const DEFAULT_BACK_OFF_MS = 60_000;

/** Milliseconds to stay away (RFC 9110 §10.2.3: seconds, or an HTTP date), never less than a second nor more than a day. */
export function retryAfterMs(header: string | null, now: Instant): number {
  const text = header?.trim() ?? '';
  const wanted = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wanted) ? DEFAULT_BACK_OFF_MS : Math.min(MAX_HOLD_MS, Math.max(1000, wanted));
}
