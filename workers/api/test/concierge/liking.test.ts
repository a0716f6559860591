import type { ChatAnswer } from '@marquee/contract';
import { events, openDatabase } from '@marquee/db';
import { latestSaved } from '@marquee/domain/hearts';
import type { LanguageModel } from '@marquee/kernel';
import { fakeModel, fakeTalker } from '@marquee/testkit';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

const FREE = { minCents: 0, text: 'Free' };
let api: Api;
let model: LanguageModel;
const who: Record<string, { id: string; cookie: string }> = {};
let sessions = 0;

beforeEach(() => {
  model = fakeModel(null);
});

beforeAll(async () => {
  api = await startApi({
    model: {
      get name() {
        return model.name;
      },
      ask: (question) => model.ask(question),
      converse: (round) => model.converse(round),
      costOf: () => 1,
    },
  });
  await makeCity(api.db);
  // Now it is Thursday, 2026-10-01, 8 AM in Columbia.
  await store(api.outside, [
    { title: 'Farmers Market Tasting', start: '2026-10-03T10:00', venue: 'Market Hall', price: FREE },
    { title: 'Gallery Night of Paintings', start: '2026-10-03T17:00', venue: 'Museum' },
    { title: 'Opera Concert', start: '2026-10-04T19:30', venue: 'Opera House', price: { minCents: 4000, text: '$40' } },
    { title: 'Old Concert', key: 'old-a', start: '2026-11-20T19:30', venue: 'Far Stage' },
    { title: 'Old Painting Exhibition', key: 'old-b', start: '2026-11-21T19:30', venue: 'Far Gallery' },
  ]);
  const ids = new Map((await api.db.select().from(events)).map(({ title, id }) => [title, id]));
  for (const [name, title] of [['ann', 'Old Concert'] as const, ['bob', 'Old Painting Exhibition'] as const]) {
    const { user, cookie } = await signUp(api, { email: `${name}@example.org` });
    await api.ok('changeHearts', `${SITE}/api/hearts`, asking({ cookie, body: { add: [ids.get(title)] } }));
    who[name] = { id: user.id, cookie };
  }
});

async function ask(message: string, name: string | null, likedFirst: boolean | null = true): Promise<ChatAnswer> {
  sessions += 1;
  const body = {
    message,
    sessionId: `session-of-test-${sessions}`,
    city: 'Columbia',
    state: 'SC',
    ...(likedFirst === null ? {} : { likedFirst }),
  };
  return api.ok<ChatAnswer>('chat', `${SITE}/api/chat`, asking({ body, cookie: name && who[name]?.cookie }));
}
const titles = ({ recommendedEvents }: ChatAnswer) => recommendedEvents.map(({ title }) => title);
const SOONEST = ['Farmers Market Tasting', 'Gallery Night of Paintings', 'Opera Concert'];

describe('what a signed-in person saved', () => {
  it('orders their answers, each with its reason; another person gets another order, and nobody other events', async () => {
    const [ann, bob] = [await ask('this weekend', 'ann'), await ask('this weekend', 'bob')];
    const plain = await ask('this weekend', null);
    expect(titles(plain)).toEqual(SOONEST);
    expect(titles(ann)).toEqual(['Opera Concert', 'Farmers Market Tasting', 'Gallery Night of Paintings']);
    expect(titles(bob)).toEqual(['Gallery Night of Paintings', 'Farmers Market Tasting', 'Opera Concert']);
    expect(ann.recommendedEvents.map(({ isForYou }) => isForYou)).toEqual([true, false, false]);
    expect(ann.recommendedEvents[0]?.reasons.at(-1)).toBe('you saved music events');
    expect(bob.recommendedEvents[0]?.reasons.at(-1)).toBe('you saved arts events');
    // The same was looked for, and as many were found.
    expect([ann.message, ann.listing]).toEqual([plain.message, plain.listing]);
  });

  it('does nothing where they turned it off, said nothing of it, or are not signed in', async () => {
    const plain = await ask('this weekend', null, false);
    for (const [name, isOn] of [['ann', false] as const, ['ann', null] as const, [null, true] as const])
      expect(await ask('this weekend', name, isOn)).toEqual(plain);
    expect(plain.recommendedEvents.some(({ isForYou }) => isForYou)).toBe(false);
  });

  it('never shows what was not asked for, hides what was saved, or passes an order that was asked for', async () => {
    expect(titles(await ask('free this weekend', 'ann'))).toEqual(['Farmers Market Tasting']);
    expect(titles(await ask('old concert', 'ann'))).toContain('Old Concert');
    const cheapest = await ask('cheapest this weekend', 'ann');
    expect(titles(cheapest)).toEqual(titles(await ask('cheapest this weekend', null)));
    expect(cheapest.recommendedEvents.some(({ isForYou }) => isForYou)).toBe(false);
  });

  it('orders what a model chooses among and what it chose, and is not told to it', async () => {
    const call = (name: string, given: object) => ({ id: name, name, arguments: JSON.stringify(given) });
    const script = [
      { calls: [call('search_events', { from: '2026-10-03', to: '2026-10-04' })] },
      { calls: [call('answer', { text: 'These could be lovely.', events: ['e3', 'e2', 'e1'], emotion: 'curious' })] },
    ];
    const talker = fakeTalker(script);
    model = talker;
    const told = await ask('something warm for us', 'bob');
    expect(titles(told)[0]).toBe('Gallery Night of Paintings');
    expect(told.recommendedEvents[0]?.reasons).toContain('you saved arts events');
    const seen = JSON.stringify(talker.rounds.flatMap(({ turns }) => turns));
    expect(seen).not.toMatch(/Old Painting|saved/);
    expect(seen.indexOf('Gallery Night')).toBeLessThan(seen.indexOf('Farmers Market'));
    model = fakeTalker(script);
    expect(titles(await ask('something warm for us', null))).toEqual(SOONEST.toReversed());
  });

  it('is one read of at most 1,125 rows: 500 hearts, twice because they are sorted, and two for each of the latest 60', async () => {
    const id = who.ann?.id ?? '';
    const one = (await api.db.select({ id: events.id }).from(events).limit(1))[0]?.id ?? '';
    await api.db.run(`INSERT INTO event_aliases (alias, event_id)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499) SELECT 'heart-' || i, '${one}' FROM n`);
    await api.db.run(`INSERT INTO hearts (user_id, event_id, saved_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499) SELECT '${id}', 'heart-' || i, i FROM n`);
    const cost = noRows();
    const counted = countingDatabase(api.db.$client, cost);
    expect(await latestSaved({ db: openDatabase(counted) }, id)).toHaveLength(60);
    expect(cost.calls).toBe(1);
    expect(cost.read).toBeLessThanOrEqual(1_125);
    expect(cost.read).toBeGreaterThan(500);
  });
});
