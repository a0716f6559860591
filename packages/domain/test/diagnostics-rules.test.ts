import { redact } from '@marquee/kernel';
import { inWords } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { severityOf, templateOf, toldMessage, toldStack } from '../src/diagnostics/error-rules.ts';
import {
  averageUptime,
  isHighFrequency,
  percentile,
  restartsOf,
  spanOf,
  timePattern,
} from '../src/diagnostics/worker-rules.ts';

describe('what is kept of an error', () => {
  it.each([
    ['authorization: Bearer abc.def-123', 'abc.def-123'],
    ['Basic dXNlcjp3b3Jk', 'dXNlcjp3b3Jk'],
    ['https://user:word@host.example/', 'user:word'],
    ['password=hunter2&x=1', 'hunter2'],
    ['{"apiKey":"hunter2"}', 'hunter2'],
    ['key sk-proj-abcdefgh12345678 refused', 'abcdefgh12345678'],
    ['signature whsec_abcdefgh12345678', 'abcdefgh12345678'],
    ['token eyJhbGciOi.eyJzdWIiOi.c2lnbmF0', 'c2lnbmF0'],
    ['no user ada@marquee.example here', 'ada@marquee.example'],
    [`session ${'a'.repeat(43)} is over`, 'a'.repeat(43)],
    ['Failed query: select 1 params: hunter2,\nada', 'hunter2'],
  ])('has no secret and no address of a person: %s', (text, secret) => {
    expect(redact(text)).not.toContain(secret);
  });

  it.each(['The host answered 503.', 'no such table: listing', 'Cannot read properties of undefined'])(
    'is otherwise as it was: %s',
    (text) => expect(redact(text)).toBe(text),
  );

  it.each(['a', ' ', '@', '.', '-', 'a@', 'token ', 'eyJ'])(
    'is found in linear time, in a text of nothing but %j',
    (part) => {
      // Work that grows with the square of the length would outlast the limit of a test.
      expect(redact(part.repeat(400_000)).length).toBeLessThanOrEqual(part.length * 400_000);
    },
  );

  it('says the cause first', () => {
    const error = new Error('Failed query: SELECT 1\nparams: hunter2', { cause: new Error('no such table: listing') });
    expect(toldMessage(error)).toBe('no such table: listing (Failed query: SELECT 1)');
    expect(toldMessage('only a text')).toBe('only a text');
  });

  it('has the frames of the stack, without the message', () => {
    const error = new TypeError('hunter2\nparams: hunter2');
    expect(toldStack(error)).toMatch(/^TypeError\n\s+at /);
    expect(toldStack(error)).not.toContain('hunter2');
    expect(toldStack('a text')).toBeNull();
  });
});

describe('errors are of one kind', () => {
  it.each([
    ['No row 17 for "Grange Hall"', 'no row 9 for "old depot"'],
    ['https://a.example.org/x failed', 'https://b.example.org/y?z failed'],
    ['job 01j8zq2r3s4t5v6w7x8y9z0a1b lost', 'job 01j8zq2r3s4t5v6w7x8y9z0a1c lost'],
    ['D1_ERROR: internal error; reference = 4fk2j1hq0o7b', 'D1_ERROR: internal error; reference = qmnbvcxzlkjh'],
    [
      'D1_ERROR: internal error; reference = 4fk2j1hq (Failed query: select "a" from "b")',
      'D1_ERROR: internal error; reference = 0o5pg8h1 (Failed query: update sources set health = ?)',
    ],
    [
      'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset. ref a8d7k2m1pq',
      'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset. ref z1x9c8v7b6',
    ],
    ['error 1101 Ray ID: 8f2b3c4d5e6f7a8b-IAD', 'error 1101 Ray ID: 9a0b1c2d3e4f5a6b-ATL'],
    ['challenge by 8f2b3c4d5e6f7a8b-IAD', 'challenge by 9a0b1c2d3e4f5a6b-ATL'],
    ['isolate id=k3j4h5g6 exceeded its memory', 'isolate id=p0o9i8u7 exceeded its memory'],
    ['isolate 5ad41f9c gone', 'isolate 77be02d1 gone'],
    ['object mzxw6ytboi2gk4tb lost its state', 'object nb2w4zdpon3gs5dj lost its state'],
  ])('whatever their names and numbers: %s', (one, other) => expect(templateOf(one)).toBe(templateOf(other)));

  it.each([
    ['no such table', 'no such column'],
    ['D1_ERROR: internal error; reference = a1b2c3d4', 'D1_ERROR: no such table: listing'],
    ['no such table: listing (Failed query: select 1)', 'no such table: events (Failed query: select 1)'],
    ['the reference implementation is missing', 'the reference documentation is missing'],
  ])('and others are not: %s', (one, other) => expect(templateOf(one)).not.toBe(templateOf(other)));
});

