import { createExecutionContext, env, getQueueResult } from 'cloudflare:test';
import { systemClock } from '@marquee/kernel';
import type { ConsumerEnv } from '@marquee/platform';
import { jsonLdPage } from '@marquee/testkit';
import { movingClock } from '@marquee/testkit/moving-clock';
import {
  engineDeps,
  freshStorage,
  inWords,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  worldOf,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { equipForDevelopment } from '../src/development/equip.ts';
import worker, { Engine } from '../src/development/index.ts';
import { equip } from '../src/equip.ts';
import deployed, { Engine as DeployedEngine } from '../src/index.ts';
import { batchOf, messageFor } from './support.ts';

/** The clock of the tests, and of the Worker as development runs it. */
const clock = movingClock('2027-03-14T08:00:00Z');
const complete: Record<string, unknown> = { ...env, CLOCK_OFFSET_MS: String(clock.offsetMs()) };
const PAGE = 'https://hall.example.org/events';

/** A Worker that plays the outside web, as on a laptop; what is deployed knows of none. */
const replay = {
  fetch: async (request: Request) =>
    request.url === PAGE
      ? new Response(jsonLdPage([{ title: 'Folk Evening', start: '2099-10-10T19:30' }]), {
          headers: { 'content-type': 'text/html' },
        })
      : new Response('nothing', { status: 404 }),
};

let db: Awaited<ReturnType<typeof freshStorage>>;
beforeEach(async () => {
  db = await freshStorage();
});

async function deliverTo(bindings: object, queue: string, bodies: unknown[], consumer = worker) {
  const batch = batchOf(bodies, undefined, queue);
  const context = createExecutionContext();
  await consumer.queue(batch, { WEB: replay, ...bindings }, context);
  return getQueueResult(batch, context);
}

describe('the queue consumer with its real bindings', () => {
  it('claims, reads through the guarded fetch and the pace of its Durable Object, and stores', async () => {
    await makeCity(db);
    const jobId = await makeJob({ ...engineDeps(db), clock }, scrapeJob(await makeSource(db, { url: PAGE })));
    const result = await deliverTo({ ...complete }, 'marquee-jobs', [messageFor(jobId), 'odd']);
    expect(result.explicitAcks).toHaveLength(2);
    const [run] = await db.all<{ outcome: string; findings: string }>(sql`SELECT outcome, findings FROM runs`);
    expect(run?.outcome).toBe('done');
    // 2099 is more than two years ahead: read, weighed and refused.
    expect(inWords(run?.findings)).toContain('more than two years ahead');
    expect((await worldOf(db)).letters).toHaveLength(1);
  });

  it('keeps what arrives in the dead-letter queue', async () => {
    const result = await deliverTo({ ...complete }, 'marquee-jobs-dlq', [messageFor('lost-job')]);
    expect(result.explicitAcks).toHaveLength(1);
    expect((await worldOf(db)).letters).toMatchObject([
      { kind: 'source.scrape', reason: expect.stringMatching(/gave up/) },
    ]);
  });

  it('keeps no letter of a job that is still open: the outbox brings it back', async () => {
    await makeCity(db);
    const jobId = await makeJob(engineDeps(db), scrapeJob(await makeSource(db, { url: PAGE })));
    const result = await deliverTo({ ...complete }, 'marquee-jobs-dlq', [messageFor(jobId)]);
    expect(result.explicitAcks).toHaveLength(1);
    expect((await worldOf(db)).letters).toEqual([]);
  });

  it('never sends two requests to a host at once: all Workers share its pace', async () => {
    const { HOST_PACE } = complete as unknown as ConsumerEnv;
    const host = HOST_PACE.getByName('busy.example.org');
    const slots = await Promise.all([host.reserve(1_000), host.reserve(1_000), host.reserve(1_000)]);
    expect(slots.filter((slot) => slot.waitMs === 0)).toHaveLength(1);
    const holder = slots.find((slot) => slot.waitMs === 0);
    await host.release(holder?.token ?? '');
    expect((await host.reserve(60_000)).waitMs).toBeGreaterThan(50_000);
    expect((await HOST_PACE.getByName('idle.example.org').reserve(1_000)).waitMs).toBe(0);
  });

  it('keeps robots.txt between runs', async () => {
    const { deps } = equipForDevelopment({ ...complete, WEB: replay });
    await deps.fetcher.fetch({ url: PAGE, expect: 'document' });
    expect(await db.all(sql`SELECT origin, status FROM robots_files`)).toEqual([
      { origin: 'https://hall.example.org', status: 404 },
    ]);
  });
});

describe('its door for the API', () => {
  const door = (bindings: object = {}) =>
    new Engine(createExecutionContext(), { ...complete, WEB: replay, ...bindings });

  it('reads a page through the same guarded fetch, and stores none of its events', async () => {
    const { slug } = await makeCity(db);
    const asked = { url: PAGE, citySlug: slug, limit: null, trialId: 'trial-1' };
    const trial = await door().tryPage(asked);
    expect(trial).toMatchObject({ success: false, method: 'jsonld', skipped: [{ event: 'Folk Evening' }] });
    expect((await worldOf(db)).events).toEqual([]);
    const guarded = await door().tryPage({ ...asked, url: 'http://169.254.169.254/latest/meta-data' });
    expect(guarded).toMatchObject({ success: false, eventsFound: 0 });
    expect(guarded.error).not.toBeNull();
  });

  it('says whether there is a language model', async () => {
    expect(await door().modelName()).toBeNull();
    expect(await door({ OPENAI_API_KEY: 'sk-test' }).modelName()).toBe('gpt-6-luna');
    expect(await door().probeModel()).toMatchObject({ success: false, model: null });
  });
});

describe('on a laptop that reads the real web', () => {
  it('passes the checked addresses to the web, at each hop and for robots.txt', { tags: ['deep'] }, async () => {
    const asked: Array<[string, string | null]> = [];
    const WEB = {
      fetch: async (request: Request) => {
        asked.push([request.url, request.headers.get('x-marquee-judged')]);
        if (request.url.endsWith('/robots.txt')) return new Response('', { status: 404 });
        return request.url.includes('93.184')
          ? new Response(null, { status: 302, headers: { location: 'http://[2606:4700::1111]/there' } })
          : new Response(null, { status: 502, headers: { 'x-marquee-unreachable': 'the certificate has expired' } });
      },
    };
    const { deps } = equipForDevelopment({ ...complete, WEB, OUTSIDE: 'live' });
    expect(inWords(await deps.fetcher.fetch({ url: 'http://93.184.216.34/here', expect: 'document' }))).toMatchObject({
      kind: 'failed',
      reason: 'network',
      detail: expect.stringContaining('the certificate has expired'),
    });
    expect(asked).toEqual([
      ['http://93.184.216.34/robots.txt', '93.184.216.34'],
      ['http://93.184.216.34/here', '93.184.216.34'],
      ['http://[2606:4700::1111]/robots.txt', '2606:4700::1111'],
      ['http://[2606:4700::1111]/there', '2606:4700::1111'],
    ]);
  });
});

describe('as it is deployed', () => {
  it('goes by the system’s clock, whatever CLOCK_OFFSET_MS is', () => {
    const offset = { CLOCK_OFFSET_MS: '864000000000' };
    expect(equip({ ...complete, ...offset }).deps.clock).toBe(systemClock);
    expect(equipForDevelopment({ ...complete, WEB: replay, ...offset }).deps.clock.now()).toBeGreaterThan(
      systemClock.now() + 863_999_000_000,
    );
  });

  it('knows of no other web than the real one, whatever it is bound to', async () => {
    await makeCity(db);
    const jobId = await makeJob(engineDeps(db), scrapeJob(await makeSource(db, { url: PAGE })));
    await deliverTo({ ...complete }, 'marquee-jobs', [messageFor(jobId)], deployed);
    // Tests have no network: had the played web been asked, the page would have been read.
    expect(await db.all(sql`SELECT origin FROM robots_files`)).toEqual([]);
    const door = new DeployedEngine(createExecutionContext(), { ...complete, WEB: replay });
    expect(
      inWords(await door.tryPage({ url: PAGE, citySlug: 'columbia-sc', limit: null, trialId: 'trial-1' })),
    ).toMatchObject({
      success: false,
      error: expect.stringContaining('could not be looked up'),
    });
  });
});

describe('its environment', () => {
  it.each(['APP_ENV', 'PUBLIC_ORIGIN', 'DB', 'BLOBS', 'JOBS', 'HOST_PACE'])(
    'without %s stops with a sentence that names it',
    async (name) => {
      const { [name]: _left, ...rest } = complete;
      await expect(deliverTo(rest, 'marquee-jobs', ['odd'])).rejects.toThrow(
        `The queue-consumer Worker cannot start: ${name} is missing.`,
      );
    },
  );

  it('with a malformed variable names it too', async () => {
    await expect(deliverTo({ ...complete, APP_ENV: 'lab' }, 'marquee-jobs', ['odd'])).rejects.toThrow(
      /APP_ENV is malformed/,
    );
    await expect(deliverTo({ ...complete, OPENAI_BASE_URL: 'nowhere' }, 'marquee-jobs', ['odd'])).rejects.toThrow(
      /OPENAI_BASE_URL is malformed/,
    );
  });
});
