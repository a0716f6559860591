import { expect, test } from '@playwright/test';

const PAGES = ['/', '/events', '/favicon.svg', '/api/health', '/api/events', '/__dev/progress'];
const TICK = '/__dev/tick?cron=*%20*%20*%20*%20*';

test.describe('the local server answers other sites as the real one does', () => {
  test('none may read an answer, not even from this machine [REL-17]', async ({ request }) => {
    const headers = { origin: 'http://localhost:9999', 'access-control-request-method': 'POST' };
    for (const path of PAGES)
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await request.fetch(path, { method, headers });
        expect([method, path, answer.headers()['access-control-allow-origin']]).toEqual([method, path, undefined]);
      }
  });

  test('none may knock at the door of the start script [REL-17]', async ({ request }) => {
    for (const headers of [{ origin: 'http://localhost:9999' }, { origin: 'null' }])
      expect((await request.post(TICK, { headers })).status()).toBe(403);
    expect((await request.post(TICK, { headers: { 'sec-fetch-site': 'cross-site' } })).status()).toBe(403);
    expect((await request.post(TICK)).status()).toBe(200);
  });

  test('TRACE is refused everywhere', async ({ request }) => {
    for (const path of [...PAGES, '/api/none', '/media/none'])
      expect([path, (await request.fetch(path, { method: 'TRACE' })).status()]).toEqual([path, 405]);
  });
});
