import { byDepth } from '@marquee/testkit/depth';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { extract, LIMITS } from '../src/index.ts';
import { expectSoundHoweverMutated } from './mutated.ts';
import { ownDocuments } from './own-documents.ts';
import { COLUMBIA, calendarOf, codes, event, pageOf, read, vevent } from './reading.ts';
import { expectSound } from './sound.ts';

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.double(),
    fc.constant(null),
    fc.boolean(),
    fc.constantFrom('2026-04-04T20:00Z', 'Event', '12 Main St, Columbia, SC'),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('node'),
  ),
  node: fc.dictionary(
    fc.constantFrom(
      '@type',
      '@id',
      '@graph',
      'name',
      'startDate',
      'endDate',
      'location',
      'address',
      'offers',
      'price',
      'subEvent',
      'image',
      'organizer',
      'url',
      '__proto__',
      'eventSchedule',
      'description',
      'keywords',
    ),
    tie('value'),
    { maxKeys: 8 },
  ),
}));

/** Of each kind of document one; recorded ones are mutated by `corpus/mutated.corpus.ts`. */
const MUTATED = new Set([
  'www.millwoodlibrary.example',
  'www.falllinerunners.example',
  'www.olddepotcommons.example',
  'tickets.riverlight.example',
  'cards-of-showings.html',
  'lines-of-gigs.html',
  'www.quartermoonpuppets.example',
  'www.gillscreekapiary.example',
  'www.saludasoundwalks.example',
  'www.batterylantern.example',
  'events.palmettopolytechnic.example',
  'www.trolleybarncinema.example',
]);
const mutable = (await ownDocuments()).filter(({ id }) => MUTATED.has(id)).map((own) => [own.id, own] as const);

/** `npm run test:full` takes more cases by chance, and two megabytes of each shape in place of a tenth. */
describe('whatever the document is', () => {
  it('garbage bytes give findings, not errors', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 2_000 }),
        fc.constantFrom('', 'text/html', 'text/calendar', 'application/json; charset=utf-16'),
        (bytes, contentType) => {
          expectSound(extract({ url: 'https://hall.example/', contentType, bytes }, COLUMBIA));
        },
      ),
      { numRuns: byDepth(60, 300) },
    );
  });

  it('any JSON-LD is read or refused', () => {
    fc.assert(
      fc.property(json.value, (value) => {
        const node =
          typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, '@type': 'Event' } : value;
        expectSound(read(pageOf([event({ startDate: '2026-04-04' }), node], '<h1>Jazz Night</h1> April 4, 8 pm')));
      }),
      { numRuns: byDepth(80, 400) },
    );
  });

  it('any page of dates, titles and tags is read or refused', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'Mar 5',
        'March 7 - 9, 2026',
        '7:30 PM',
        'Doors 7 / Show 8',
        'March 2026',
        'Sat 14',
        '1',
        '2',
        'Jazz Night',
        '@ The Hall',
        '12 Main St, Columbia, SC 29201',
        '$10',
        'Cancelled',
        'Tomorrow',
        'Through May 3',
        'Posted on March 1, 2026',
        '<br>',
        '<hr>',
        '<a href="/e">',
        '</a>',
        '<a href="javascript:x">',
        '<img src="/a.jpg">',
        '<time datetime="2026-13-45">',
        '<script>var events=[{title:"A",start:"2026-04-04"}]</script>',
        '<script>var x={a:[{title:',
      ),
      fc
        .constantFrom('div', 'li', 'h1', 'h3', 'p', 'td', 'tr', 'table', 'dl', 'dt', 'dd', 'span', 'footer')
        .chain((tag) => fc.constantFrom(`<${tag}>`, `<${tag} class="event-title date">`, `</${tag}>`)),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        expectSound(read(`<html><title>Events - The Hall</title><h1>Events</h1>${parts.join(' ')}`));
      }),
      { numRuns: byDepth(100, 500) },
    );
  });

  it('any line of a calendar is read or refused', () => {
    const line = fc.tuple(
      fc.constantFrom(
        'DTSTART',
        'DTEND',
        'DURATION',
        'SUMMARY',
        'UID',
        'RRULE',
        'EXDATE',
        'LOCATION',
        'BEGIN',
        'END',
        'STATUS',
        'RECURRENCE-ID',
        'X',
      ),
      fc.constantFrom('', ';TZID=x', ';VALUE=DATE', ';"', ';=', ';TZID=America/New_York'),
      fc.oneof(
        fc.string(),
        fc.constantFrom('20260404T200000Z', '20260404', 'VEVENT', 'VTIMEZONE', 'PT1H', '-P1W', 'FREQ=DAILY'),
      ),
    );
    fc.assert(
      fc.property(
        fc.array(
          line.map(([name, parameter, value]) => `${name}${parameter}:${value}`),
          { maxLength: 30 },
        ),
        (lines) => {
          expectSound(read(calendarOf('BEGIN:VEVENT', ...lines), COLUMBIA, 'text/calendar'));
        },
      ),
      { numRuns: byDepth(80, 400) },
    );
  });

  it('has a document of each kind to mutate', () => expect(mutable).toHaveLength(MUTATED.size));

  it.each(mutable)('%s, cut and mutated, is read or refused', (_, { document, hints }) => {
    expectSoundHoweverMutated(document, hints, byDepth(5, 25));
  });
});

