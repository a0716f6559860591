import { expect, it } from 'vitest';
import { onRequest } from '../../apps/web/functions/[[path]].ts';

const request = new Request('https://a.test/api/x');

it('hands the request on as it is', async () => {
  const API = { fetch: (asked: Request) => Promise.resolve(new Response(`answered ${asked.url}`)) };
  expect(await (await onRequest({ request, env: { API } })).text()).toBe('answered https://a.test/api/x');
});

it('names the binding that is missing', async () => {
  const response = await onRequest({ request, env: {} });
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 503, detail: expect.stringContaining('binding named API') });
});
