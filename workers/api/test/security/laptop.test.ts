import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { freshStorage } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import laptop from '../../src/development/index.ts';
import deployed from '../../src/index.ts';

const HERE = 'http://localhost:8080';
let knocks: string[];
let bindings: Record<string, unknown>;

beforeEach(async () => {
  await freshStorage();
  knocks = [];
  bindings = {
    ...env,
    APP_ENV: 'development',
    DEV: {
      fetch: async (request: Request) => {
        knocks.push(`${request.method} ${new URL(request.url).pathname}`);
        return Response.json({ ok: true });
      },
    },
  };
});

async function ask(path: string, init: RequestInit = {}, worker = laptop) {
  const context = createExecutionContext();
  const response = await worker.fetch(new Request(HERE + path, init) as never, bindings, context);
  await waitOnExecutionContext(context);
  return response;
}

const TICK = '/__dev/tick?cron=*';
const FOREIGN: Array<Record<string, string>> = [
  { origin: 'http://localhost:9999' },
  { origin: 'http://127.0.0.1:8080' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

describe('the door of the start script', () => {
  it.each(FOREIGN)('stays shut to what another site sent: %j [REL-17]', async (headers) => {
    const response = await ask(TICK, { method: 'POST', headers });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(knocks).toEqual([]);
  });

  it.each([
    ['OPTIONS', {}, 405],
    ['PUT', {}, 405],
    ['POST', { 'content-type': 'text/plain' }, 415],
  ] as const)('takes no %s that is not the script’s: %j', async (method, headers, status) => {
    const response = await ask(TICK, { method, headers, ...(method === 'POST' ? { body: 'x' } : {}) });
    expect(response.status).toBe(status);
    expect(knocks).toEqual([]);
  });

  it('opens to the script and to our own page, with the headers of every answer', async () => {
    const ours: Array<Record<string, string>> = [
      {},
      { 'sec-fetch-mode': 'cors' },
      { origin: HERE, 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of ours) expect((await ask(TICK, { method: 'POST', headers })).status).toBe(200);
    const progress = await ask('/__dev/progress');
    expect(await progress.json()).toEqual({ ok: true });
    expect(progress.headers.get('x-content-type-options')).toBe('nosniff');
    expect(knocks).toHaveLength(4);
  });

  it('is not there in what is deployed, whatever its environment', async () => {
    expect((await ask(TICK, { method: 'POST' }, deployed)).status).toBe(404);
    expect((await ask('/__dev/progress', {}, deployed)).status).toBe(404);
    expect(knocks).toEqual([]);
  });
});

describe('the API on a laptop', () => {
  const enter = (worker: typeof laptop, headers: Record<string, string> = {}) =>
    ask(
      '/api/dev/sign-in',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"role":"promoter"}',
      },
      worker,
    );

  it('signs in as a role from whichever port it was asked at, and from no other', async () => {
    const response = await enter(laptop, { origin: HERE });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^marquee=/);
    expect((await enter(laptop, { origin: 'http://localhost:9999' })).status).toBe(403);
  });

  it('is another one than is deployed: that has no such path, were it told that this is development', async () => {
    expect((await enter(deployed)).status).toBe(404);
  });

  it('stops where it is told that this is production', async () => {
    bindings.APP_ENV = 'production';
    const response = await ask('/api/health');
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('APP_ENV')]);
  });
});
