import { setImmediate as turn } from 'node:timers/promises';
import { fixedClock } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { type Answers, cannedWeb, fetcherOn, page, redirect } from './web-under-test.ts';

/** Gives whatever else is ready its turn, so many times. */
async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await turn();
}

const HOUR = 3_600_000;
const EVENTS = 'https://venue.example/events';
const ROBOTS = 'https://venue.example/robots.txt';

function robotsTxt(body: string): () => Response {
  return () => new Response(body, { headers: { 'content-type': 'text/plain' } });
}

/** A venue with one page, whose robots.txt (and what it redirects to) is given. */
function venue(answers: Answers) {
  const clock = fixedClock('2026-10-01T12:00:00Z');
  const web = cannedWeb({ [EVENTS]: () => page('events'), ...answers }, clock);
  const fetcher = fetcherOn(web, { clock });
  return {
    ...fetcher,
    web,
    clock,
    read: (url = EVENTS) => fetcher.fetch({ url, expect: 'document' }),
    asked: (url: string) => web.asked.filter((ask) => ask.url === url).length,
  };
}

/** robots.txt behind that many redirects, across hosts. */
function behind(redirects: number, body: string): Answers {
  const answers: Answers = { [ROBOTS]: () => redirect('https://r1.example/robots.txt', 301) };
  for (let i = 1; i < redirects; i += 1) {
    answers[`https://r${i}.example/robots.txt`] = () => redirect(`https://r${i + 1}.example/robots.txt`, 301);
  }
  answers[`https://r${redirects}.example/robots.txt`] = robotsTxt(body);
  return answers;
}

const FORBID_ALL = 'User-agent: *\nDisallow: /';

