import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { problem } from '@marquee/contract';
import { systemClock } from '@marquee/kernel';
import { freshStorage, makeCity, stallingDatabase, store } from '@marquee/testkit/workerd';
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { SHELL, startApi } from '../support.ts';
import { waiting } from './support.ts';

const SIGNED_IN = { cookie: `__Host-marquee=${'a'.repeat(43)}` };

/** With its own clock, database and KV namespace, as deployed: only the site's files stand in. */
async function deployed() {
  await freshStorage();
  const api = await startApi();
  await makeCity(api.db);
  const tomorrow = new Date(systemClock.now() + 86_400_000).toISOString().slice(0, 11);
  await store({ ...api, clock: systemClock }, [{ title: 'Barn Dance', start: `${tomorrow}19:00` }]);
  const faulty = stallingDatabase((env as unknown as { DB: D1Database }).DB);
  const app = createApp();
  const bindings = { ...env, DB: faulty.database, ASSETS: { fetch: async () => new Response(SHELL) } };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const context = createExecutionContext();
    const request = new Request(`https://marquee.example${path}`, { headers });
    return Object.assign(await app.fetch(request, bindings, context), { done: () => waitOnExecutionContext(context) });
  };
  return { faulty, get };
}

it('shows copies from KV within a second while the database stalls, and says a typed 503 in the console [REL-05]', async () => {
  const { faulty, get } = await deployed();
  const pages = ['/api/events?city=Columbia&state=SC', '/events?city=Columbia&state=SC'];
  // No shared answer reaches who is signed in; what is read again leaves a copy.
  for (const path of [...pages, ...pages]) {
    const before = await get(path, SIGNED_IN);
    expect(await before.text()).toContain('Barn Dance');
    await before.done();
  }
  faulty.mood = 'stalled';
  for (const path of pages) {
    const during = await waiting(() => get(path, SIGNED_IN));
    expect([path, during.status, during.waitedMs < 1_000]).toEqual([path, 200, true]);
    expect(during.headers.get('cache-status')).toContain('detail=outage');
    expect(await during.text()).toContain('Barn Dance');
  }
  const refused = await waiting(() => get('/api/admin/system-controls', SIGNED_IN));
  expect(problem.parse(await refused.json())).toMatchObject({ status: 503, type: '/api/docs#problem-not-available' });
  expect([refused.status, refused.headers.get('retry-after'), refused.waitedMs < 11_000]).toEqual([503, '30', true]);
});
