import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../apps/web/src/api/call.ts';
import { CONSOLE_ENDPOINTS } from '../../apps/web/src/api/console-endpoints.generated.ts';
import { addEndpoints, knownRow } from '../../apps/web/src/api/endpoint-table.ts';
import { fetchByKey } from '../../apps/web/src/api/fetch-by-key.ts';
import { onSessionLost } from '../../apps/web/src/api/session-lost.ts';
import { sharedRequests } from '../../apps/web/src/api/shared-requests.ts';
import { makeQueries } from '../../apps/web/src/app/queries.ts';

// As the console does when it has loaded.
addEndpoints(CONSOLE_ENDPOINTS);

let asked: Array<[string, RequestInit]> = [];
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = () => Response.json({});
  stubFetch(() => Promise.resolve(answer()));
});

const JSON_TYPE = { 'content-type': 'application/json' };

function stubFetch(respond: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return respond();
  });
}

afterEach(async () => {
  // What is kept for a moment must not answer for the next test.
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('calls', () => {
  it('send cookies, and a body as JSON; answers are read as JSON [REQ-01]', async () => {
    answer = () => Response.json({ id: 'u1' });
    expect(await call('signIn', { body: { email: 'a@b.c', password: 'x' } })).toEqual({ id: 'u1' });
    const [url, init] = asked[0] ?? [];
    expect(url).toBe('/api/login');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"email":"a@b.c","password":"x"}' });
    await call('currentUser', {});
    expect(asked[1]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(asked[1]?.[1].body).toBeUndefined();
  });

  it('of later pages load what is known of them first, each once; what nobody serves is refused', async () => {
    expect(knownRow('currentUser')).toBeDefined();
    await Promise.all([call('listFollows', {}), call('listHearts', {})]);
    expect(asked.map(([url]) => url)).toEqual(['/api/follows', '/api/hearts']);
    expect(knownRow('deleteAccount')).toEqual(['POST', '/api/account/delete', 'user']);
    await expect(call('nothing-of-the-kind' as 'health', {})).rejects.toThrow('Nothing can be called by the name');
    expect(asked).toHaveLength(2);
  });

  it('that hang are ended at their deadline, told as that, and sent again by the next press', async () => {
    const hung = () => new Promise<Response>(() => {});
    const press = () => call('activateEmergencyShutdown', { body: { reason: 'Nonsense is read' } });
    stubFetch(hung);
    for (const times of [1, 2]) {
      const failing = expect(press()).rejects.toMatchObject({
        name: 'DeadlineError',
        detail:
          'The server did not respond within 30 seconds. The change may or may not have been made. Check before you try again.',
      });
      await vi.advanceTimersByTimeAsync(30_000);
      await failing;
      expect(asked).toHaveLength(times);
      expect(asked.at(-1)?.[1].signal?.aborted).toBe(true);
    }
    stubFetch(() => Promise.resolve(Response.json({ version: '1.0.1' })));
    expect(await press()).toEqual({ version: '1.0.1' });
    expect(asked).toHaveLength(3);
  });

  it('wait 15 seconds for a read, and as long as the contract says for a trial; neither changed anything', async () => {
    stubFetch(() => new Promise(() => {}));
    const waits: Array<[Promise<unknown>, number]> = [
      [call('getSystemControls', {}), 15],
      [call('testPattern', { body: { url: 'https://hall.example/' } }), 150],
    ];
    for (const [calling, seconds] of waits) {
      const failing = expect(calling).rejects.toThrow(
        new RegExp(`^The server did not respond within ${seconds} seconds\\.$`),
      );
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      await failing;
    }
  });

  it('whose answer never ends are ended too', async () => {
    stubFetch(() => Promise.resolve(new Response(new ReadableStream(), { headers: JSON_TYPE })));
    const failing = expect(call('health', {})).rejects.toThrow('did not respond within 15 seconds');
    await vi.advanceTimersByTimeAsync(15_000);
    await failing;
  });

  it('fail with status and the server’s words, else the status text [ERR-001]', async () => {
    const refusals: Array<[Response, string]> = [
      [
        new Response('{"detail":"Not now."}', { status: 503, headers: { 'content-type': 'application/problem+json' } }),
        '503: Not now.',
      ],
      [new Response('plain words', { status: 400 }), '400: plain words'],
      [new Response('', { status: 500, statusText: 'Internal Server Error' }), '500: Internal Server Error'],
    ];
    for (const [response, message] of refusals) {
      answer = () => response;
      await expect(call('health', {})).rejects.toThrow(message);
      await vi.advanceTimersByTimeAsync(2_000);
    }
  });

  it('say so when a page comes instead of JSON [ERR-002]', async () => {
    answer = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    await expect(call('cityStats', {})).rejects.toThrow(
      'Expected JSON but received HTML from GET /api/cities/stats (text/html; charset=utf-8)',
    );
  });

  it('say to a person that a page came, or half an answer, and not what a parser says', async () => {
    answer = () => new Response('<!doctype html>', { status: 502, headers: { 'content-type': 'text/html' } });
    await expect(call('cityStats', {})).rejects.toMatchObject({
      detail: expect.stringMatching(/^The server returned a web page instead of data \(status 502\)\./),
    });
    for (const broken of ['<html>', '{"cities":[', '']) {
      answer = () => new Response(broken, { headers: JSON_TYPE });
      await expect(call('cityStats', {})).rejects.toMatchObject({
        status: 200,
        detail: expect.stringMatching(/could not be read \(status 200\)/),
      });
    }
  });

  it('a 401 is an error; only where a session is needed does it end one [REQ-05]', async () => {
    const lost = vi.fn();
    const stop = onSessionLost(lost);
    answer = () => new Response('', { status: 401, statusText: 'Unauthorized' });
    await expect(call('signIn', { body: { email: 'a@b.c', password: 'y' } })).rejects.toThrow('401: Unauthorized');
    expect(lost).not.toHaveBeenCalled();
    await expect(call('getSystemControls', {})).rejects.toThrow('401: Unauthorized');
    expect(lost).toHaveBeenCalledOnce();
    stop();
  });
});

describe('identical requests', () => {
  const get = { method: 'GET', url: '/a' };

  it('share one while it is under way, and differ by method, URL and body [REQ-02]', async () => {
    const requests = sharedRequests();
    const run = vi.fn(async () => Promise.resolve({}));
    const [first, second] = await Promise.all([requests.share(get, run), requests.share(get, run)]);
    expect(first).toBe(second);
    await requests.share({ method: 'GET', url: '/b' }, run);
    await requests.share({ method: 'POST', url: '/a', body: '1' }, run);
    await requests.share({ method: 'POST', url: '/a', body: '2' }, run);
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('are kept for a second after completion [REQ-03]', async () => {
    const requests = sharedRequests();
    const run = vi.fn(async () => Promise.resolve({}));
    await requests.share(get, run);
    await vi.advanceTimersByTimeAsync(900);
    await requests.share(get, run);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(101);
    await requests.share(get, run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that fail are asked anew at once: Try Again is not given the failure of a moment ago', async () => {
    const requests = sharedRequests();
    const run = vi.fn(async () => Promise.reject(new Error('down')));
    await expect(requests.share(get, run)).rejects.toThrow('down');
    await expect(requests.share(get, run)).rejects.toThrow('down');
    expect(run).toHaveBeenCalledTimes(2);
    // A write is not repeated by a second press.
    const post = { method: 'POST', url: '/a' };
    await expect(requests.share(post, run)).rejects.toThrow('down');
    await expect(requests.share(post, run)).rejects.toThrow('down');
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('are swept after five seconds even when their own timer never came [REQ-03]', async () => {
    let now = 0;
    const requests = sharedRequests(() => now);
    const run = vi.fn(async () => Promise.resolve({}));
    await requests.share(get, run);
    now = 5_001;
    await requests.share(get, run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that hang are shared for five seconds; a write as long as it hangs [REQ-03]', async () => {
    let now = 0;
    const requests = sharedRequests(() => now);
    const run = vi.fn(() => new Promise(() => {}));
    const post = { method: 'POST', url: '/a' };
    for (const request of [get, post, get, post]) void requests.share(request, run);
    expect(run).toHaveBeenCalledTimes(2);
    now = 5_001;
    for (const request of [get, post]) void requests.share(request, run);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('what was read before a write does not answer for what is asked after it', async () => {
    const requests = sharedRequests();
    const run = vi.fn(async () => Promise.resolve({}));
    await requests.share(get, run);
    await requests.share({ method: 'POST', url: '/a' }, run);
    await requests.share(get, run);
    expect(run).toHaveBeenCalledTimes(3);
  });
});

it('data is never stale, not refetched by itself, not retried, and dropped after five minutes unused [REQ-06]', () => {
  expect(makeQueries().getDefaultOptions()).toEqual({
    queries: {
      queryFn: fetchByKey,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      gcTime: 300_000,
      // A service worker may answer without a network.
      networkMode: 'always',
    },
    mutations: { retry: false },
  });
});

describe('a query without a way of its own', () => {
  it('is a GET to what the first element of its key names [REQ-04]', async () => {
    const fetched = vi.fn(async () => Promise.resolve(Response.json({ Music: 3 })));
    vi.stubGlobal('fetch', fetched);
    const queryKey = ['countCategories', { query: { city: 'Columbia', state: 'SC' } }];
    expect(await makeQueries().fetchQuery({ queryKey })).toEqual({ Music: 3 });
    expect(fetched.mock.calls).toEqual([
      [
        '/api/categories/counts?city=Columbia&state=SC',
        { method: 'GET', credentials: 'include', signal: expect.any(AbortSignal) },
      ],
    ]);
  });

  it('neither writes nor guesses', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    for (const id of ['signOut', 'nothing-of-the-kind'])
      await expect(makeQueries().fetchQuery({ queryKey: [id] })).rejects.toThrow('Nothing can be read by the key');
    expect(fetched).not.toHaveBeenCalled();
  });
});
