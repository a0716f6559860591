import { expect, it } from 'vitest';
import { onRequest } from '../../apps/web/functions/[[path]].ts';

const request = new Request('https://a.test/api/x');
const API = { fetch: (asked: Request) => Promise.resolve(new Response(`answered ${asked.method} ${asked.url}`)) };
const SITE = {
  draw: (asked: Request, shell: string) => Promise.resolve(new Response(`drew ${asked.url} into ${shell}`)),
};
const ASSETS = { fetch: (url: URL) => Promise.resolve(new Response(`the file of ${url.pathname}`)) };

it('hands the request on as it is', async () => {
  const response = await onRequest({ request, env: { API, SITE, ASSETS } });
  expect(await response.text()).toBe('answered GET https://a.test/api/x');
});

it('hands a page on with the index.html of its own deployment, and what is no read without', async () => {
  const env = { API, SITE, ASSETS };
  const page = await onRequest({ request: new Request('https://a.test/events/quiz'), env });
  expect(await page.text()).toBe('drew https://a.test/events/quiz into the file of /');
  const change = await onRequest({ request: new Request('https://a.test/events', { method: 'POST' }), env });
  expect(await change.text()).toBe('answered POST https://a.test/events');
});

it('opens the application if the API Worker fails', async () => {
  const failing = { draw: () => Promise.reject(new Error('the Worker threw')) };
  const env = { API, SITE: failing, ASSETS };
  const page = await onRequest({ request: new Request('https://a.test/events'), env });
  expect(await page.text()).toBe('the file of /');
});

it.each([
  ['API', {}, request],
  ['SITE', { API }, new Request('https://a.test/events')],
])('names the binding %s if it is missing', async (name, bound, asked) => {
  const response = await onRequest({ request: asked, env: { ...bound, ASSETS } });
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining(`binding named ${name}`),
  });
});
