import dns from 'node:dns';
import type { RequestListener } from 'node:http';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '@marquee/fetching';
import type { Resolver } from '@marquee/kernel';
import { movingClock } from '@marquee/testkit/moving-clock';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PUBLIC, PUBLIC6, startTwoWorlds, type TwoWorlds } from './two-worlds.ts';

/** The site behind every public name: pages, redirects to a name that changes, and robots.txt files that redirect as well. */
const site: RequestListener = (request, response) => {
  const host = request.headers.host ?? '';
  const to = (url: string) => void response.writeHead(302, { location: url }).end();
  if (request.url === '/robots.txt') {
    if (host.startsWith('robots-elsewhere')) return to('http://changing.example/moved-robots.txt');
    return response.writeHead(404).end();
  }
  if (request.url === '/here') return to('/arrived');
  if (request.url === '/there') return to('http://changing.example/arrived');
  if (request.url === '/thrice') return to('http://changing.example/there');
  response.setHeader('content-type', 'text/html').end(`<p>${host}`);
  return undefined;
};

let worlds: TwoWorlds | null;
beforeAll(async () => {
  worlds = await startTwoWorlds(site);
});
afterAll(() => worlds?.close());
afterEach(() => vi.restoreAllMocks());

/** Whoever looks a name up by itself, as Node does when nobody tells it otherwise, is sent to this machine. */
function misleadNode(): void {
  vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, options: { all?: boolean }, answer: Answer) =>
    options.all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4)) as never);
}
type Answer = (error: null, address: unknown, family?: number) => void;

/** Answers the first question with the first set of addresses, and so on; the last one forever. */
function changing(sets: ReadonlyArray<readonly string[]>): Resolver & { questions: string[] } {
  const questions: string[] = [];
  return {
    questions,
    resolve: async (host) => [...(sets[Math.min(questions.push(host), sets.length) - 1] ?? [])],
  };
}

function fetcherFor(resolver: Resolver, between: TwoWorlds) {
  const clock = movingClock('2026-12-03T20:00:00Z');
  return createFetcher({
    web: between.web(),
    resolver,
    pace: createMemoryPace(clock),
    robotsCache: createMemoryRobotsCache(),
    clock,
    userAgent: 'MarqueeBot/1.0 (+https://marquee.example/bot)',
    productToken: 'MarqueeBot',
    ownHosts: ['marquee.example'],
    limits: { minIntervalMs: 0, totalTimeMs: 5_000 },
    sleep: async () => {},
  });
}

const OUTSIDE = [PUBLIC];
const INSIDE = ['127.0.0.1'];
const ANSWERS = [OUTSIDE, INSIDE, ['::1'], [PUBLIC, '127.0.0.1'], []];

/** Every way in which that many questions can be answered. */
function sequences(length: number): Array<ReadonlyArray<readonly string[]>> {
  if (length === 0) return [[]];
  return sequences(length - 1).flatMap((begun) => ANSWERS.map((answer) => [...begun, answer]));
}

const WAYS = [
  ['a page and its robots.txt', 'http://changing.example/', 1],
  ['a redirect on one host', 'http://changing.example/here', 2],
  ['a redirect to another host', 'http://start.example/there', 2],
  ['a robots.txt that is redirected', 'http://robots-elsewhere.example/', 2],
  ['three hosts in a row', 'http://start.example/thrice', 3],
  ['a redirected robots.txt, then a redirect', 'http://robots-elsewhere.example/there', 3],
] as const;

describe.skipIf(process.platform === 'darwin')('a name that answers otherwise the next time [REL-19]', () => {
  it('would lead to this machine, were it looked up again', async () => {
    if (!worlds) throw new Error('the machine has no 127.0.0.2');
    misleadNode();
    worlds.canary.hits = 0;
    expect(await (await fetch(`http://changing.example:${worlds.port}/`)).text()).toBe('secret');
    expect(worlds.canary.hits).toBe(1);
  });

  it.each(WAYS)('never leads to this machine, whatever the order of answers: %s', async (_what, url, questions) => {
    if (!worlds) throw new Error('the machine has no 127.0.0.2');
    misleadNode();
    worlds.canary.hits = 0;
    let read = 0;
    for (const answers of sequences(questions + 1)) {
      const resolver = changing(answers);
      const outcome = await fetcherFor(resolver, worlds).fetch({ url, expect: 'document' });
      expect(resolver.questions.length).toBeLessThanOrEqual(questions);
      const isOutside = answers.slice(0, questions).every((answer) => answer === OUTSIDE);
      if (isOutside) expect([answers, outcome]).toMatchObject([answers, { kind: 'fetched' }]);
      else expect([answers, outcome.kind]).toEqual([answers, 'failed']);
      read += outcome.kind === 'fetched' ? 1 : 0;
    }
    // What follows the last question may say what it likes.
    expect(read).toBe(ANSWERS.length);
    expect(worlds.canary.hits).toBe(0);
  });

  it('is asked for once a hop, robots.txt included', async () => {
    if (!worlds) throw new Error('the machine has no 127.0.0.2');
    const resolver = changing([OUTSIDE]);
    const fetcher = fetcherFor(resolver, worlds);
    expect(await fetcher.fetch({ url: 'http://start.example/there', expect: 'document' })).toMatchObject({
      kind: 'fetched',
      url: 'http://changing.example/arrived',
    });
    expect(resolver.questions).toEqual(['start.example', 'changing.example']);
  });

  it('may have several addresses, of both kinds', async () => {
    if (!worlds) throw new Error('the machine has no 127.0.0.2');
    const resolver = changing([[PUBLIC6, PUBLIC, PUBLIC], INSIDE]);
    const outcome = await fetcherFor(resolver, worlds).fetch({ url: 'http://many.example/', expect: 'document' });
    expect(outcome).toMatchObject({ kind: 'fetched' });
    expect(outcome.kind === 'fetched' && new TextDecoder().decode(outcome.bytes)).toBe('<p>many.example');
  });
});
