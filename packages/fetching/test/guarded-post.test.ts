import { fixedClock } from '@marquee/kernel';
import { movingClock } from '@marquee/testkit/moving-clock';
import { describe, expect, it } from 'vitest';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '../src/index.ts';

interface Setup {
  answer?: (request: Request) => Response | Promise<Response>;
  addresses?: string[];
  totalTimeMs?: number;
}

function poster({ answer = () => new Response(null, { status: 204 }), addresses, totalTimeMs = 10_000 }: Setup = {}) {
  const asked: Request[] = [];
  const clock = totalTimeMs < 10_000 ? movingClock('2026-10-01T12:00:00Z') : fixedClock('2026-10-01T12:00:00Z');
  const fetcher = createFetcher({
    web: {
      fetch: async (request) => {
        asked.push(request.clone());
        return answer(request);
      },
    },
    resolver: { resolve: () => Promise.resolve(addresses ?? ['93.184.216.34']) },
    pace: createMemoryPace(clock),
    robotsCache: createMemoryRobotsCache(),
    clock,
    userAgent: 'MarqueeBot/1.0',
    productToken: 'MarqueeBot',
    ownHosts: ['marquee.example'],
    limits: { totalTimeMs },
  });
  const post = (url: string) => fetcher.post({ url, body: '{"a":1}', headers: { 'webhook-id': 'm1' } });
  return { asked, post };
}

describe('a message is sent under the guards of every read', () => {
  it('as a POST with its headers, without asking for robots.txt', async () => {
    const { asked, post } = poster();
    expect(await post('https://pager.example.org/hook')).toEqual({ kind: 'accepted', status: 204 });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.method).toBe('POST');
    expect(asked[0]?.headers.get('webhook-id')).toBe('m1');
    expect(await asked[0]?.text()).toBe('{"a":1}');
  });

  it.each([
    'http://pager.example.org/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest',
    'https://pager.internal/',
    'https://marquee.example/api',
    'https://pager.example.org:8443/',
    'https://ann:secret@pager.example.org/',
    'not an address',
  ])('never to %s', async (url) => {
    const { asked, post } = poster();
    expect(await post(url)).toMatchObject({ kind: 'failed', transient: false });
    expect(asked).toEqual([]);
  });

  it('never to a name that resolves to a private address, even among public ones', async () => {
    const { asked, post } = poster({ addresses: ['93.184.216.34', '192.168.0.7'] });
    expect(await post('https://pager.example.org/')).toMatchObject({ kind: 'failed', reason: 'forbidden-address' });
    expect(asked).toEqual([]);
  });

  it('and follows no redirect', async () => {
    const { asked, post } = poster({ answer: () => Response.redirect('https://pager.example.org/new', 308) });
    expect(await post('https://pager.example.org/')).toMatchObject({ kind: 'failed', status: 308, transient: false });
    expect(asked).toHaveLength(1);
  });

  it('and gives up on an answer that hangs, which may be tried again', async () => {
    const { post } = poster({ answer: () => new Promise<Response>(() => {}), totalTimeMs: 50 });
    expect(await post('https://pager.example.org/')).toMatchObject({
      kind: 'failed',
      reason: 'timeout',
      transient: true,
    });
  });

  it('and waits as long as a busy receiver asks', async () => {
    const { post } = poster({ answer: () => new Response(null, { status: 429, headers: { 'retry-after': '60' } }) });
    expect(await post('https://pager.example.org/')).toMatchObject({
      status: 429,
      transient: true,
      retryAfterMs: 60_000,
    });
    expect(await post('https://pager.example.org/')).toMatchObject({ kind: 'wait' });
  });
});
