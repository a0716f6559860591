import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

let api: Api;
let ids: string[];
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [
    { title: 'Opera, "Part" 1', start: '2026-10-12T20:00', end: '2026-10-12T22:00', venue: 'The Silo' },
    { title: '=cmd()', start: '2026-10-09T11:00', venue: 'The Green', fees: '$3', onSale: '2026-10-05T10:00' },
    { title: 'Jazz', start: '2026-10-14T20:00', venue: 'The Silo' },
  ]);
  const { events } = (await (await api.raw('/api/events')).json()) as { events: Array<{ id: string }> };
  ids = events.map(({ id }) => id);
});

const text = async (path: string, init?: RequestInit) => {
  const response = await api.raw(SITE + path, init);
  expect(response.status, path).toBe(200);
  return { response, body: await response.text() };
};
const TYPES = { ics: 'text/calendar', rss: 'application/rss+xml', json: 'application/feed+json', csv: 'text/csv' };

describe('a list as a table [BEY-55]', () => {
  it('has a row for each date, soonest first, and nothing that a spreadsheet would run', async () => {
    const { response, body } = await text('/api/feeds/events.csv?city=Columbia&state=SC');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = body.trimEnd().split('\r\n');
    expect(head).toMatch(/^date,start,end,timezone,title,status/);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain("'=cmd()");
    const named = (row = '') => Object.fromEntries(head?.split(',').map((name, n) => [name, row.split(',')[n]]) ?? []);
    expect(named(rows[0])).toMatchObject({ occurs: 'once', fees: '$3', on_sale: '2026-10-05T10:00', member_price: '' });
    expect(rows[1]).toMatch(
      /^2026-10-12,2026-10-12T20:00,2026-10-12T22:00,America\/New_York,"Opera, ""Part"" 1",active/,
    );
    expect(rows[1]).toContain('https://marquee.example/events/opera-part-1-columbia-sc');
  });
});

describe('a venue’s whole calendar [BEY-55]', () => {
  it('is one address in every format, of its own events alone', async () => {
    const { events } = (await (await api.raw('/api/events')).json()) as {
      events: Array<{ venue: string; venueSlug: string }>;
    };
    const slug = events.find(({ venue }) => venue === 'The Silo')?.venueSlug ?? '';
    for (const [format, type] of Object.entries(TYPES)) {
      const { response, body } = await text(`/api/venues/${slug}/calendar/${format}`);
      expect(response.headers.get('content-type')).toContain(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
      expect(body).toContain('Jazz');
      expect(body).not.toContain('cmd()');
    }
    expect((await api.raw('/api/venues/nowhere/calendar/ics')).status).toBe(404);
    expect((await api.raw(`/api/venues/${slug}/calendar/pdf`)).status).toBe(400);
  });
});

describe('what somebody saved [BEY-55]', () => {
  it('leaves a browser without an account by its ids, in every format', async () => {
    for (const [format, type] of Object.entries(TYPES)) {
      const { response, body } = await text(`/api/saved/${format}?ids=${ids[0]},nothing,${ids[2]}`);
      expect(response.headers.get('content-type')).toContain(type);
      expect(response.headers.get('content-disposition')).toContain(`marquee-saved.${format}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(body).toContain('Jazz');
      expect(body).not.toContain('Opera');
    }
  });

  it('leaves an account with its hearts and its itineraries, whatever a link names, and nobody else’s', async () => {
    const { cookie } = await signUp(api, { email: 'one@example.org' });
    const other = await signUp(api, { email: 'other@example.org' });
    await api.raw(`${SITE}/api/hearts`, {
      method: 'POST',
      ...asking({ cookie, body: { add: [ids[1]] } }),
    });
    await api.raw(`${SITE}/api/hearts`, {
      method: 'POST',
      ...asking({ cookie: other.cookie, body: { add: [ids[2]] } }),
    });
    const { body } = await text(`/api/saved/json?ids=${ids[0]}`, asking({ cookie }));
    const { items } = JSON.parse(body) as { items: Array<{ title: string }> };
    expect(items.map(({ title }) => title)).toEqual(['Opera, "Part" 1']);
    expect((await text('/api/saved/csv')).body.trimEnd().split('\r\n')).toHaveLength(1);
  });
});
