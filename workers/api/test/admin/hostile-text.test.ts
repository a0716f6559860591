import type { Event } from '@marquee/contract';
import { recordError } from '@marquee/domain/diagnostics';
import { deadLetter } from '@marquee/domain/jobs';
import { quoted } from '@marquee/kernel';
import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERY } from '../security/walk.ts';
import { type Console, startConsole } from './support.ts';

const HIDDEN = '\u202e\u2066\u200b\u200f\u00ad\ufeff\u0007\u009b\u3164\u{e0041}';
/** Escaped in JSON or as it is. */
const UNSEEN =
  /\\u00(?:0[0-8be-f]|1|7f)|[\x7f-\x9f\u00ad\u061c\u115f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\u{e0000}-\u{e007f}]/u;

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

/** Rows as they may have been stored before anybody looked at their characters. */
async function plant(): Promise<string> {
  const source = await makeSource(site.db, { name: 'Granby Hall' });
  await store(site, [{ title: 'Jazz Night', venue: 'Hall', organizer: 'Friends', description: 'A whole evening.' }], {
    source,
  });
  await recordError(site, {
    component: `job ${HIDDEN}`,
    mishap: 'request',
    error: new Error(HIDDEN),
    reference: HIDDEN,
  });
  await site.db.run(
    deadLetter(site, { jobId: null, kind: HIDDEN, body: HIDDEN, reason: quoted(`It failed ${HIDDEN}`) }),
  );
  await site.db.run(sql`UPDATE events SET title = ${`Jazz${HIDDEN} Night`}, venue = ${`${HIDDEN}Hall`},
    description = ${`One${HIDDEN}\nTwo`}, address = ${HIDDEN}, organizer = ${`Friends${HIDDEN}`}, source_name = ${`Granby${HIDDEN}`}`);
  await site.db.run(sql`UPDATE sources SET name = ${`Granby${HIDDEN} Hall`}`);
  await site.db.run(sql`UPDATE users SET first_name = ${`${HIDDEN}Ada`}`);
  await site.post('toggleSystemControl', '/api/admin/system-controls/toggle', {
    control: 'eventScraping',
    enabled: false,
  });
  await site.post('activateEmergencyShutdown', '/api/admin/system-controls/emergency-shutdown', {
    reason: `${HIDDEN}Drill`,
  });
  const [row] = await site.db.all<{ slug: string }>(sql`SELECT slug FROM events`);
  return row?.slug ?? '';
}

describe('what was stored before', () => {
  it('leaves every endpoint without invisible characters', async () => {
    const slug = await plant();
    const reads = EVERY.filter(([, { method }]) => method === 'GET');
    const shown: string[] = [];
    for (const [, { path }] of reads) {
      const filled = path.replace(':slug', slug).replace(':term', 'Jazz').replaceAll(/:\w+/g, 'something');
      const given = path.endsWith('/search')
        ? '?q=Jazz&query=Col'
        : path.includes('event-sources')
          ? `?event=${slug}`
          : '';
      const answer = await site.call('GET', `${filled}${given}`);
      const text = await answer.text();
      expect(text, `${answer.status} ${path}`).not.toMatch(UNSEEN);
      shown.push(text);
    }
    for (const words of ['"Jazz Night"', '"Hall"', '"Granby Hall"', '"Ada"', '"Drill"', 'It failed'])
      expect(
        shown.some((text) => text.includes(words)),
        words,
      ).toBe(true);
  });

  it('is refused in a sentence without them, too', async () => {
    const answer = await site.refusedGet(`/api/events?categories=${encodeURIComponent(`Jazz${HIDDEN}x`)}`);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer)).not.toMatch(UNSEEN);
  });

  it.each([
    [-500, null, 'x'],
    [1e15, 2e15, '$10000000000000'],
    [null, null, 'NaN USD'],
    [null, null, '1e309'],
    [null, null, '-5 USD'],
    [null, -1, `\u202e52$`],
  ])('shows %j to %j cents, “%s”, as a price nobody told us', async (min, max, text) => {
    await store(site, [{ title: 'Jazz Night' }]);
    await site.db.run(sql`UPDATE events SET price_min_cents = ${min}, price_max_cents = ${max}, price_text = ${text}`);
    const { events } = await site.get<{ events: Event[] }>('listEvents', '/api/events');
    expect(events[0]).toMatchObject({ price: 'See event page', priceMin: null, priceMax: null });
  });
});

describe('what a person types', () => {
  it('is stored without invisible characters, and refused if nothing else is left', async () => {
    const add = (name: string) => ({ url: 'https://hall.example.org/', name, city: 'Columbia', state: 'SC' });
    const path = '/api/admin/scraping/add-source';
    expect(await site.refusedPost(path, add('\u200b\u202e'))).toMatchObject({ status: 400, field: 'name' });
    expect(await site.refusedPost(path, { ...add('Hall'), city: '\u3164' })).toMatchObject({
      status: 400,
      field: 'city',
    });
    await site.post('addSource', path, add(`\u202eThe\u200b Hall${HIDDEN}`));
    expect(await site.db.all(sql`SELECT name FROM sources`)).toEqual([{ name: 'The Hall' }]);
    expect(JSON.stringify(await site.db.all(sql`SELECT after FROM audit_log`))).not.toMatch(UNSEEN);
  });
});
