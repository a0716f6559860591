import { filled, full, type HostileDocument, html, json, many, xml } from './document.ts';

const script = (value: unknown) =>
  `<!doctype html><html><head><script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script></head><body><h1>Jazz Night</h1></body></html>`;
const event = (fields: Record<string, unknown>) => ({
  '@type': 'Event',
  name: 'Jazz Night',
  startDate: '2026-04-04T19:00',
  ...fields,
});
const record = (index: number, more: Record<string, unknown> = {}) => ({
  title: `Show ${index}`,
  start: '2026-04-04T20:00',
  venue: { name: 'Hall' },
  ...more,
});
const entries = (inside: string) => `<?xml version="1.0"?><rss version="2.0"><channel>${inside}</channel></rss>`;
const schedule = (more: Record<string, unknown>) => ({
  '@type': 'Schedule',
  repeatFrequency: 'P1D',
  startDate: '1995-01-01',
  startTime: '19:00',
  ...more,
});

/** JSON, linked data and feeds. */
export const data: readonly HostileDocument[] = [
  html('schedules for February 31', () =>
    script(
      many(900, (index) => ({
        '@type': 'Event',
        name: `${index}`,
        eventSchedule: many(20, () => schedule({ byMonth: 2, byMonthDay: 31 })),
      })).slice(0, 700),
    ),
  ),
  html('a schedule for February 31', () => script(event({ eventSchedule: schedule({ byMonth: 2, byMonthDay: 31 }) }))),
  html('schedules every day', () =>
    script(
      many(1_000, (index) => ({ '@type': 'Event', name: `${index}`, eventSchedule: many(12, () => schedule({})) })),
    ),
  ),
  html('schedules without an end', () =>
    script(
      many(6_000, (index) => ({
        '@type': 'Event',
        name: `${index}`,
        eventSchedule: schedule({ repeatCount: 1e9, byDay: '5MO' }),
      })),
    ),
  ),
  html('a schedule of Mondays', () =>
    script({ '@type': 'Event', name: 'x', eventSchedule: schedule({ byDay: many(150_000, () => 'Monday') }) }),
  ),
  html('a schedule of exceptions', () =>
    script({ '@type': 'Event', name: 'x', eventSchedule: schedule({ exceptDate: many(150_000, () => '2026-07-04') }) }),
  ),
  html('schedules of numbers', () =>
    script(
      many(100, (index) => ({
        '@type': 'Event',
        name: `${index}`,
        eventSchedule: schedule({ byMonthDay: many(5_000, (at) => at + 40) }),
      })),
    ),
  ),
  html('linked events', () => script(many(20_000, (index) => event({ name: `Show ${index}` })))),
  html('linked events of one title', () => script(many(20_000, (index) => event({ url: `/${index}` })))),
  html('references', () =>
    script({
      '@graph': many(20_000, (index) =>
        event({ '@id': `#${index}`, location: { '@id': `#${index + 1}` }, subEvent: { '@id': `#${index + 1}` } }),
      ),
    }),
  ),
  html('references in a circle', () =>
    script({
      '@graph': many(10_000, (index) =>
        event({ '@id': `#${index}`, subEvent: many(5, (at) => ({ '@id': `#${(index * 7 + at) % 10_000}` })) }),
      ),
    }),
  ),
  html('all refer to one', () =>
    script({
      '@graph': [
        {
          '@id': '#all',
          '@type': 'Event',
          name: 'x',
          startDate: '2026-04-04',
          subEvent: many(15_000, (index) => ({ '@id': `#${index}` })),
          offers: many(15_000, () => ({ price: 1 })),
        },
        ...many(15_000, (index) => ({
          '@id': `#${index}`,
          '@type': 'Event',
          name: 'y',
          startDate: '2026-04-05',
          superEvent: { '@id': '#all' },
        })),
      ],
    }),
  ),
  html('an event of events with everything', () =>
    script(
      event({
        offers: many(20_000, () => ({ price: 1 })),
        image: many(20_000, () => 'a.jpg'),
        keywords: many(20_000, () => 'a'),
        subEvent: many(12_000, () => ({ '@type': 'Event', name: 'x', startDate: '2026-04-04' })),
      }),
    ),
  ),
  html('one place of all', () => {
    const place = { '@id': '#p', '@type': 'Place', name: many(60_000, () => 'x'), address: many(60_000, () => 'y') };
    return script({ '@graph': [place, ...many(15_000, () => event({ location: { '@id': '#p' } }))] });
  }),
  html('offers of all', () => {
    const offers = { '@id': '#o', '@type': 'AggregateOffer', offers: many(60_000, () => ({ price: 1 })) };
    return script({ '@graph': [offers, ...many(12_000, () => event({ offers: { '@id': '#o' } }))] });
  }),
  html('one description of all', () => {
    const told = { '@id': '#d', '@list': [full('<p>').slice(0, 900_000)] };
    return script({ '@graph': [told, ...many(10_000, () => event({ description: { '@id': '#d' } }))] });
  }),
  html('start dates', () => script(event({ startDate: many(80_000, () => '2026-04-04T19:00') }))),
  html('lists in lists', () => script(`${'['.repeat(900_000)}${']'.repeat(900_000)}`)),
  html('objects in objects', () => script(`${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`)),
  html('brackets that never close', () => script(full('['))),
  html('braces and commas', () => script(full('{,'))),
  html('half strings', () => script(full('"a\\'))),
  html('comments', () => script(full('/*'))),
  html('line comments', () => script(full('//\n'))),
  html('strings with line ends', () => script(`{"a":"${full('x\n')}"}`)),
  html('trailing commas', () => script(`[${full('1,,')}]`)),
  html('scripts of linked data', () =>
    full(`<script type="application/ld+json">{"@type":"Event","name":"x","startDate":"2026-04-04"}</script>`),
  ),
  html('broken scripts of linked data', () => full('<script type="application/ld+json">{"a":</script>')),
  html('an event of characters', () => script(event({ description: full('&lt;p&gt;') }))),
  html('a place of commas', () => script(event({ location: full('a, ') }))),
  html('a place of numbers', () => script(event({ location: full('12 Main St ') }))),
  html('an address of blanks', () =>
    script(event({ location: { '@type': 'Place', name: 'x', address: `1${full(' ')}x` } })),
  ),
  html('a name of words', () => script(event({ name: full('Jazz - ') }))),
  html('a name of cancelled', () => script(event({ name: full('CANCELLED: ') }))),
  html('a price of numbers', () => script(event({ offers: { price: full('$1-2 ') } }))),
  html('a start of digits', () => script(event({ startDate: full('1') }))),
  json('an array of numbers', () => `[${full('1,')}1]`),
  json('an array of texts', () => `[${full('"2026-04-04",')}1]`),
  json('empty objects', () => `[${full('{},')}1]`),
  json('records', () => many(25_000, (index) => record(index))),
  json('records in records', () =>
    many(2_000, (index) => ({ list: many(10, (inner) => record(inner, { more: { index } })) })),
  ),
  json('records with many fields', () =>
    many(40, () => Object.fromEntries(many(3_000, (index) => [`field${index}`, 'some text']))),
  ),
  json('records each with other fields', () =>
    many(20_000, (index) => ({ [`title${index}`]: 'Jazz', [`start${index}`]: '2026-04-04T20:00' })),
  ),
  json('lists of two records', () =>
    Object.fromEntries(many(9_000, (index) => [`l${index}`, [record(index), record(index + 1)]])),
  ),
  json('maps of records', () => Object.fromEntries(many(25_000, (index) => [`2026-04-${index}`, record(index)]))),
  json('deep records', () => `${'{"event":'.repeat(150_000)}1${'}'.repeat(150_000)}`),
  json('deep lists', () => `${'['.repeat(990_000)}1${']'.repeat(990_000)}`),
  json('references by id', () => ({
    events: many(10_000, (index) => record(index, { location: [`p${index}`, `p${index + 1}`] })),
    locations: many(10_000, (index) => ({ id: `p${index}`, name: 'x', location: `p${index + 1}` })),
  })),
  json('references to one', () => ({
    events: many(12_000, (index) => record(index, { location: many(5, () => 'p1') })),
    locations: many(20_000, () => ({ id: 'p1', name: 'x' })),
  })),
  json('HTML in JSON', () => ({ html: full('<p class="event">Apr 4, 2026 8pm Jazz</p>') })),
  json('HTML in JSON, many times', () => many(30_000, () => ({ html: '<p>Apr 4, 2026 8pm Jazz</p>' }))),
  json('numbers that may be moments', () =>
    many(30_000, (index) => ({ title: 'x', start: 1_775_347_200_000 + index, end: 1_775_347_200 })),
  ),
  json('events of Google', () => ({
    kind: 'calendar#events',
    items: many(12_000, (index) => ({
      id: `${index}`,
      kind: 'calendar#event',
      status: 'confirmed',
      summary: 'x',
      start: { dateTime: '2026-04-04T20:00:00Z' },
      recurrence: ['RRULE:FREQ=SECONDLY'],
    })),
  })),
  json('a text', () => `"${full('x')}"`),
  json('a text of escapes', () => `"${full('\\u0041')}"`),
  xml('entries', () => entries(full('<item><title>x Apr 4 8pm</title></item>'))),
  xml('entries of everything', () =>
    entries(
      filled(
        (index) =>
          `<item><title>Show ${index}</title><link>http://a.example/${index}</link><description>When: Apr 4, 2026 8pm at The Hall</description><pubDate>Sat, 04 Apr 2026 20:00:00 GMT</pubDate></item>`,
      ),
    ),
  ),
  xml('empty entries', () => entries(full('<item/>'))),
  xml('one entry of categories', () => entries(`<item><title>Jazz</title>${full('<category>x</category>')}</item>`)),
  xml('one entry of places', () =>
    entries(`<item><title>Jazz</title><startDate>2026-04-04</startDate>${full('<location>x</location>')}</item>`),
  ),
  xml('a title of dates', () => entries(`<item><title>${full('Apr 4 8pm - ')}</title></item>`)),
  xml('a description of dates', () =>
    entries(`<item><title>x</title><description>${full('When: Apr 4\n')}</description></item>`),
  ),
  xml('character data', () => entries(`<item><description><![CDATA[${full('When: Apr 4\n')}`)),
  xml('labels', () => entries(`<item><title>x</title><description>${full('Date: x\nTime: y\n')}</description></item>`)),
  xml('elements in elements', () => entries(full('<item>'))),
  xml('entities', () => entries(`<item><title>${full('&amp;')}</title></item>`)),
  xml(
    'declarations',
    () =>
      `<?xml version="1.0"?><!DOCTYPE x [${full('<!ENTITY a "&a;&a;">')}]><rss><channel><item><title>&a;</title></item></channel></rss>`,
  ),
];