describe('robots.txt', () => {
  it('follows RFC 9309 for a 5xx, a 404, 600 KB, six redirects and Crawl-delay, with one request per host interval [REL-22]', async () => {
    const down = venue({ [ROBOTS]: () => new Response('', { status: 500 }) });
    expect(await down.read()).toMatchObject({ kind: 'failed', reason: 'robots', status: 500, transient: true });
    expect(down.asked(EVENTS)).toBe(0);

    const none = venue({ [ROBOTS]: () => new Response(FORBID_ALL, { status: 404 }) });
    expect(await none.read()).toMatchObject({ kind: 'fetched' });

    // The first 500 KiB count: what they forbid is forbidden, what only the rest forbids is not.
    const filler = `# ${'x'.repeat(98)}\n`.repeat(6000);
    const big = venue({
      [ROBOTS]: robotsTxt(`User-agent: *\nDisallow: /private\n${filler}Disallow: /events`),
      'https://venue.example/private': () => page('private'),
    });
    expect(await big.read()).toMatchObject({ kind: 'fetched' });
    expect(await big.read('https://venue.example/private')).toMatchObject({ reason: 'robots', transient: false });
    expect(big.asked('https://venue.example/private')).toBe(0);

    // Five redirects are followed and their rules hold for the first host; after six there are no rules.
    expect(await venue(behind(5, FORBID_ALL)).read()).toMatchObject({
      kind: 'failed',
      reason: 'robots',
      transient: false,
    });
    const six = venue(behind(6, FORBID_ALL));
    expect(await six.read()).toMatchObject({ kind: 'fetched' });
    expect(six.asked('https://r6.example/robots.txt')).toBe(0);

    // Short pauses are slept: robots.txt, then a second, then the page, then a second, then the page again.
    const polite = venue({ [ROBOTS]: () => new Response('', { status: 404 }) });
    for (let i = 0; i < 4; i += 1) await polite.read();
    expect(gaps(polite.web.asked)).toEqual([1000, 1000, 1000, 1000]);

    // A long Crawl-delay is not slept but handed back, and nothing is sent before its time.
    const slow = venue({ [ROBOTS]: robotsTxt('User-agent: *\nCrawl-delay: 20') });
    expect(await slow.read()).toEqual({ kind: 'wait', waitMs: 20_000 });
    slow.clock.advance(19_000);
    expect(await slow.read()).toMatchObject({ kind: 'fetched' }); // one second is short enough to sleep
    expect(await slow.read()).toEqual({ kind: 'wait', waitMs: 20_000 });
    expect(gaps(slow.web.asked)).toEqual([20_000]);
  });

  it('counts a Crawl-delay of more than a minute as a minute', async () => {
    const site = venue({ [ROBOTS]: robotsTxt('User-agent: MarqueeBot\nCrawl-delay: 86400') });
    expect(await site.read()).toEqual({ kind: 'wait', waitMs: 60_000 });
  });

  it('never has two requests to one host under way, however many jobs ask', async () => {
    const clock = fixedClock(0);
    let running = 0;
    let most = 0;
    const web = cannedWeb({}, clock);
    const slowWeb = {
      fetch: async (request: Request) => {
        running += 1;
        most = Math.max(most, running);
        // Few: those that wait move the clock each time, and a request that takes minutes counts as lost.
        await turns(5);
        running -= 1;
        return web.fetch(request, []);
      },
    };
    const sleep = async (ms: number): Promise<void> => {
      await turns(1);
      clock.advance(ms);
    };
    const { fetch } = fetcherOn(slowWeb, { clock, sleep, limits: { maxInlineWaitMs: 3_600_000 } });
    await Promise.all([1, 2, 3, 4, 5].map((n) => fetch({ url: `https://venue.example/${n}`, expect: 'probe' })));
    expect(most).toBe(1);
    expect(Math.min(...gaps(web.asked))).toBeGreaterThanOrEqual(1000);
  });

  it('is kept for a day', async () => {
    const site = venue({ [ROBOTS]: robotsTxt('') });
    await site.read();
    site.clock.advance(23 * HOUR);
    await site.read();
    expect(site.asked(ROBOTS)).toBe(1);
    site.clock.advance(HOUR);
    await site.read();
    expect(site.asked(ROBOTS)).toBe(2);
  });

  it('is asked again ten minutes after a failure, and after thirty days of failures the site counts as having none', async () => {
    const site = venue({ [ROBOTS]: () => new Response('', { status: 502 }) });
    expect(await site.read()).toMatchObject({ reason: 'robots', retryAfterMs: 600_000 });
    site.clock.advance(9 * 60_000);
    await site.read();
    expect(site.asked(ROBOTS)).toBe(1);
    site.clock.advance(60_000);
    await site.read();
    expect(site.asked(ROBOTS)).toBe(2);
    site.clock.advance(30 * 24 * HOUR);
    expect(await site.read()).toMatchObject({ kind: 'fetched' });
  });

  it('calls a host that gives no answer a network failure, not a refusal', async () => {
    const site = venue({
      [ROBOTS]: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
    });
    expect(await site.read()).toMatchObject({ kind: 'failed', reason: 'network', transient: true });
    expect(site.asked(EVENTS)).toBe(0);
  });

  it('takes 429 as "not now" and holds the host for as long as it says', async () => {
    const site = venue({ [ROBOTS]: () => new Response('', { status: 429, headers: { 'retry-after': '3600' } }) });
    expect(await site.read()).toMatchObject({ reason: 'robots', status: 429, transient: true });
    site.clock.advance(20 * 60_000);
    expect(await site.read()).toEqual({ kind: 'wait', waitMs: 2_400_000 });
  });

  it('is not followed to a private address', async () => {
    const site = venue({ [ROBOTS]: () => redirect('http://169.254.169.254/robots.txt') });
    expect(await site.read()).toMatchObject({ kind: 'failed', transient: true });
    expect(site.web.asked.map((ask) => ask.url)).toEqual([ROBOTS]);
  });

  it('is asked of every host that a redirect leads to', async () => {
    const site = venue({
      [EVENTS]: () => redirect('https://other.example/secret'),
      'https://other.example/robots.txt': robotsTxt('User-agent: *\nDisallow: /secret'),
      'https://other.example/secret': () => page('secret'),
    });
    expect(await site.read()).toMatchObject({ reason: 'robots', url: 'https://other.example/secret' });
    expect(site.asked('https://other.example/secret')).toBe(0);
  });
});

/** Milliseconds between one request and the next. */
function gaps(asked: ReadonlyArray<{ at: number }>): number[] {
  return asked.slice(1).map((ask, i) => ask.at - (asked[i]?.at ?? 0));
}
