import { describe, expect, it } from 'vitest';
import { fieldWords } from '../src/formats/records/field-words.ts';
import type { Draft } from '../src/index.ts';
import { COLUMBIA, read } from './reading.ts';

const feed = (value: unknown) => read(JSON.stringify(value), COLUMBIA, 'application/json');
const told = ({ title, start, end, venue, url }: Draft) => [
  title.value,
  start.value,
  end?.value,
  venue?.value,
  url?.value,
];
/** Epoch seconds of 8 pm in Columbia on 4 April 2026. */
const EVENING = Date.UTC(2026, 3, 5, 0) / 1_000;

describe('lists of events in unknown JSON', () => {
  it.each<[string, unknown]>([
    [
      'plain names',
      [
        {
          title: 'Jazz',
          start: '2026-04-04T20:00',
          end: '2026-04-04T22:00',
          location: 'Grange Hall',
          url: 'https://hall.example/jazz',
        },
      ],
    ],
    [
      'snake case with prefixes',
      {
        data: {
          items: [
            {
              event_id: 1,
              event_name: 'Jazz',
              event_start_date: '2026-04-04',
              event_start_time: '20:00:00',
              event_end_date: '2026-04-04',
              event_end_time: '22:00:00',
              venue_name: 'Grange Hall',
              event_url: 'https://hall.example/jazz',
            },
          ],
        },
      },
    ],
    [
      'camel case, words for times',
      {
        results: [
          {
            eventTitle: 'Jazz',
            startDate: 'April 4, 2026',
            startTime: '8:00 PM',
            endTime: '10:00 PM',
            venueName: 'Grange Hall',
            detailUrl: 'https://hall.example/jazz',
          },
        ],
      },
    ],
    [
      'names in one piece',
      [
        {
          eventname: 'Jazz',
          startdate: '2026-04-04 20:00:00',
          enddate: '2026-04-04 22:00:00',
          locationname: 'Grange Hall',
          permalink: 'https://hall.example/jazz',
        },
      ],
    ],
    [
      'things in things',
      {
        events: [
          {
            event: {
              name: { text: 'Jazz' },
              start: { timezone: 'America/New_York', local: '2026-04-04T20:00:00', utc: '2026-04-05T00:00:00Z' },
              end: { local: '2026-04-04T22:00:00' },
              venue: { name: 'Grange Hall', address: { city: 'Columbia' } },
              url: 'https://hall.example/jazz',
            },
          },
        ],
      },
    ],
    [
      'JSON:API with places apart',
      {
        data: [
          {
            type: 'event',
            id: '1',
            attributes: {
              title: 'Jazz',
              'starts-at': '2026-04-04T20:00:00-04:00',
              'ends-at': '2026-04-04T22:00:00-04:00',
              url: 'https://hall.example/jazz',
            },
            relationships: { venue: { data: { type: 'venue', id: 'v9' } } },
          },
        ],
        included: [{ type: 'venue', id: 'v9', attributes: { name: 'Grange Hall' } }],
      },
    ],
    [
      'a map by id, places by id',
      {
        entities: {
          events: {
            a1: {
              id: 'a1',
              definition: {
                title: 'Jazz',
                start: '2026-04-04T20:00',
                end: '2026-04-04T22:00',
                branchLocationId: 'GR',
                url: 'https://hall.example/jazz',
              },
            },
            a2: {
              id: 'a2',
              definition: {
                title: 'Jazz',
                start: '2026-04-04T20:00',
                end: '2026-04-04T22:00',
                branchLocationId: 'GR',
                url: 'https://hall.example/jazz',
              },
            },
          },
          locations: { GR: { id: 'GR', name: 'Grange Hall' } },
        },
      },
    ],
    [
      'seconds since 1970 with a zone',
      {
        items: [
          {
            title: 'Jazz',
            start_ts: EVENING,
            start: EVENING,
            end: EVENING + 7_200,
            timezone: 'America/New_York',
            place: { name: 'Grange Hall' },
            link: 'https://hall.example/jazz',
          },
        ],
      },
    ],
    [
      'milliseconds without a zone',
      {
        items: [
          {
            title: 'Jazz',
            startDate: EVENING * 1_000,
            endDate: (EVENING + 7_200) * 1_000,
            venue: 'Grange Hall',
            url: 'https://hall.example/jazz',
          },
        ],
      },
    ],
    [
      'a day as midnight in UTC with the time apart',
      {
        docs: {
          docs: [
            {
              title: 'Jazz',
              startDate: '2026-04-04T04:00:00.000Z',
              endDate: '2026-04-04T04:00:00.000Z',
              startTime: '20:00:00',
              endTime: '22:00:00',
              location: 'Grange Hall',
              url: 'https://hall.example/jazz',
            },
          ],
        },
      },
    ],
    [
      'days as keys',
      {
        data: {
          items: {
            '2026-04-04': [
              {
                title: 'Jazz',
                start_time: '8:00 pm',
                end_time: '10:00 pm',
                venue: { title: 'Grange Hall' },
                url: 'https://hall.example/jazz',
              },
            ],
          },
        },
      },
    ],
    [
      'days that hold their events',
      {
        days: [
          {
            date: '2026-04-04',
            events: [
              {
                name: 'Jazz',
                startTime: '8pm',
                endTime: '10pm',
                venue: 'Grange Hall',
                link: 'https://hall.example/jazz',
              },
            ],
          },
        ],
      },
    ],
    [
      'dates under dates',
      {
        _embedded: {
          events: [
            {
              name: 'Jazz',
              dates: {
                start: { localDate: '2026-04-04', localTime: '20:00:00', dateTime: '2026-04-05T00:00:00Z' },
                end: { localDate: '2026-04-04', localTime: '22:00:00' },
                timezone: 'America/New_York',
              },
              sales: { public: { startDateTime: '2026-01-01T10:00:00Z' } },
              _embedded: { venues: [{ name: 'Grange Hall' }] },
              url: 'https://hall.example/jazz',
            },
          ],
        },
      },
    ],
  ])('reads %s', (_, value) => {
    const found = feed(value);
    expect(found.drafts.map(told)).toEqual([
      ['Jazz', '2026-04-04T20:00', '2026-04-04T22:00', 'Grange Hall', 'https://hall.example/jazz'],
    ]);
    expect(found.drafts[0]?.title.evidence[0]?.method).toBe('json-feed');
  });

  it('reads whole days whose end is the day after', () => {
    const found = feed([
      { id: 1, title: 'Fair', start: '2026-05-01', end: '2026-05-03', allDay: true },
      { id: 2, title: 'Gala', start: '2026-05-09', end: '2026-05-10', allDay: true },
    ]);
    expect(found.drafts.map(({ start, end }) => [start.value, end?.value])).toEqual([
      ['2026-05-01', '2026-05-02'],
      ['2026-05-09', undefined],
    ]);
  });

  it.each([
    [{ price_cents: 1550 }, 1550],
    [{ priceInCents: '2000' }, 2000],
    [{ price: { amount_cents: 500, currency: 'USD' } }, 500],
    [{ price: { value: 1000, major_value: '10.00' } }, 1000],
    [{ price: 12.5 }, 1250],
    [{ cost: '$7' }, 700],
  ])('tells cents from dollars: %j', (fields, minCents) => {
    const [draft] = feed({ events: [{ title: 'Jazz', start: '2026-04-04T20:00', ...fields }] }).drafts;
    expect(draft?.price?.value.minCents).toBe(minCents);
  });

  it('reads status, price, picture, organizer and address', () => {
    const [draft] = feed({
      events: [
        {
          title: 'Jazz',
          start: '2026-04-04T20:00',
          is_cancelled: true,
          price: { min: '12.50', max: 20 },
          images: [{ url: 'https://img.example/j.jpg' }],
          organizer: { name: 'Jazz Society', email: 'x@y.example' },
          venue: {
            name: 'Grange Hall',
            address: { street: '12 Main St', city: 'Columbia', state: 'SC', zip: '29201' },
          },
          ticketUrl: 'https://tix.example/1',
          category: ['Music'],
        },
      ],
    }).drafts;
    expect([
      draft?.status?.value,
      draft?.price?.value,
      draft?.imageUrl?.value,
      draft?.organizer?.value,
      draft?.address?.value,
      draft?.city?.value,
      draft?.state?.value,
      draft?.ticketUrl?.value,
      draft?.labels?.value,
    ]).toEqual([
      'cancelled',
      { minCents: 1250, maxCents: 2000 },
      'https://img.example/j.jpg',
      'Jazz Society',
      '12 Main St',
      'Columbia',
      'SC',
      'https://tix.example/1',
      ['Music'],
    ]);
  });

  it.each<[string, unknown]>([
    [
      'posts',
      [
        {
          id: 1,
          date: '2026-02-04T20:00:00',
          title: { rendered: 'News' },
          slug: 'news',
          excerpt: { rendered: 'x' },
          author: 3,
          link: 'https://x.example/news',
        },
        {
          id: 2,
          date: '2026-02-05T20:00:00',
          title: { rendered: 'More' },
          slug: 'more',
          excerpt: { rendered: 'x' },
          author: 3,
          link: 'https://x.example/more',
        },
      ],
    ],
    [
      'goods',
      {
        products: [{ name: 'Lamp', created_at: '2026-04-04T20:00:00Z', updated_at: '2026-04-04T20:00:00Z', price: 10 }],
      },
    ],
    ['places', { locations: [{ name: 'Park', opened: '2020-01-01', updated: '2026-01-01' }] }],
    ['a configuration', { app: { name: 'Shell', version: '1.2', buildDate: '2026-04-04', apiUrl: '/api' } }],
    ['weather', { list: [{ dt: EVENING, main: { temp: 20 }, weather: [{ description: 'rain' }] }] }],
    ['sale dates only', { events: [{ name: 'Jazz', onSaleDate: '2026-04-04T10:00:00Z' }] }],
  ])('takes %s for no events', (_, value) => {
    expect(feed(value).drafts).toEqual([]);
  });
});

