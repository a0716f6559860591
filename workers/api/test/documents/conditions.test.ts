import { makeCity, store } from '@marquee/testkit/workerd';
import { describe, expect, it } from 'vitest';
import { startApi } from '../support.ts';
import { documentOf } from './support.ts';

const PATH = '/events/oyster-roast-columbia-sc';
const SHOW = {
  title: 'Oyster Roast',
  start: '2026-12-05T19:30',
  venue: 'Zoom',
  url: 'https://granby.example.org/oysters',
};

describe('conditions of an event', () => {
  it('stand in the document, the structured data and each feed [BEY-41]', async () => {
    const api = await startApi();
    await makeCity(api.db);
    await store(api, [{ ...SHOW, soldOut: true, isOnline: true, ages: '21+', previousStart: '2026-12-04T18:00' }]);
    const { text, structured } = await documentOf(api, PATH);
    for (const words of [
      'Sold out – the source says so.',
      'Moved from Friday, December 4, 2026, 6:00 PM.',
      'Ages 21+',
      'See event page',
    ])
      expect(text).toContain(words);
    expect(structured[0]).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-12-04T18:00-05:00',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation' },
      offers: { '@type': 'Offer', availability: 'https://schema.org/SoldOut', url: SHOW.url },
      typicalAgeRange: '21-',
    });
    for (const address of [
      'feeds/events.ics?city=Columbia',
      'feeds/events.rss?city=Columbia',
      'feeds/events.json?city=Columbia',
      'events/oyster-roast-columbia-sc/calendar.ics',
    ]) {
      const feed = (await (await api.raw(`/api/${address}`)).text()).replaceAll(/\r\n /g, '');
      for (const words of ['[SOLD OUT] Oyster Roast', 'Moved from Friday', 'takes place online', 'Ages 21+'])
        expect(feed, address).toContain(words);
      expect(feed).not.toMatch(/LOCATION:.*Zoom|· Zoom/);
    }
  });

  it.each([
    ['cancelled', 'This event has been cancelled by its organizer.', 'CANCELLED'],
    ['postponed', 'This event has been postponed.', 'POSTPONED'],
  ] as const)('%s: it keeps its page, which says so, and is marked in feeds [BEY-05]', async (status, words, mark) => {
    const api = await startApi();
    await makeCity(api.db);
    await store(api, [{ ...SHOW, status }]);
    const { response, text } = await documentOf(api, PATH);
    expect(response.status).toBe(200);
    expect(text).toContain(words);
    for (const kind of ['ics', 'rss', 'json'])
      expect(await (await api.raw(`/api/feeds/events.${kind}?city=Columbia`)).text()).toContain(
        `[${mark}] Oyster Roast`,
      );
  });

  it('say that it has ended in its own calendar [BEY-41]', async () => {
    const api = await startApi();
    await makeCity(api.db);
    await store(api, [SHOW]);
    api.clock.advance(Date.parse('2026-12-07T00:00:00Z') - api.clock.now());
    await api.db.run(`UPDATE events SET status = 'ended'`);
    const feed = await (await api.raw(`/api/events/oyster-roast-columbia-sc/calendar.ics`)).text();
    expect(feed).toContain('This event has ended.');
  });
});
