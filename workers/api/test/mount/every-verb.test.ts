import { defineEndpoints, endpoints, slices } from '@marquee/contract';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppEnv } from '../../src/app-env.ts';
import { mountAll } from '../../src/mount/mount.ts';
import { type Api, startApi } from '../support.ts';

const answer = z.object({ ok: z.boolean() });
const two = defineEndpoints({
  first: { method: 'GET', path: '/api/first', access: 'public', summary: 'One.', response: answer },
  second: { method: 'GET', path: '/api/second', access: 'public', summary: 'Two.', response: answer },
});
const ok = () => ({ ok: true });

describe('a slice', () => {
  it('has exactly a verb for each of its endpoints, or does not compile', () => {
    const app = new Hono<AppEnv>();
    mountAll(app, two, { first: ok, second: ok });
    // @ts-expect-error the verb of `second` is left out
    expect(() => mountAll(app, two, { first: ok })).not.toThrow();
    // @ts-expect-error no endpoint is called `third`
    mountAll(app, two, { first: ok, second: ok, third: ok });
    // @ts-expect-error the answer is not what the record says
    mountAll(app, two, { first: ok, second: () => ({ fine: true }) });
    const stream = defineEndpoints({
      watch: { kind: 'stream', method: 'GET', path: '/api/w', access: 'public', summary: 'W.', events: { n: z.int() } },
    });
    async function* other() {
      yield { event: 'm' as const, data: 1 };
    }
    // @ts-expect-error no event is called `m`
    mountAll(app, stream, { watch: other });
  });
});

describe('the contract', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });

  it('has each endpoint of each slice', () => {
    expect(Object.keys(endpoints).sort()).toEqual(
      Object.values(slices)
        .flatMap((slice) => Object.keys(slice))
        .sort(),
    );
  });

  it.each(Object.entries(endpoints))('has %s served: its path takes its method', async (_id, { method, path }) => {
    const { headers } = await api.raw(path.replaceAll(/:\w+/g, 'something'), { method: 'OPTIONS' });
    expect(headers.get('allow')?.split(', ')).toContain(method);
  });
});
