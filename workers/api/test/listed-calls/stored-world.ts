import { countsAgain } from '@marquee/testkit/counts';
import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { listOfWork, ofDays, ofEvents, ofSources } from '../../../../bench/console/rows.ts';
import { asking, SITE } from '../accounts/people.ts';
import { decide } from '../campaigns/buying.ts';
import { PAGE, pageWith, WORDS } from '../enhancement/support.ts';
import type { Api } from '../support.ts';

const EVENTS = 600;
const SOURCES = 60;

/** Stores something of all that the listed calls read; gives the ids of an event and of its boost, which runs. The clock stands still. */
export async function fillWorld(
  api: Api,
  admin: string,
  campaignId: string,
): Promise<{ boost: string; event: string }> {
  const now = api.clock.now();
  const day = Math.floor(now / 86_400_000);
  const source = await makeSource(api.db, { url: 'https://hall.example.org/events/', name: 'The Hall' });
  api.outside.web.put(PAGE, { body: pageWith(WORDS).replaceAll('Oyster Roast', 'Evening of Brass') });
  await store(
    api,
    [
      {
        title: 'Evening of Brass',
        start: '2026-10-20T20:00',
        labels: ['Music'],
        venue: 'The Hall',
        key: 'brass',
        url: PAGE,
        description: 'Two sets of brass.',
      },
      { title: 'Weekly Quiz', start: '2026-10-20T19:00', key: 'q1', seriesKey: 'quiz' },
      { title: 'Weekly Quiz', start: '2026-10-27T19:00', key: 'q2', seriesKey: 'quiz' },
    ],
    { source },
  );
  for (const name of ['Sumter', 'Florence'])
    await makeCity(api.db, {
      name,
      status: 'known',
      population: 1_400_000,
      latitude: 33.92,
      longitude: -80.34,
      addedAt: null,
    });
  const boost = await boosted(api, admin);
  await decide(api, admin, campaignId, { status: 'approved' });
  const rows = [
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status, added_at)
      SELECT 'city-' || i, 'City ' || i, 'city ' || i, iif(i % 2, 'SC', 'NC'), 30 + i % 15, -80 - i % 30, i * 1000,
        'America/New_York', iif(i % 10, 'live', 'configured'), ${now} FROM n`,
    ...ofDays(now),
    ...ofSources(1, SOURCES, now),
    ...ofEvents(1_001, { events: 1_000 + EVENTS, sources: SOURCES }, now),
    ...listOfWork(1, SOURCES, now),
    ...countsAgain,
    `UPDATE users SET first_name = 'Grace' WHERE is_admin = 1 OR role = 'admin'`,
    `INSERT INTO quota_failures VALUES ('language-model', 3, ${now - 7_200_000}, ${now}, 'insufficient_quota', 'req-1')`,
    `INSERT INTO token_days VALUES (${day}, 'contentAnalysis', 1200, 0, 300, 2)`,
    `INSERT INTO discovered_cities VALUES ('dc1', 'sumter-sc', 'pending', ${now}, 4, 9, 0.8, 'It has calendars.', 0.7, 0.6, 0.5, NULL, NULL, NULL)`,
    `INSERT INTO category_images VALUES ('Music', 1, 'abc', 'A trumpet', '[]', 'drawn', ${now}, 1)`,
    `INSERT INTO controls VALUES ('eventScraping', 0, 'A test', ${now}, 'admin')`,
    `INSERT INTO operations VALUES ('op1', 'reprocess-events', 'columbia-sc', 'columbia-sc', 'running', '[]', NULL, 1, 1, 9, 3, 1, NULL, '[]', 'admin', ${now}, NULL)`,
    `INSERT INTO deployments VALUES ('api', 'earlier', ${now - 9_000_000})`,
  ];
  for (const row of rows) await api.db.$client.prepare(row).run();
  const post = (path: string, body: object = {}) =>
    api.raw(`${SITE}/api/admin/${path}`, asking({ cookie: admin, body }));
  for (const [path, body] of [
    ['phase7/toggle/false', {}],
    ['schedule/toggle', { system: 'scheduler', enabled: false }],
    ['systematic-expansion/settings', { intervalMs: 7_200_000 }],
  ] as const)
    if (!(await post(path, body)).ok) throw new Error(`${path} was refused`);
  return boost;
}

async function boosted(api: Api, admin: string): Promise<{ boost: string; event: string }> {
  const [event] = await api.db.$client
    .prepare(`SELECT id FROM events WHERE title = 'Evening of Brass'`)
    .all<{ id: string }>()
    .then(({ results }) => results);
  const body = { eventId: event?.id, duration: 3, amount: 9, activationTiming: 'now' };
  const made = (await (await api.raw(`${SITE}/api/event-boosts`, asking({ cookie: admin, body }))).json()) as {
    id: string;
    clientSecret: string;
  };
  api.outside.payments.succeed(made.clientSecret.split('_secret')[0] ?? '', { fee: 56 });
  const activate = { ...asking({ cookie: admin, body: {} }), method: 'PATCH' };
  const response = await api.raw(`${SITE}/api/event-boosts/${made.id}/activate`, activate);
  if (!response.ok) throw new Error(await response.text());
  return { boost: made.id, event: event?.id ?? '' };
}
