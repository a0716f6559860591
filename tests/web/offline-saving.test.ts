import { describe, expect, it, vi } from 'vitest';
import { maySave, savedAt, savedResponse } from '../../apps/web/src/offline/saving.ts';

const answer = (cacheStatus?: string, init: ResponseInit = {}) => {
  const headers = new Headers(init.headers);
  if (cacheStatus !== undefined) headers.set('cache-status', cacheStatus);
  return new Response('{}', { ...init, headers });
};

describe('a response', () => {
  it.each([
    ['that says nothing of a cache', undefined],
    ['that others got a moment ago', 'Marquee; hit; ttl=42'],
    ['of a hit at its last second', 'Marquee; hit; ttl=0'],
    ['that another cache before ours had', 'Cloudflare; hit, Marquee; hit; ttl=12'],
    ['that another cache fell back on, not ours', 'Elsewhere; fwd=stale, Marquee; hit; ttl=12'],
    ['that a cache had to fetch', 'Marquee; fwd=miss; stored'],
  ])('is saved for reading without a connection: one %s [BEY-33]', (_, status) => {
    expect(maySave(answer(status))).toBe(true);
  });

  it.each([
    ['a copy of an outage', answer('Marquee; fwd=stale; ttl=-90; detail=outage')],
    ['what this device saved before', answer('Marquee; fwd=stale; ttl=-5; detail=offline')],
    ['a copy that passed another cache', answer('Cloudflare; fwd=miss, Marquee; fwd=stale; ttl=-9; detail=outage')],
    ['an error', answer(undefined, { status: 500 })],
    ['an error that others got too', answer('Marquee; hit; ttl=30', { status: 404 })],
  ])('is not: %s', (_, response) => {
    expect(maySave(response)).toBe(false);
  });

  it('is as old as it says when it is saved', () => {
    vi.useFakeTimers({ now: new Date('2026-12-03T20:00:00Z') });
    const saved = savedResponse('{}', answer('Marquee; hit; ttl=20', { headers: { age: '40' } }));
    expect(new Date(savedAt(saved)).toISOString()).toBe('2026-12-03T19:59:20.000Z');
    vi.useRealTimers();
  });
});
