import { createGzip } from 'node:zlib';
import { fixedClock, type Web } from '@marquee/kernel';
import { inWords } from '@marquee/testkit';
import { movingClock } from '@marquee/testkit/moving-clock';
import { afterEach, describe, expect, it } from 'vitest';
import { cannedWeb, fetcherOn, type LocalServer, listen, page, redirect, webTo } from './web-under-test.ts';

let server: LocalServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const BOMB_MB = 300;

/** /bomb: 300 MB of zeros in a few hundred KB of gzip; /endless: a body without end; /slow: one byte at a time; /silent: nothing. */
async function hostileServer(slowByteMs: number) {
  const seen = { unpackedMb: 0, endlessClosed: false, slowBytes: 0, slowClosed: false };
  server = await listen((request, response) => {
    const path = request.url ?? '';
    if (path === '/robots.txt') return response.writeHead(404).end();
    if (path === '/silent') return undefined;
    response.setHeader('content-type', 'text/html');
    if (path === '/bomb') {
      response.setHeader('content-encoding', 'gzip');
      const gzip = createGzip();
      const megabyte = Buffer.alloc(1_000_000);
      const feed = (): void => {
        if (response.destroyed) return void gzip.destroy();
        seen.unpackedMb += 1;
        if (seen.unpackedMb > BOMB_MB) return void gzip.end();
        gzip.write(megabyte, feed);
      };
      gzip.pipe(response);
      feed();
    } else if (path === '/endless') {
      const chunk = Buffer.alloc(16_384, 'a');
      const feed = (): void => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', feed);
      };
      response.on('close', () => {
        seen.endlessClosed = true;
      });
      feed();
    } else {
      const timer = setInterval(() => {
        seen.slowBytes += 1;
        response.write('a');
      }, slowByteMs);
      response.on('close', () => {
        clearInterval(timer);
        seen.slowClosed = true;
      });
    }
    return undefined;
  });
  return { port: server.port, seen };
}

function realTimeFetcher(port: number, totalTimeMs: number) {
  const limits = { totalTimeMs, minIntervalMs: 0 };
  return fetcherOn(webTo(port), { limits, clock: movingClock('2026-10-01T12:00:00Z') });
}

describe('hostile bodies', () => {
  it('stops a 300 MB gzip bomb and an endless body at 2 MB, and one byte a second at the time limit, and says why [REL-20]', async () => {
    // A byte every 100 ms against a limit of one second stands for a byte every second against ten.
    const { port, seen } = await hostileServer(100);
    const bomb = await realTimeFetcher(port, 10_000).fetch({ url: 'https://bomb.example/bomb', expect: 'document' });
    expect(bomb).toMatchObject({ kind: 'failed', reason: 'too-large', transient: false });
    expect(inWords(bomb)).toHaveProperty('detail', 'https://bomb.example/bomb is larger than 2 MB.');

    const endless = await realTimeFetcher(port, 10_000).fetch({
      url: 'https://endless.example/endless',
      expect: 'document',
    });
    expect(inWords(endless)).toMatchObject({
      kind: 'failed',
      reason: 'too-large',
      detail: expect.stringContaining('2 MB'),
    });
    await expect.poll(() => seen.endlessClosed).toBe(true);

    // Such a body never ends; how soon after the limit is a busy machine's affair.
    const startedAt = performance.now();
    const slow = await realTimeFetcher(port, 1000).fetch({ url: 'https://slow.example/slow', expect: 'document' });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(slow).toMatchObject({ kind: 'failed', reason: 'timeout', transient: true });
    expect(inWords(slow)).toHaveProperty('detail', 'slow.example did not finish its answer within 1 seconds.');
    expect(seen.slowBytes).toBeGreaterThan(3);
    await expect.poll(() => seen.slowClosed).toBe(true);
  });

  it('keeps no more than the limit in memory while a bomb unfolds', async () => {
    let pulled = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulled += 100_000;
          controller.enqueue(new Uint8Array(100_000));
        },
        cancel: () => {
          cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const web = cannedWeb({
      'https://a.example/': () => new Response(body, { headers: { 'content-type': 'text/html' } }),
    });
    expect(await fetcherOn(web).fetch({ url: 'https://a.example/', expect: 'document' })).toMatchObject({
      reason: 'too-large',
    });
    expect(pulled).toBeLessThanOrEqual(2_100_000);
    expect(cancelled).toBe(true);
  });

  it('gives up on a host that never answers, even when the web ignores the abort signal', async () => {
    const web = cannedWeb({ 'https://a.example/': () => new Promise<Response>(() => {}) });
    const fetcher = fetcherOn(web, { limits: { totalTimeMs: 50 } });
    expect(await fetcher.fetch({ url: 'https://a.example/', expect: 'document' })).toMatchObject({ reason: 'timeout' });
    // The slot is free again: the next job does not wait for it to expire.
    expect(await fetcher.deps.pace.reserve('a.example', 0)).toMatchObject({ waitMs: 0 });
  });

  it.each([
    [3_000, 'fetched'],
    [6_000, 'failed'],
  ])('counts the time of all hops together: three of %i ms end as %s', async (hopMs, kind) => {
    const clock = fixedClock(0);
    const web: Web = {
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/robots.txt') return page('', {}, 404);
        clock.advance(hopMs);
        if (pathname === '/c') return page('arrived');
        return redirect(pathname === '/a' ? '/b' : '/c');
      },
    };
    const outcome = await fetcherOn(web, { clock }).fetch({ url: 'https://a.example/a', expect: 'document' });
    expect(outcome.kind).toBe(kind);
  });

  it('refuses a declared size at once, and takes a body of exactly the limit', async () => {
    const web = cannedWeb({
      'https://a.example/big': () => page('x', { 'content-length': '2000001' }),
      'https://a.example/exact': () => page('x'.repeat(2_000_000)),
      'https://a.example/over': () => page('x'.repeat(2_000_001)),
    });
    const fetcher = fetcherOn(web);
    expect(await fetcher.fetch({ url: 'https://a.example/big', expect: 'document' })).toMatchObject({
      reason: 'too-large',
    });
    expect(await fetcher.fetch({ url: 'https://a.example/exact', expect: 'document' })).toMatchObject({
      kind: 'fetched',
    });
    expect(await fetcher.fetch({ url: 'https://a.example/over', expect: 'document' })).toMatchObject({
      reason: 'too-large',
    });
  });

  it('keeps only the start of what it probes', async () => {
    const web = cannedWeb({ 'https://a.example/': () => page('x'.repeat(3_000_000)) });
    const outcome = await fetcherOn(web).fetch({ url: 'https://a.example/', expect: 'probe' });
    expect(outcome.kind === 'fetched' && outcome.bytes.byteLength).toBe(65_536);
  });
});
