import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

describe('sign-in by others', () => {
  it('lists the providers that are configured: none [CALL-005]', async () => {
    expect(await api.ok('authProviders', '/api/auth/providers')).toEqual([]);
  });

  it.each([
    ['google', 'Google'],
    ['microsoft', 'Microsoft'],
    ['apple', 'Apple'],
  ])('with %s, not being set up, says so on a page that leads back to the dialog', async (provider, name) => {
    const sentence = `Sign-in with ${name} is not set up here.`;
    const page = await api.raw(`/api/auth/${provider}`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const text = await page.text();
    expect(text).toContain(sentence);
    expect(text).toContain('href="/?signin=1"');
    expect(await api.refused(`/api/auth/${provider}`)).toMatchObject({
      status: 404,
      detail: expect.stringContaining(sentence),
    });
  });

  it('with a provider nobody knows does not exist', async () => {
    expect(await api.refused('/api/auth/example')).toMatchObject({ status: 404 });
  });
});

describe('the sign-in location in an address bar', () => {
  it('leads to the dialog', async () => {
    const response = await api.raw('/api/login');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?signin=1']);
  });
});
