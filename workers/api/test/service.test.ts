import { type Endpoint, endpoints, problem } from '@marquee/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Api, startApi } from './support.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const RECORDS: Endpoint[] = Object.values(endpoints);

interface Operation {
  operationId: string;
  parameters: Array<{ name: string; in: string; required: boolean; schema: object }>;
  requestBody?: object;
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

describe('the API describes itself', () => {
  it('as an OpenAPI 3.1 document that has every endpoint with its parameters', async () => {
    const response = await api.raw('/api/openapi.json');
    const document = (await response.json()) as {
      openapi: string;
      info: { title: string; version: string };
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: object };
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Marquee', version: 'test' });
    expect(document.components.schemas).toHaveProperty('Problem');
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(operations).toHaveLength(RECORDS.length);
    for (const { path, method, operation } of operations) {
      const record = RECORDS.find((endpoint) => endpoint.id === operation.operationId);
      expect(record?.method.toLowerCase()).toBe(method);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(operation.parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(inPath);
      expect(operation.parameters.filter((p) => p.in === 'path').every((p) => p.required)).toBe(true);
      const contents = Object.entries(operation.responses['200']?.content ?? {});
      expect(contents.map(([type]) => type)).toEqual(
        record?.kind === 'document'
          ? record.contentTypes
          : [record?.kind === 'stream' ? 'text/event-stream' : 'application/json'],
      );
      for (const [, { schema }] of contents) expect(schema).toBeTypeOf('object');
      expect(operation.responses.default?.content).toHaveProperty(['application/problem+json']);
      // The bytes of a webhook are those that its sender signs.
      expect(operation.requestBody !== undefined).toBe(record?.body !== undefined || record?.kind === 'webhook');
    }
    const list = document.paths['/api/events']?.get?.parameters.map((parameter) => parameter.name);
    const days = ['from', 'to', 'evening', 'area', 'free', 'once', 'family', 'accessible'];
    expect(list).toEqual([
      'city',
      'state',
      'within',
      'categories',
      'venue',
      ...days,
      'limit',
      'cursor',
      'featured',
      'boosted',
      'sort',
    ]);
  });

  it('and as a page that names every path', async () => {
    const response = await api.raw('/api/docs');
    const page = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    for (const endpoint of RECORDS) expect(page).toContain(`<code>${endpoint.path}</code>`);
    expect(page).not.toMatch(/<script/i);
  });
});

describe('health', () => {
  it('says that the database answers, and which version does', async () => {
    expect(await api.ok('health', '/api/health')).toEqual({
      status: 'ok',
      version: 'test',
      database: true,
      time: '2026-10-01T12:00:00.000Z',
    });
  });
});

describe('every answer', () => {
  it('has a request id, and lists may be kept for a moment', async () => {
    const response = await api.raw('/api/events');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=15');
  });

  it('has the id of the caller if that is well-formed, else one of ours [BEY-47]', async () => {
    const asked = async (id: string) => {
      const response = await api.raw('/api/nothing', { headers: { 'x-request-id': id } });
      const body = (await response.json()) as { requestId: string };
      expect(response.headers.get('x-request-id')).toBe(body.requestId);
      return body.requestId;
    };
    expect(await asked('from-the-caller_01')).toBe('from-the-caller_01');
    for (const odd of ['short', 'with blank 01', 'a'.repeat(65), '"><script>alert(1)</script>'])
      expect(await asked(odd)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('that is a problem is not kept and carries the same id', async () => {
    const response = await api.raw('/api/events?limit=0');
    const body = (await response.json()) as { requestId: string };
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('that is an error is JSON with a sentence for people, in one shape everywhere [ERR-051]', async () => {
    const faults: Array<[string, string, RequestInit]> = RECORDS.flatMap(({ path, method }) => {
      const address = path.replaceAll(/:\w+/g, '%00');
      return [
        [`${method} ${path}`, `${address}?limit=-1&city=%00&state=7`, { method }],
        [`a forged ${method} ${path}`, `${address}?_method=PUT`, { method }],
        [`PATCH ${path}`, address, { method: 'PATCH', headers: { 'content-type': 'text/plain' }, body: '?' }],
      ];
    });
    let seen = 0;
    for (const [what, address, init] of [...faults, ['no endpoint', '/api/none', {}] as const]) {
      const response = await api.raw(address, init);
      if (response.ok || response.status === 302) continue;
      seen += 1;
      expect([what, response.headers.get('content-type')]).toEqual([what, 'application/problem+json']);
      const body = z.strictObject(problem.shape).parse(await response.json());
      expect([what, body.status, body.detail]).toEqual([what, response.status, expect.stringMatching(/^.{8,}[.?!]$/)]);
    }
    expect(seen).toBeGreaterThan(2 * RECORDS.length);
  });

  it('to a method that a known path does not take says which it takes', async () => {
    const takes = new Map<string, string[]>();
    // An address that stands for several records, and the browser's own ways to sign in, are asked by name.
    for (const { path, method } of RECORDS) takes.set(path, [...(takes.get(path) ?? []), method]);
    for (const [path, methods] of takes) {
      const address = path.replaceAll(/:\w+/g, 'something');
      const allow = (await api.raw(address, { method: 'OPTIONS' })).headers.get('allow') ?? '';
      expect([path, allow.split(', ')]).toEqual([path, expect.arrayContaining(methods)]);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !allow.includes(name))) {
        const response = await api.raw(address, { method });
        expect([method, path, response.status]).toEqual([method, path, 405]);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
      }
    }
    expect((await api.raw('/api/events', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
    expect((await api.raw('/api/login', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST');
    expect((await api.raw('/api/none', { method: 'POST' })).status).toBe(404);
    // What exists in development only is not given away by the way it refuses.
    expect((await api.raw('/api/dev/sign-in', { method: 'GET' })).status).toBe(404);
    expect((await api.raw('/api/dev/sign-in', { method: 'POST' })).status).toBe(404);
  });

  it('to a fault of ours tells a person a number and no secret of the inside', async () => {
    const broken = await startApi();
    await broken.db.$client.exec('DROP TABLE listing');
    await broken.db.$client.exec(
      "INSERT INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status) VALUES ('columbia-sc', 'Columbia', 'columbia', 'SC', 34, -81, 1, 'America/New_York', 'live')",
    );
    const answer = await broken.refused('/api/events');
    expect(answer.status).toBe(500);
    expect(answer.detail).toContain(answer.requestId);
    expect(JSON.stringify(answer)).not.toMatch(/listing|SQL|sqlite|stack|at /i);
    expect(broken.log.entries).toMatchObject([
      {
        level: 'error',
        fields: { call: 'GET /api/events', cause: expect.stringContaining('listing') },
      },
    ]);
  });
});
