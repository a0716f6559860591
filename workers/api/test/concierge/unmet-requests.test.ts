import type { Endpoints, ResponseOf } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { forgetUnmet } from '@marquee/domain/concierge';
import { DAY_MS, makeCity, posting, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from '../admin/support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  await store(site, [
    { title: 'Silent Film and Movie Trivia', start: '2026-10-03T14:00', venue: 'Nick' },
    { title: 'Comedy Night', start: '2026-10-03T19:30', venue: 'Depot' },
    { title: 'Jazz in the Round', start: '2026-10-03T18:00', venue: 'Depot' },
  ]);
});

const ask = (message: string, session = 'first', headers: Record<string, string> = {}) => {
  const asked = posting({ message, sessionId: `session-of-the-${session}`, city: 'Columbia', state: 'SC' });
  return site.raw('/api/chat', { ...asked, headers: { ...asked.headers, ...headers } });
};
const unmet = async () =>
  (
    await site.get<ResponseOf<Endpoints['listUnmetRequests']>>(
      'listUnmetRequests',
      '/api/admin/concierge/unmet-requests',
    )
  ).items;

describe('what visitors ask for and do not get', () => {
  it('is kept by its words and counted by session, without the message and without who asked', async () => {
    await ask('my boss Ann wants to try curling on friday');
    await ask('curling please');
    await ask('any curling?', 'second');
    await ask('jazz on saturday');
    expect(await unmet()).toMatchObject([
      { asked: 'curling', city: 'Columbia', state: 'SC', why: 'words', sessions: 2 },
    ]);
    const rows = await site.db.$client.prepare('SELECT * FROM unmet_requests').all();
    expect(JSON.stringify(rows.results)).not.toMatch(/boss|Ann|session-of/);
  });

  it('is kept where somebody asks again in other words', async () => {
    await ask('film on saturday');
    await ask('movies on saturday');
    expect(await unmet()).toMatchObject([{ asked: 'film', why: 'repeated', sessions: 1 }]);
  });

  it('is not what was asked for and found, another wish, thanks, or a question that no event answers', async () => {
    for (const message of ['comedy on saturday', 'jazz instead', 'thank you', 'will it rain tomorrow', 'cheaper'])
      await ask(message);
    expect(await unmet()).toEqual([]);
  });

  it('is not kept of a visitor who declined tracking', async () => {
    await ask('curling on friday', 'first', { 'sec-gpc': '1' });
    expect(await unmet()).toEqual([]);
  });

  it('is forgotten after 30 days', async () => {
    await ask('curling on friday');
    await atomically(site.db, [forgetUnmet(site.clock.now() + 29 * DAY_MS)]);
    expect(await unmet()).toHaveLength(1);
    await atomically(site.db, [forgetUnmet(site.clock.now() + 31 * DAY_MS)]);
    expect(await unmet()).toEqual([]);
  });
});
