import { defineEndpoints, endpoints, slices } from '@marquee/contract';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppEnv } from '../../src/app-env.ts';
import { mountAll } from '../../src/mount/mount.ts';
import { type Api, startApi, withEndpoints } from '../support.ts';

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

describe('a path', () => {
  const get = { method: 'GET', access: 'public', summary: 'One.', response: z.object({ by: z.string() }) } as const;
  const params = z.object({ slug: z.string() });
  const records = defineEndpoints({
    named: { ...get, path: '/api/shows/:slug', params },
    count: { ...get, path: '/api/shows/count' },
    calendar: { ...get, path: '/api/shows/:slug/calendar', params },
    search: { ...get, path: '/api/shows/search/:slug', params },
  });

  it.each([
    ['/api/shows/count', 'count'],
    ['/api/shows/gala', 'named'],
    ['/api/shows/search/calendar', 'search'],
    ['/api/shows/gala/calendar', 'calendar'],
  ])('%s is answered by the endpoint with most fixed segments, in any order of the records', async (path, by) => {
    for (const order of [Object.keys(records), Object.keys(records).reverse()] as Array<Array<keyof typeof records>>) {
      const mounted = Object.fromEntries(order.map((id) => [id, records[id]])) as typeof records;
      const api = withEndpoints(await startApi(), mounted, {
        named: () => ({ by: 'named' }),
        count: () => ({ by: 'count' }),
        calendar: () => ({ by: 'calendar' }),
        search: () => ({ by: 'search' }),
      });
      expect(await (await api.raw(path)).json()).toEqual({ by });
    }
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