describe('HTML in JSON', () => {
  it('reads the list of an answer that is loaded on demand', () => {
    const card = (name: string, day: number) =>
      `<div class="event"><h3><a href="/${name}">${name}</a></h3><p class="date">Saturday, April ${day}, 2026 8:00 pm</p><p class="venue">Grange Hall</p></div>`;
    const found = feed({
      total: 3,
      html: `<div class="events">${card('Jazz', 4)}${card('Folk', 11)}${card('Soul', 18)}</div>`,
    });
    expect(found.drafts.map(({ title, start }) => [title.value, start.value])).toEqual([
      ['Jazz', '2026-04-04T20:00'],
      ['Folk', '2026-04-11T20:00'],
      ['Soul', '2026-04-18T20:00'],
    ]);
    expect(found.drafts[0]?.title.evidence[0]?.locator).toMatch(/^\/html#/);
  });
});

describe('the words of a field', () => {
  it.each([
    ['eventStartDtm', 'start datetime'],
    ['event_start_date', 'start date'],
    ['startdate', 'start date'],
    ['eventURLText', 'url'],
    ['dtstart', 'start'],
    ['timeZone', 'time timezone'],
    ['locationname', 'location name'],
    ['permaLinkUrl', 'perma link url'],
    ['description', 'description'],
  ])('%s', (name, words) => {
    expect(fieldWords(name).join(' ')).toBe(words);
  });
});
