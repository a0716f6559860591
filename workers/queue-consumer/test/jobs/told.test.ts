import { errorDiagnostics, listDeadLetters, retryDeadLetter } from '@marquee/domain/diagnostics';
import { GiveUp, RetryLater } from '@marquee/kernel';
import type { Handlers } from '@marquee/platform';
import { jsonLdPage } from '@marquee/testkit';
import {
  engineDeps,
  freshDatabase,
  inWords,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.ts';
import { deliver, jobRow, messageFor, runUntilQuiet } from '../support.ts';

const PAGE = 'https://hall.example.org/events';
const caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request' } as const;

let engine: TestEngine;
let jobId: string;
beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db, { [PAGE]: jsonLdPage([{ title: 'Folk Evening', start: '2026-10-10T19:30' }]) });
  await makeCity(db);
  jobId = await makeJob(engine, scrapeJob(await makeSource(db, { url: PAGE })));
});

const throwing = (error: Error): Handlers => ({ ...handlers, 'source.scrape': () => Promise.reject(error) });
const letters = async () => (await listDeadLetters(engine, { status: 'open', limit: 50 })).items;

describe('what a person sees', () => {
  it('a malformed message is listed as a dead letter, the others of its batch proceed [REL-03]', async () => {
    const result = await deliver(engine, [{ jobId: 7 }, messageFor(jobId), 'odd']);
    expect(result).toEqual({ acknowledged: 3, again: [] });
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done' });
    expect((await letters()).map(({ body, canRetry }) => ({ body, canRetry }))).toEqual(
      expect.arrayContaining([
        { body: '{"jobId":7}', canRetry: false },
        { body: '"odd"', canRetry: false },
      ]),
    );
    for (const letter of await letters()) expect(inWords(letter.reason)).toMatch(/^Malformed message: /);
  });

  it.each([
    [new RetryLater('The host is busy.'), 'low'],
    [new Error('it broke'), 'medium'],
    [new GiveUp('no such thing'), 'high'],
  ])('a job that fails is in the diagnostics: %s', async (error, severity) => {
    await deliver(engine, [messageFor(jobId)], { handlers: throwing(error) });
    const { errors } = await errorDiagnostics(engine);
    expect(errors).toMatchObject([
      { component: 'job source.scrape', message: error.message, severity, occurrenceCount: 1, lastReference: jobId },
    ]);
  });

  it('a job that failed on all attempts is listed once with its worst outcome, and can be retried', async () => {
    await runUntilQuiet(engine, 24 * 60 * 60_000, throwing(new Error('it broke')));
    expect((await errorDiagnostics(engine)).errors).toMatchObject([{ severity: 'high', occurrenceCount: 5 }]);
    const [letter] = await letters();
    expect(inWords(letter)).toMatchObject({ jobId, reason: 'it broke', canRetry: true });
    await retryDeadLetter(engine, caller, letter?.id ?? '');
    await runUntilQuiet(engine);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done' });
    expect(await letters()).toEqual([]);
  });
});
