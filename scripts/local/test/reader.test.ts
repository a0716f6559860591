import { encodeTask } from '@marquee/extraction';
import { jsonLdPage } from '@marquee/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReaderServer, startReaderServer } from '../reader/server.ts';

/** By the clock on the wall, from the moment that a process is loaded: far more than the small documents here take. */
const LIMIT_MS = 2_500;
const MEMORY_MB = 96;
const hints = { today: '2026-10-01', timezone: 'America/New_York' };

let server: ReaderServer;
beforeAll(async () => {
  process.env.MARQUEE_TEST_DOCUMENTS = 'true';
  server = await startReaderServer({ limitMs: LIMIT_MS, memoryMb: MEMORY_MB });
});
afterAll(() => {
  delete process.env.MARQUEE_TEST_DOCUMENTS;
  server.close();
});

async function read(word = '') {
  const bytes = new TextEncoder().encode(jsonLdPage([{ title: 'Folk Evening', start: '2026-10-10T19:30' }], word));
  const document = { url: 'https://hall.example.org/', contentType: 'text/html', bytes };
  const response = await fetch(server.url, { method: 'POST', body: encodeTask('extract', { document, hints }) });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || '{}') as Record<string, unknown> };
}

describe('the reader of a laptop', () => {
  it('ends the reading of a document that never ends, and reads others meanwhile and afterwards', async () => {
    const order: string[] = [];
    const endless = read('MARQUEE-TEST-NEVER-ENDS').then((answer) => {
      order.push('endless');
      return answer;
    });
    const other = await read();
    order.push('other');
    expect(other).toMatchObject({ status: 200, body: { method: 'jsonld' } });
    expect(await endless).toMatchObject({ status: 422, body: { reason: 'time' } });
    expect(order).toEqual(['other', 'endless']);
    expect(await read()).toMatchObject({ status: 200 });
  });

  it('outlives a document that takes all memory, and one that ends its process', async () => {
    expect(await read('MARQUEE-TEST-TAKES-ALL-MEMORY')).toMatchObject({
      status: 422,
      body: { reason: expect.stringMatching(/memory|time/) },
    });
    expect(await read('MARQUEE-TEST-DIES')).toMatchObject({ status: 422, body: { reason: 'died' } });
    expect(await read()).toMatchObject({ status: 200 });
  });
});

it('what waited too long behind such documents is told to come again, and is not blamed', async () => {
  const small = await startReaderServer({ limitMs: 2_000, mostWaitMs: 1_000 });
  const was = server;
  server = small;
  try {
    const endless = [read('MARQUEE-TEST-NEVER-ENDS'), read('MARQUEE-TEST-NEVER-ENDS')];
    expect((await read()).status).toBe(503);
    for (const one of await Promise.all(endless)) expect(one.status).toBe(422);
  } finally {
    server = was;
    small.close();
  }
});

it('does nothing of the kind to documents outside of tests', async () => {
  delete process.env.MARQUEE_TEST_DOCUMENTS;
  const plain = await startReaderServer({ limitMs: LIMIT_MS });
  const was = server;
  server = plain;
  try {
    expect(await read('MARQUEE-TEST-DIES')).toMatchObject({ status: 200 });
  } finally {
    server = was;
    plain.close();
    process.env.MARQUEE_TEST_DOCUMENTS = 'true';
  }
});
