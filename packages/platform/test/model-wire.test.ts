import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atomically } from '@marquee/db';
import { quotaStatus, tokenBudget } from '@marquee/domain/budget';
import type { EngineDeps } from '@marquee/domain/deps';
import { currentHold } from '@marquee/domain/language-model';
import { tryPage } from '@marquee/domain/page-trials';
import { readerInProcess } from '@marquee/extraction';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '@marquee/fetching';
import { fixedClock } from '@marquee/kernel';

import {
  drawnPng,
  fakeImageModel,
  fakePayments,
  fakeWeb,
  memoryBlobs,
  recordingLog,
  recordingMail,
  recordingQueue,
  seededRandom,
} from '@marquee/testkit';
import { type ModelReply, type ModelServer, startModelServer } from '@marquee/testkit/node';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalState, openLocal } from '../../../scripts/local/open-local.ts';
import { openAiModel } from '../src/adapters/language-model.ts';
import { recordedModel } from '../src/adapters/recorded-model.ts';

/** From a page to its events over the wire: the guarded fetch, the SDK, a server of the API's shape, the ledger in a real D1. */
const KEY = 'sk-wire-0123456789';
/** Silence is waited for so long; every other answer comes at once, but the machine may be busy. */
const PATIENCE_MS = { withSilence: 300, otherwise: 30_000 };
const PAGE = 'https://hall.example.org/events';
const PROSE = `<!doctype html><html><head><title>The Hall</title></head><body><main>
  <p>Our friends of the Folk Club come on October 10 and sing from 7:30 pm, and the Quiz is back October 12.</p></main></body></html>`;
const none = { time: null, endDate: null, endTime: null, venue: null, address: null, price: null, status: null };
const EVENTS = {
  events: [
    { ...none, record: 1, title: 'Folk Club', date: 'October 10', time: '7:30 pm' },
    { ...none, record: 1, title: 'Gala', date: 'October 12' },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'marquee-wire-'));