describe('a restart', () => {
  const api = { worker: 'api', starts: 3 };
  const cron = { worker: 'cron', starts: 1 };
  it.each([
    ['every start of Workers that ran before', [api, cron], [], [3, 1]],
    ['not the first start of a new one', [api, cron], ['cron'], [3, 0]],
    ['one first start only, in its first hour', [api, api], ['api'], [2, 3]],
    ['nothing of a new one that did not start', [{ worker: 'api', starts: 0 }], ['api'], [0]],
  ])('is %s', (_name, rows, firsts, expected) => {
    expect(restartsOf(rows, new Set(firsts)).map(({ starts }) => starts)).toEqual(expected);
  });
});

describe('how bad an error is', () => {
  it.each([
    ['cron', 'anything', 'critical'],
    ['request', 'anything', 'high'],
    ['job-buried', 'anything', 'high'],
    ['job-failed', 'anything', 'medium'],
    ['job-delayed', 'The host answered 503.', 'low'],
    ['job-delayed', 'OpenAI answered 429: rate limit reached', 'critical'],
    ['request', 'You exceeded your current quota, please check your plan (insufficient_quota)', 'critical'],
    ['request', 'D1_ERROR: Network connection lost.', 'critical'],
    ['request', 'D1_ERROR: no such table: listing', 'high'],
    ['job-failed', 'database or disk is full: SQLITE_FULL', 'critical'],
    ['job-failed', 'D1_ERROR: database or disk is full: SQLITE_FULL', 'critical'],
    ['request', 'disk I/O error: SQLITE_IOERR', 'critical'],
    ['job-failed', 'disk I/O error: SQLITE_IOERR_WRITE', 'critical'],
    ['job-failed', 'database disk image is malformed: SQLITE_CORRUPT', 'critical'],
    ['request', 'file is not a database: SQLITE_NOTADB', 'critical'],
    ['job-failed', 'attempt to write a readonly database: SQLITE_READONLY', 'critical'],
    ['request', 'unable to open database file: SQLITE_CANTOPEN', 'critical'],
    ['job-failed', 'D1_ERROR: Exceeded maximum DB size: SQLITE_FULL', 'critical'],
    ['job-delayed', 'D1_ERROR: database disk image is malformed', 'critical'],
    ['job-failed', 'The disk jockey “Full” is not read', 'medium'],
    ['job-failed', 'UNIQUE constraint failed: SQLITE_CONSTRAINT', 'medium'],
  ] as const)('%s: %s → %s', (mishap, message, severity) => expect(severityOf(mishap, message)).toBe(severity));
});

describe('answering times', () => {
  it.each([
    [0, 0],
    [10, 0],
    [11, 1],
    [10_000, 8],
    [10_001, 9],
  ])('%i ms fall into span %i', (ms, span) => expect(spanOf(ms)).toBe(span));

  it.each([
    [[0, 0, 0], 0.5, null],
    [[98, 1, 1], 0.5, 10],
    [[90, 4, 6], 0.95, 50],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 0.5, 60_000],
  ])('%j at %f → %s', (spans, share, bound) => expect(percentile(spans, share)).toBe(bound));
});

describe('restarts', () => {
  it.each([
    [{ deployments: 1, isolateStarts: 500, requests: 100_000 }, false],
    [{ deployments: 1, isolateStarts: 500, requests: 1_000 }, true],
    [{ deployments: 0, isolateStarts: 10, requests: 10 }, false],
    [{ deployments: 6, isolateStarts: 0, requests: 0 }, true],
  ])('are too many: %j → %s', (day, high) => expect(isHighFrequency(day)).toBe(high));

  it('lie so far apart on average', () => {
    expect(averageUptime([], 5_000)).toBe(0);
    expect(averageUptime([8_000, 4_000, 2_000], 11_000)).toBe(3);
  });

  it('have a time of day, or none', () => {
    expect(
      inWords(
        timePattern([
          { hour: 24 * 100 + 14, starts: 30 },
          { hour: 24 * 100 + 15, starts: 5 },
        ]),
      ),
    ).toBe('30 of 35 starts fall into the hour from 14:00 UTC.');
    expect(inWords(timePattern([{ hour: 1, starts: 3 }]))).toBe('Starts are spread throughout the day.');
    expect(inWords(timePattern([{ hour: 1, starts: 0 }]))).toBe('Nothing has started in this time.');
  });
});
