import { describe, expect, it } from 'vitest';
import { hydrate } from '../src/formats/shells/hydrate.ts';
import { readLiteral } from '../src/formats/shells/literal.ts';
import { extract } from '../src/index.ts';
import { COLUMBIA } from './reading.ts';

const EVENTS = [
  { title: 'Jazz Night', start: '2026-04-04T20:00:00', venue: 'The Hall' },
  { title: 'Blues Jam', start: '2026-04-11T20:00:00', venue: 'The Hall' },
];

function carried(body: string): string[] {
  const bytes = new TextEncoder().encode(`<!doctype html><div id="app"></div>${body}`);
  const found = extract({ url: 'https://hall.example/calendar', contentType: 'text/html', bytes }, COLUMBIA);
  return [found.method ?? '', ...found.drafts.map(({ title, start }) => `${title.value} ${start.value}`)];
}

describe('events in the data of a page', () => {
  const flight = JSON.stringify(`3:${JSON.stringify(['$', 'div', null, { events: EVENTS }])}\n`);
  it.each([
    [
      'JSON in a script',
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { events: EVENTS } })}</script>`,
    ],
    [
      'a state that is assigned',
      `<script>window.__STATE__ = ${JSON.stringify({ calendar: { events: EVENTS } })};</script>`,
    ],
    [
      'options of a calendar widget',
      `<script>new FullCalendar.Calendar(el, { initialView: 'dayGridMonth', events: [ { title: 'Jazz Night', start: '2026-04-04T20:00:00' }, /* next */ { title: "Blues Jam", start: '2026-04-11T20:00:00', }, ], eventClick: function (info) { alert(info); } });</script>`,
    ],
    ['a stream of server components', `<script>self.__next_f.push([1,${flight}])</script>`],
    ['an attribute', `<div data-events='${JSON.stringify(EVENTS)}'></div>`],
    ['JSON in a string', `<script>var data = JSON.parse('${JSON.stringify({ events: EVENTS })}');</script>`],
  ])('%s', (_, body) => {
    expect(carried(body)).toEqual(['shell', 'Jazz Night 2026-04-04T20:00', 'Blues Jam 2026-04-11T20:00']);
  });

  it('a marketplace’s page data: places, cents beside dollars, free and cancelled events', () => {
    const place = { city: 'Columbia', region: 'SC', address_1: '12 Main St', postal_code: '29201' };
    const amount = (value: number) => ({ value, major_value: (value / 100).toFixed(2), currency: 'USD' });
    const result = (name: string, day: string, more: object) => ({
      name,
      start_date: day,
      start_time: '19:30',
      end_date: day,
      end_time: '22:00',
      timezone: 'America/New_York',
      url: `https://tickets.example/e/${day}`,
      image: { url: 'https://tickets.example/a.jpg' },
      ...more,
    });
    const data = {
      search_data: {
        events: {
          results: [
            result('Spring Gala', '2026-04-04', {
              is_cancelled: null,
              primary_venue: { name: 'Granby Hall', address: place },
              ticket_availability: {
                is_free: false,
                minimum_ticket_price: amount(1000),
                maximum_ticket_price: amount(2550),
              },
              tags: [{ display_name: 'Music' }],
            }),
            result('Open Studio', '2026-04-05', { is_cancelled: true, ticket_availability: { is_free: true } }),
          ],
        },
      },
    };
    const html = `<!doctype html><div id="root"></div><script>window.__SERVER_DATA__ = ${JSON.stringify(data)};</script>`;
    const document = {
      url: 'https://tickets.example/d/columbia/',
      contentType: 'text/html',
      bytes: new TextEncoder().encode(html),
    };
    const { method, drafts } = extract(document, COLUMBIA);
    expect(method).toBe('shell');
    expect(
      drafts.map(({ title, start, end, venue, address, state, price, status, labels }) => [
        title.value,
        start.value,
        end?.value,
        venue?.value,
        address?.value,
        state?.value,
        price?.value,
        status?.value,
        labels?.value,
      ]),
    ).toEqual([
      [
        'Spring Gala',
        '2026-04-04T19:30',
        '2026-04-04T22:00',
        'Granby Hall',
        '12 Main St',
        'SC',
        { minCents: 1000, maxCents: 2550 },
        undefined,
        ['Music'],
      ],
      [
        'Open Studio',
        '2026-04-05T19:30',
        '2026-04-05T22:00',
        undefined,
        undefined,
        undefined,
        { minCents: 0, maxCents: 0 },
        'cancelled',
        undefined,
      ],
    ]);
  });

  it('what is over, and posts, are left out', () => {
    const past = EVENTS.map((event) => ({ ...event, start: event.start.replace('2026', '2024') }));
    const posts = [{ title: 'A post', datePublished: '2026-04-04', author: 'me' }];
    expect(
      carried(`<script>var events = ${JSON.stringify(past)}; var posts = ${JSON.stringify(posts)};</script>`),
    ).toEqual(['']);
  });
});

describe('literals', () => {
  it.each([
    [
      "{a: 1, \"b\": [true, null, !0], c: 'it\\'s', /* x */ d: `t`,}",
      { a: 1, b: [true, null, true], c: "it's", d: 't' },
    ],
    ['[new Date("2026-04-04"), -1.5e3]', ['2026-04-04', -1500]],
  ])('%s', (text, value) => {
    expect(readLiteral(text, 0)?.value).toEqual(value);
  });

  it.each(['[call()]', '{a: b}', '["open', '{', '[1 2', '`${x'])('%s is none, or as far as it goes', (text) => {
    expect(() => readLiteral(text, 0)).not.toThrow();
  });
});

it('flat data is put together again, loops included', () => {
  expect(hydrate([{ events: 1, self: 0 }, [2], { title: 3 }, 'Jazz'])).toMatchObject({ events: [{ title: 'Jazz' }] });
});