const SIZE = byDepth(200_000, 2_000_000);
const fill = (text: string) => text.repeat(Math.floor(SIZE / text.length));
const many = (count: number, make: (index: number) => unknown) =>
  Array.from({ length: (count * SIZE) / 2_000_000 }, (_, index) => make(index));

/** Far above what any takes on a busy machine, far below what a quadratic step would. */
const ENDLESS = 60_000;

describe('made to be slow', { timeout: ENDLESS }, () => {
  it.each([
    ['tags that are never closed', fill('<div>')],
    [
      'cards',
      `<h1>Events</h1>${fill('<div><h3><a href="/e">Jazz Night</a></h3><p>Mar 5, 7 PM at The Hall</p></div>')}`,
    ],
    ['lines of days', `<h1>Events</h1><p>${fill('March 7 - Breakfast, 8am<br>')}`],
    ['one row of cells', `<table><tr>${fill('<td>Mar 5 Show')}`],
    ['months and days', fill('March<br>Mon 5<br>')],
    ['numbers of a grid', `<h2>March 2026</h2>${fill('1<br>')}`],
    ['links around one day', `<p>March 5, 2026</p>${fill('<a href="/x">y z</a>')}`],
    ['data that never ends', `<script>var d="2026-04-04",title=1;${fill('x=[[{a:')}</script>`],
    ['data in attributes', fill('<i data-x=\'[{"title":"Jazz","start":"2026-04-04"}]\'>Mar 5</i>')],
    ['inline tags and times', fill('<b>7pm ')],
    ['links to calendars', fill('<a href="/a.ics">x</a>')],
    ['brackets', pageOf(fill('['))],
    ['deep JSON', pageOf(`${fill('{"a":')}1${fill('}')}`)],
    ['half strings', pageOf(fill('"a\\'))],
    ['comments', pageOf(fill('/*'))],
    [
      'events',
      pageOf(many(12_000, (index) => event({ name: `Show ${index}`, startDate: '2026-03-04T19:00:00+00:00' }))),
    ],
    [
      'one title everywhere',
      pageOf(
        many(3_000, (index) => event({ startDate: `2026-03-${10 + (index % 20)}T19:00:00Z` })),
        fill('<p>Jazz Night Mar 3 7pm - 9pm</p>'),
      ),
    ],
    [
      'dates',
      pageOf(event({ startDate: '2026-03-04' }), `Jazz Night ${fill('Sat, Mar 3 - 5, 2026 7:00 pm to 9 pm ')}`),
    ],
    ['numbers', pageOf(event({ startDate: '2026-03-04' }), `Jazz Night ${fill('1 ')}`)],
    ['blanks', pageOf(event({ startDate: '2026-03-04' }), `Jazz Night mar${fill(' ')}`)],
    [
      'events of a calendar',
      calendarOf(
        ...many(20_000, (index) => vevent(`UID:${index}`, 'SUMMARY:x', 'DTSTART:20260303T190000Z').join('\r\n')).map(
          String,
        ),
      ),
    ],
    ['one folded line', calendarOf('BEGIN:VEVENT', 'DTSTART:20260303T190000Z', `SUMMARY:x${fill('\n a')}`)],
    ['one line of parameters', calendarOf('BEGIN:VEVENT', `SUMMARY;${fill('a="b";')}`)],
    ['a long description', pageOf(event({ startDate: '2026-03-04', description: fill('&lt;p&gt;') }))],
    ['a long place', pageOf(event({ startDate: '2026-03-04', location: fill('a, ') }))],
  ])('%s', (_, text) => {
    expectSound(read(text));
  });

  it('says what was left out', () => {
    const events = Array.from({ length: 2_500 }, (_, index) =>
      event({ name: `Show ${index}`, startDate: '2026-03-04' }),
    );
    const found = read(pageOf(events));
    expect([found.drafts.length, codes(found)]).toEqual([LIMITS.draftsPerDocument, ['too-many-events']]);
  });
});
