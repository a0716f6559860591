import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { describe, expect, it } from 'vitest';
import { rememberingRouter } from '../../src/remembering-router.ts';

const ROUTES = ['/events', '/events/:slug', '/events/:slug/calendar.ics', '/files/*', '/:any/:other'];

function appWith(app: Hono): Hono {
  app.use(async (c, next) => {
    await next();
    c.header('x-seen', c.req.path);
  });
  for (const route of ROUTES) app.get(route, (c) => c.json({ route, params: c.req.param() }));
  app.post('/events', (c) => c.json({ posted: true }));
  return app;
}

const remembering = appWith(new Hono({ router: rememberingRouter() }));
const plain = appWith(new Hono({ router: new TrieRouter() }));

async function told(app: Hono, method: string, path: string) {
  const response = await app.request(path, { method });
  return [response.status, response.headers.get('x-seen'), await response.text()];
}

describe('the routes of a path', () => {
  it.each([
    ['GET', '/events'],
    ['POST', '/events'],
    ['DELETE', '/events'],
    ['GET', '/events/jazz'],
    ['GET', '/events/jazz%20night'],
    ['GET', '/events/%E0%A4'],
    ['GET', '/events/jazz/calendar.ics'],
    ['GET', '/files/a/b/c'],
    ['GET', '/nowhere'],
    ['GET', `/events/${'x'.repeat(500)}`],
    ['HEAD', '/events'],
  ])('are the same each time: %s %s', async (method, path) => {
    const expected = await told(plain, method, path);
    for (let time = 0; time < 3; time += 1) expect(await told(remembering, method, path)).toEqual(expected);
  });

  it('keep the values of one path from another', async () => {
    for (let n = 0; n < 3_000; n += 1) await remembering.request(`/events/other-${n}`);
    for (const slug of ['jazz', 'other-1', 'other-2999'])
      expect(await (await remembering.request(`/events/${slug}`)).json()).toEqual({
        route: '/events/:slug',
        params: { slug },
      });
  });
});
