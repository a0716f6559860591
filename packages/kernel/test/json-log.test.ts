import { describe, expect, it } from 'vitest';
import { LINE_BYTES, type LogEntry, logLine } from '../src/json-log.ts';
import { requestIdOf } from '../src/request-id.ts';
import { boundedText, shownPart } from '../src/shown-fields.ts';

const entry = (change: Partial<LogEntry> = {}): LogEntry => ({
  at: Date.parse('2026-11-23T12:00:00Z'),
  level: 'error',
  worker: 'api',
  ids: { requestId: 'request-0001', jobId: 'j1', kind: 'source.scrape' },
  message: 'it broke',
  fields: {},
  ...change,
});
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const lineOf = (fields: Record<string, unknown>) => {
  const text = logLine(entry({ fields }));
  expect(text).not.toContain('\n');
  expect(bytesOf(text)).toBeLessThanOrEqual(LINE_BYTES);
  return { text, fields: (JSON.parse(text) as { fields: Record<string, unknown> }).fields };
};

describe('a log line [BEY-47]', () => {
  it('is JSON with time, level, worker, request, job, kind, message and fields, in this order', () => {
    expect(logLine(entry({ fields: { path: '/api/events', status: 500 } }))).toBe(
      '{"time":"2026-11-23T12:00:00.000Z","level":"error","worker":"api","requestId":"request-0001","jobId":"j1","kind":"source.scrape","message":"it broke","fields":{"path":"/api/events","status":500}}',
    );
  });

  it('is not confused by fields named as its own', () => {
    const line = JSON.parse(logLine(entry({ fields: { message: 'theirs', requestId: 'req_9', worker: 'x' } })));
    expect(line).toMatchObject({ message: 'it broke', requestId: 'request-0001', worker: 'api' });
    expect(line.fields).toEqual({ message: 'theirs', requestId: 'req_9', worker: 'x' });
  });

  it('shows no secret, by what it is or by how it is named', () => {
    const { text, fields } = lineOf({
      url: 'https://ann:hunter2@hall.example/feed',
      told: 'Bearer abc.def.ghi and sk-verysecretkey123 for ann@example.com, password=hunter3',
      headers: { Authorization: 'Basic aGVsbG8=', cookie: 'sid=1', 'x-api-key': 'plain' },
      list: [{ newPassword: 'hunter4' }],
      tokens: 1_200,
      token: 'short',
    });
    for (const secret of ['hunter', 'abc.def', 'verysecret', 'ann@', 'aGVsbG8', 'sid=1', 'plain', 'short'])
      expect(text).not.toContain(secret);
    expect(fields.tokens).toBe(1_200);
  });

  it('stays within its bytes whatever it is told: a page of a megabyte becomes a bounded text', () => {
    const page = `<!doctype html><html><head><style>${'a{}'.repeat(2_000)}</style></head><body><h1>502 Bad Gateway</h1>${'<p>cloud</p>'.repeat(90_000)}`;
    expect(page.length).toBeGreaterThan(1_000_000);
    const { fields } = lineOf({ error: page });
    expect(fields.error).toMatch(/^502 Bad Gateway cloud cloud.*… \(\d{7} characters\)$/);
    expect(String(fields.error).length).toBeLessThan(2_100);
    lineOf({ error: 'é"\\'.repeat(400_000) });
    lineOf(
      Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field ${n} ${'x'.repeat(500)}`, 'y'.repeat(900)])),
    );
    lineOf({ rows: Array.from({ length: 10_000 }, () => ({ text: 'z'.repeat(100) })) });
  });

  it('takes what JSON cannot: cycles, big integers, errors, functions', () => {
    const loop: Record<string, unknown> = { n: 9_007_199_254_740_993n, error: new TypeError('odd'), call: () => 1 };
    loop.again = loop;
    expect(lineOf(loop).fields).toMatchObject({ n: '9007199254740993', error: 'TypeError: odd' });
  });
});

describe('a bounded text', () => {
  it('never ends within a secret, and says how long it was', () => {
    const text = `${'word '.repeat(30)}${'A'.repeat(400)}`;
    expect(shownPart(text, 100)).toMatch(/^(word )+… \(550 characters\)$/);
    expect(shownPart('ann@example.com said', 100)).toBe('[email] said');
    expect(boundedText('ann@example.com said', 100)).toBe('ann@example.com said');
    expect(boundedText('x'.repeat(300), 100)).toMatch(/^x*… \(300 characters\)$/);
  });
});

describe('a request id [BEY-47]', () => {
  it.each(['0e045a2d-bfa4-4165-9b52-e2274b5b4c80', 'tick-01m8450rkctwyssm7yby41spnw', 'A_b-c123', 'x'.repeat(64)])(
    'of a caller is kept if it is well-formed: %s',
    (id) => expect(requestIdOf(id)).toBe(id),
  );

  it.each([
    '',
    'short',
    'x'.repeat(65),
    '-leading-hyphen',
    'has blank',
    'new\nline0',
    '<script>alert',
    'á'.repeat(9),
    null,
  ])('is made where the caller’s is not: %s', (id) =>
    expect(requestIdOf(id)).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  );
});