let local: LocalState;
let server: ModelServer;
beforeAll(async () => {
  [local, server] = await Promise.all([openLocal(folder), startModelServer()]);
});
afterAll(async () => {
  await Promise.all([local.close(), server.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** What a question writes; one batch empties it. */
const TABLES = [
  'token_days',
  'token_reservations',
  'quota_failures',
  'model_holds',
  'model_answers',
  'error_groups',
].map((table) => sql.raw(`DELETE FROM ${table}`));

let deps: EngineDeps & { log: ReturnType<typeof recordingLog> };
beforeEach(async () => {
  await atomically(local.db, TABLES);
  const clock = fixedClock('2026-10-01T12:00:00Z');
  deps = {
    db: local.db,
    clock,
    log: recordingLog(),
    random: seededRandom(1),
    queue: recordingQueue(clock),
    blobs: memoryBlobs(),
    imageModel: fakeImageModel(null),
    illustrate: (of) => Promise.resolve(drawnPng(JSON.stringify(of))),
    colorOf: () => Promise.resolve(null),
    mail: recordingMail(),
    payments: fakePayments(clock),
    seller: { name: 'Marquee', address: null },
    publicOrigin: 'https://marquee.example',
    reader: readerInProcess,
    fetcher: createFetcher({
      web: fakeWeb(clock, { [PAGE]: PROSE }),
      resolver: { resolve: () => Promise.resolve(['93.184.216.34']) },
      pace: createMemoryPace(clock),
      robotsCache: createMemoryRobotsCache(),
      clock,
      userAgent: 'MarqueeBot/1.0 (+https://marquee.example/crawler)',
      productToken: 'MarqueeBot',
      ownHosts: ['marquee.example'],
      sleep: async (ms) => clock.advance(ms),
    }),
    model: modelWithin(PATIENCE_MS.otherwise),
  };
});

let trials = 0;
function modelWithin(timeoutMs: number) {
  const prices = { promptPrice: 0.1, answerPrice: 0.5 };
  return openAiModel({ apiKey: KEY, baseUrl: server.baseUrl, model: 'small', ...prices, timeoutMs });
}

async function tried(reply: ModelReply) {
  const isSilent = reply.kind === 'silent' || reply.kind === 'stalls';
  deps.model = recordedModel(modelWithin(isSilent ? PATIENCE_MS.withSilence : PATIENCE_MS.otherwise), deps);
  server.reply(reply);
  trials += 1;
  const trial = await tryPage(deps, { url: PAGE, citySlug: 'columbia-sc', limit: null, trialId: `trial-${trials}` });
  const { usage } = await tokenBudget(deps);
  expect(usage.reservedTokens).toBe(0);
  expect(JSON.stringify([trial, deps.log.entries])).not.toContain(KEY);
  return { trial, codes: trial.details.map(({ code }) => code), tokens: usage.totalTokens };
}

describe('a page that only a model can read, over the wire', () => {
  it('gives the events that the page itself says, at the price the provider names', async () => {
    const { trial, codes, tokens } = await tried({ kind: 'answer', json: EVENTS, tokens: [800, 60] });
    expect(trial).toMatchObject({ success: true, method: 'language-model', eventsFound: 1 });
    expect(trial.events[0]).toMatchObject({ title: 'Folk Club', startDate: '2026-10-10T19:30' });
    expect(trial.tokenUsage).toEqual({
      promptTokens: 800,
      completionTokens: 60,
      totalTokens: 860,
      estimatedCost: 0.00011,
    });
    expect(tokens).toBe(860);
    expect(codes).toContain('model-value-invented');
    const sent = server.seen.at(-1)?.body.messages;
    expect(sent?.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(sent?.[0]?.content).not.toContain('Folk Club');
    expect(sent?.[1]?.content).toContain('Folk Club');
  });

  it.each<[ModelReply, string, number | 'all']>([
    [{ kind: 'text', text: 'Sure! Here are your events.' }, 'model-answer-malformed', 120],
    [{ kind: 'text', text: '{"events":[{"record":' }, 'model-answer-malformed', 120],
    [{ kind: 'answer', json: { shows: [] } }, 'model-answer-malformed', 120],
    [{ kind: 'cut-off' }, 'model-answer-malformed', 120],
    [{ kind: 'refusal' }, 'model-answer-malformed', 120],
    [{ kind: 'no-usage' }, 'model-answer-malformed', 'all'],
    [{ kind: 'silent' }, 'model-timeout', 'all'],
    [{ kind: 'stalls' }, 'model-timeout', 'all'],
    [{ kind: 'hang-up' }, 'model-unavailable', 0],
    [{ kind: 'endless' }, 'model-answer-malformed', 'all'],
    [{ kind: 'status', status: 401, message: `Incorrect API key provided: ${KEY}` }, 'model-unavailable', 0],
    [{ kind: 'rate-limited', retryAfterSeconds: 300 }, 'model-rate-limited', 0],
    [{ kind: 'quota' }, 'model-quota', 0],
  ])('gives a finding where the provider says %o: %s, %s tokens booked, none held', async (reply, code, booked) => {
    const { trial, codes, tokens } = await tried(reply);
    expect(trial).toMatchObject({ success: false, eventsFound: 0 });
    expect(codes).toContain(code);
    if (booked === 'all') expect(tokens).toBeGreaterThan(500);
    else expect(tokens).toBe(booked);
  });

  it('is not asked for again while the provider wants a pause (Retry-After)', async () => {
    await tried({ kind: 'rate-limited', retryAfterSeconds: 300 });
    const asked = server.seen.length;
    expect((await currentHold(deps))?.until).toBeGreaterThanOrEqual(deps.clock.now() + 299_000);
    expect((await tried({ kind: 'answer', json: EVENTS })).codes).toContain('model-rate-limited');
    expect(server.seen.length).toBe(asked);
  });

  it.each<[ModelReply, string]>([
    [{ kind: 'quota' }, 'critical'],
    [{ kind: 'rate-limited' }, 'critical'],
    [{ kind: 'status', status: 500 }, 'medium'],
  ])('is told in the diagnostics where the provider says %o, as %s [DIAG-06]', async (reply, severity) => {
    await tried(reply);
    const groups = await local.db.all(sql`SELECT component, severity, message FROM error_groups`);
    expect(groups).toEqual([
      { component: 'language model', severity, message: expect.stringContaining('AI provider, ') },
    ]);
  });

  it('counts refusals for want of credit, with the provider’s words and request id [QUOTA-02]', async () => {
    await tried({ kind: 'quota' });
    expect(await quotaStatus(deps)).toMatchObject({
      consecutiveFailures: 1,
      errorMessage: expect.stringContaining('exceeded your current quota'),
      requestId: expect.stringMatching(/^req_/),
    });
  });
});
