import { type Endpoint, endpoints } from '@marquee/contract';
import * as fc from '@marquee/testkit/properties';
import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Api, startApi } from './support.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [{ title: 'Something real' }]);
});

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '"',
  "'",
  '%',
  '\0',
  '\u202e',
  '🎃',
  '../..',
  '*',
  'Columbia',
  'SC',
  'Music',
  'x'.repeat(5_000),
];
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 60 }));
const anything = fc.oneof(text, fc.jsonValue(), fc.double(), fc.constant(34));

/** The names that a schema of the contract takes. */
function namesOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object;
  };
  return Object.keys(properties);
}

const some = <T>(names: string[], value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries([...names, 'unasked'].map((name) => [name, value])), { requiredKeys: [] });

/** Percent-encoded; a lone half of a pair, which no URL can carry, is replaced. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());

function callsOf(endpoint: Endpoint) {
  const params = namesOf(endpoint.params);
  return fc
    .record({
      params: fc.tuple(...params.map(() => text)),
      query: some(namesOf(endpoint.query), text),
      body: fc.oneof(some(namesOf(endpoint.body), anything), anything),
    })
    .map(({ params: values, query, body }) => {
      const path = params.reduce<string>(
        (sofar, name, i) => sofar.replace(`:${name}`, encoded(values[i] ?? '') || '%20'),
        endpoint.path,
      );
      const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(String(value))}`);
      const sent = endpoint.body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
      return {
        path: search.length > 0 ? `${path}?${search.join('&')}` : path,
        init: { method: endpoint.method, ...sent },
      };
    });
}

const GENERATED: Array<[string, Endpoint]> = Object.entries(endpoints);

describe('garbage', () => {
  it.each(GENERATED)(
    'is answered or refused by %s, never stumbled over; a refusal names the field [REL-26]',
    async (_id, endpoint) => {
      const signed = endpoint.kind === 'webhook' ? [endpoint.signatureHeader] : [];
      const named = [...namesOf(endpoint.params), ...namesOf(endpoint.query), ...namesOf(endpoint.body)];
      const known = [...named, ...signed, 'body', 'unasked'];
      await fc.assert(
        fc.asyncProperty(callsOf(endpoint), async ({ path, init }) => {
          const response = await api.raw(path, init);
          const body = await response.text();
          expect(response.status, body).toBeLessThan(500);
          expect(body).not.toMatch(/\bat .+:\d+:\d+|SQLITE|D1_ERROR/);
          if (response.status === 400)
            expect(known).toContain((JSON.parse(body) as { field: string }).field.split('.')[0]);
          else expect([200, 302, 401, 403, 404, 409, 429]).toContain(response.status);
        }),
        // Who is nobody is refused before anything is read where a session is needed.
        { numRuns: endpoint.access === 'public' ? 60 : 5, seed: 11 },
      );
    },
  );
});
