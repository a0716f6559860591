import { describe, expect, it } from 'vitest';
import { COLUMBIA, codes, only, read, said } from './reading.ts';

const EVENT = {
  id: 7,
  global_id: 'hall.example?id=7',
  title: 'Pi Day &#8211; Pie',
  url: 'https://hall.example/event/pi/',
  all_day: false,
  start_date: '2026-03-14 12:00:00',
  end_date: '2026-03-14 16:00:00',
  utc_start_date: '2026-03-14 16:00:00',
  timezone: 'America/New_York',
  cost: '$7 – $11',
  cost_details: { currency_code: 'USD', values: ['7', '11'] },
};
const feed = (...events: unknown[]) =>
  read(JSON.stringify({ events, total: events.length, total_pages: 1 }), COLUMBIA, 'application/json');

describe('The Events Calendar', () => {
  it('gives local times, prices, places and pictures', () => {
    const draft = only(
      feed({
        ...EVENT,
        image: { url: '/pie.jpg' },
        venue: { venue: 'The Hall', address: '12 Main St', city: 'Columbia', stateprovince: 'SC' },
        organizer: [{ organizer: 'Live Co' }],
        categories: [{ name: 'Food &amp; Drink' }],
        website: 'https://tickets.example/7',
      }),
    );
    const values = Object.fromEntries(
      Object.entries(said(draft)).map(([name, field]) => [name, typeof field === 'string' ? field : field.value]),
    );
    expect(values).toEqual({
      key: 'hall.example?id=7',
      title: 'Pi Day – Pie',
      start: '2026-03-14T12:00',
      end: '2026-03-14T16:00',
      timezone: 'America/New_York',
      url: 'https://hall.example/event/pi/',
      ticketUrl: 'https://tickets.example/7',
      imageUrl: 'https://hall.example/pie.jpg',
      venue: 'The Hall',
      address: '12 Main St',
      city: 'Columbia',
      state: 'SC',
      organizer: 'Live Co',
      labels: ['Food & Drink'],
      price: { minCents: 700, maxCents: 1100, text: '$7 – $11' },
    });
    expect(draft.start.evidence[0]).toMatchObject({
      locator: '/events/0/start_date',
      snippet: '2026-03-14 12:00:00',
      method: 'platform-feed',
    });
  });

  it('takes a whole day and its last, inclusive', () => {
    const draft = only(
      feed({ ...EVENT, all_day: true, start_date: '2026-03-14 00:00:00', end_date: '2026-03-16 23:59:59' }),
    );
    expect([draft.start.value, draft.end?.value, draft.allDay?.value]).toEqual(['2026-03-14', '2026-03-16', true]);
  });

  it('takes the local time where a site keeps its clock on UTC', () => {
    expect(only(feed({ ...EVENT, timezone: 'UTC+0' })).start.value).toBe('2026-03-14T12:00');
  });

  it('says when the two clocks of the feed disagree', () => {
    expect(codes(feed({ ...EVENT, utc_start_date: '2026-03-14 12:00:00' }))).toEqual(['wall-time-mismatch']);
  });

  it('asks for the next page, and answers only for the days that it lists in full', () => {
    const next = 'https://hall.example/wp-json/tribe/events/v1/events/?page=2';
    const days = ['14', '15', '16'].map((day) => ({
      ...EVENT,
      id: day,
      global_id: day,
      start_date: `2026-03-${day} 12:00:00`,
    }));
    const page = (links: object) =>
      read(JSON.stringify({ events: days, total_pages: 3, ...links }), COLUMBIA, 'application/json');
    expect(page({ next_rest_url: next }).followUps).toEqual([{ url: next, reason: 'next-page' }]);
    expect(page({ next_rest_url: next }).window).toEqual({ from: '2026-03-14', to: '2026-03-15' });
    expect(page({ previous_rest_url: next }).window).toEqual({ from: '2026-03-15', to: '2026-03-16' });
    expect(page({}).window).toEqual({ from: '2026-03-14', to: '2026-03-16' });
  });

  it('leaves out what the site hides, and what cannot be', () => {
    const found = feed(
      { ...EVENT, hide_from_listings: true },
      { ...EVENT, title: '' },
      { ...EVENT, start_date: 'soon' },
      null,
      7,
      'x',
    );
    expect([found.drafts, codes(found)]).toEqual([[], ['untitled-event', 'bad-date', 'no-events']]);
  });

  it('reads one event by itself', () => {
    const found = read(JSON.stringify(EVENT), COLUMBIA, 'application/json');
    expect([only(found).title.value, found.window]).toEqual(['Pi Day – Pie', null]);
  });

  it('leaves other JSON to others', () => {
    expect(codes(read('{"events":[{"name":"x"}]}', COLUMBIA, 'application/json'))).toEqual(['unsupported-format']);
    expect(codes(read('{"events":', COLUMBIA, 'application/json'))).toEqual(['bad-json']);
    expect(codes(read('{"events":[],"total":0,"total_pages":0}', COLUMBIA, 'application/json'))).toEqual(['no-events']);
  });
});
