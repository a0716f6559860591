import { sessions, users } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { DAY_MS, posting } from '@marquee/testkit/workerd';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '../support.ts';
import { type Faulty, startWithFaults } from './support.ts';

const LIST = '/api/events?city=Columbia&state=SC';
const TOKEN = 'a'.repeat(43);
let api: Faulty;
beforeEach(async () => {
  api = await startWithFaults();
  const now = api.clock.now();
  await api.db.insert(users).values({
    id: 'admin-1',
    email: 'ada@marquee.example',
    emailKey: 'ada@marquee.example',
    firstName: 'Ada',
    lastName: 'Keeper',
    role: 'admin',
    createdAt: now,
  });
  const session = { userId: 'admin-1', createdAt: now, renewedAt: now, expiresAt: now + 30 * DAY_MS };
  await api.db.insert(sessions).values({ tokenHash: await sha256Hex(TOKEN), ...session });
});

const change = (what: 'hide' | 'show') =>
  api.raw(`/api/admin/cities/columbia-sc/${what}`, {
    ...posting({}),
    headers: { 'content-type': 'application/json', cookie: `marquee=${TOKEN}`, 'sec-fetch-site': 'same-origin' },
  });

it('shows no copy of a city that was hidden, nor one whose reading began before, while the database stalls [CITYADM-17]', async () => {
  for (let n = 0; n < 2; n += 1) await api.ok('listEvents', LIST);
  api.clock.advance(60_000);
  expect((await change('hide')).status).toBe(200);
  api.faulty.mood = 'stalled';
  expect((await api.raw(LIST)).status).toBe(503);
  expect(await (await api.raw('/events?city=Columbia&state=SC')).text()).not.toContain('Barn Dance');
  // What is read after it has copies again.
  api.faulty.mood = 'well';
  api.clock.advance(60_000);
  expect((await change('show')).status).toBe(200);
  api.clock.advance(61 * 60_000);
  for (let n = 0; n < 2; n += 1) await api.ok('listEvents', LIST);
  api.faulty.mood = 'stalled';
  const shown = await api.raw(LIST);
  expect(shown.headers.get('cache-status')).toContain('detail=outage');
  expect((await shown.json<Page>()).events.map(({ title }) => title)).toContain('Barn Dance');
});

it('says that hiding may not be complete if the copies could not be made void, and completes it when it is repeated', async () => {
  for (let n = 0; n < 2; n += 1) await api.ok('listEvents', LIST);
  api.copies.fault = () => Promise.reject(new Error('KV is down'));
  expect((await change('hide')).status).toBe(503);
  api.copies.fault = () => Promise.resolve();
  expect((await change('hide')).status).toBe(200);
  expect(api.copies.stored.has('copies:void-before')).toBe(true);
});
