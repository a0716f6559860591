import { describe, expect, it } from 'vitest';
import { extract } from '../src/index.ts';
import { hydrate } from '../src/shells/hydrate.ts';
import { readLiteral } from '../src/shells/literal.ts';
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
