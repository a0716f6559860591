import type { Instant } from '@marquee/kernel';

/**
 * What a copy says of itself: its age (RFC 9111 §5.1), and that the cache went forward because it was old and had to fall back on it
 * (RFC 9211 §2.2). No cache may keep it, so that the next request looks for what is true.
 */
export function copyHeaders(asOf: Instant, now: Instant, freshSeconds: number): Record<string, string> {
  const age = Math.max(0, Math.floor((now - asOf) / 1_000));
  return {
    'cache-control': 'no-store',
    age: String(age),
    'cache-status': `Marquee; fwd=stale; ttl=${freshSeconds - age}; detail=outage`,
  };
}
