import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from './support.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [{ title: 'Something real' }]);
});

describe('input that cannot be', () => {
  it.each([
    ['/api/events?limit=0', 'limit'],
    ['/api/events?limit=101', 'limit'],
    ['/api/events?limit=3.5', 'limit'],
    ['/api/events?limit=', 'limit'],
    ['/api/events?limit=many', 'limit'],
    ['/api/events?sort=x', 'sort'],
    ['/api/events?categories=Nope', 'categories'],
    ['/api/events?categories=Music,Nope', 'categories'],
    ['/api/events?cursor=garbage', 'cursor'],
    ['/api/events?cursor=', 'cursor'],
    [`/api/events?cursor=${btoa('["date-asc",1e400,0,0]')}`, 'cursor'],
    [`/api/events?cursor=${btoa('{"sort":"date-asc"}')}`, 'cursor'],
    ['/api/events?state=South', 'state'],
    ['/api/events?city=%20', 'city'],
    [`/api/events?city=${'x'.repeat(81)}`, 'city'],
    [`/api/events/search/${'x'.repeat(10_000)}`, 'term'],
    ['/api/events/search/%20', 'term'],
    ['/api/categories/counts?state=1', 'state'],
    ['/api/location/search?query=c', 'query'],
    ['/api/location/search', 'query'],
    ['/api/location/search?query=col&limit=21', 'limit'],
    ['/api/cities/recent?state=carolina', 'state'],
    ['/api/events?city=Columbia&state=SC&category=Music', 'category'],
    ['/api/events?is_free=true', 'is_free'],
    ['/api/events?City=Columbia', 'City'],
    ['/api/events?page=2', 'page'],
    ['/api/events?__proto__=1', '__proto__'],
    ['/api/events?q%5B%5D=jazz', 'q[]'],
    ['/api/events/something-real?utm_source=x', 'utm_source'],
    ['/api/events/search/jazz?near=here', 'near'],
    ['/api/categories/counts?town=Columbia', 'town'],
    ['/api/cities/recent?constructor=1', 'constructor'],
  ])('%s is refused with a sentence that names the field', async (path, field) => {
    const answer = await api.refused(path);
    expect(answer).toMatchObject({ status: 400, field });
    expect(answer.detail.length).toBeGreaterThan(10);
  });

  it.each([
    [{ lat: 200, lng: -81 }, 'lat'],
    [{ lat: 34, lng: -181 }, 'lng'],
    [{ lat: '34', lng: -81 }, 'lat'],
    [{ lng: -81 }, 'lat'],
    [{ lat: 34, lng: -81, radius: 101 }, 'radius'],
    [{ lat: 34, lng: -81, radius: 0 }, 'radius'],
    [[], 'body'],
    [null, 'body'],
    ['text', 'body'],
  ])('POST /api/location/nearby refuses %j', async (body, field) => {
    expect(await api.refused('/api/location/nearby', posting(body))).toMatchObject({ status: 400, field });
  });

  it.each(['%', '%E0%A4%A', '%C3%28', 'a%00b', '%00', '%F0%9F%8E%83', '..%2F..%2Fetc', '%2e%2e'])(
    'answers a path with %s without stumbling',
    async (part) => {
      for (const path of [`/api/events/${part}`, `/api/events/search/${part}`, `/api/events?city=${part}`]) {
        const response = await api.raw(path);
        expect(response.status, path).toBeLessThan(500);
        expect(response.headers.get('content-type'), path).toMatch(/json/);
      }
    },
  );
});

describe('bodies', () => {
  const nearby = (init: RequestInit) => api.refused('/api/location/nearby', { method: 'POST', ...init });

  it('must be called JSON', async () => {
    expect(await nearby({ body: '{"lat":34,"lng":-81}', headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 415,
      field: 'content-type',
    });
    expect(await nearby({})).toMatchObject({ status: 415 });
  });

  it('must be JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{"lat":', '', 'lat=34', new Uint8Array([0x7b, 0xff, 0x7d])]) {
      expect(await nearby({ body, headers })).toMatchObject({ status: 400, field: 'body' });
    }
  });

  it('may not be large', async () => {
    const body = JSON.stringify({ lat: 34, lng: -81, padding: 'x'.repeat(300_000) });
    expect(await nearby({ body, headers: { 'content-type': 'application/json' } })).toMatchObject({ status: 413 });
  });
});

describe('paths that lead nowhere', () => {
  it.each(['/api/', '/api/nothing', '/api/events/', '/api/events/search/a/b', '/api/__proto__'])(
    '%s is a problem',
    async (path) => {
      expect(await api.refused(path)).toMatchObject({ status: 404 });
    },
  );

  it('a method that an endpoint does not have is a problem', async () => {
    expect(await api.refused('/api/events', { method: 'DELETE' })).toMatchObject({ status: 405 });
  });

  it('an event nobody knows is a problem, with words for a person', async () => {
    const answer = await api.refused('/api/events/no-such-event');
    expect(answer).toMatchObject({
      status: 404,
      detail: "The event you're looking for does not exist or has been moved.",
    });
  });
});
