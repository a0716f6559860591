import { byDepth } from '@marquee/testkit/depth';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { COLUMBIA, read } from './reading.ts';
import { expectSound } from './sound.ts';

const VALUES = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '2026-04-04T20:00',
    '2026-04-04',
    '8pm',
    'April 4',
    '1775347200',
    'Jazz Night',
    'Event',
    '12 Main St, Columbia, SC',
    '$5',
    'true',
    '#a',
    '/x',
  ),
);

/** `npm run test:full` takes more cases by chance, and two megabytes of each shape in place of a tenth. */
describe('whatever the markup is', () => {
  const attribute = fc.tuple(
    fc.constantFrom(
      'itemscope',
      'itemtype',
      'itemprop',
      'itemref',
      'id',
      'typeof',
      'property',
      'resource',
      'about',
      'rel',
      'vocab',
      'class',
      'content',
      'datetime',
      'href',
      'title',
      'src',
    ),
    fc.oneof(
      VALUES,
      fc.constantFrom(
        'http://schema.org/Event',
        'Event',
        'name',
        'startDate',
        'location',
        'offers',
        'vevent',
        'h-event',
        'dtstart',
        'summary',
        'dt-start',
        'p-name',
        'vcard',
        'value',
        'include',
        'a',
        'b',
        'a b',
      ),
    ),
  );
  const element = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .tuple(
        fc.constantFrom('div', 'span', 'a', 'time', 'abbr', 'meta', 'li', 'p'),
        fc.array(attribute, { maxLength: 4 }),
        fc.array(fc.oneof({ maxDepth: 4 }, VALUES, tie('element')), { maxLength: 4 }),
        fc.boolean(),
      )
      .map(([name, attributes, children, closed]) => {
        const written = attributes.map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`).join('');
        return `<${name}${written}>${children.join('')}${closed ? `</${name}>` : ''}`;
      }),
  })).element;

  it('microdata, RDFa and microformats are read or refused', () => {
    fc.assert(
      fc.property(fc.array(element, { maxLength: 6 }), (parts) => {
        expectSound(read(`<!doctype html><body>${parts.join('')}`));
      }),
      { numRuns: byDepth(80, 400) },
    );
  });

  it('feeds are read or refused', () => {
    const part = fc.tuple(
      fc.constantFrom(
        'title',
        'link',
        'description',
        'pubDate',
        'ev:startdate',
        'startDate',
        'startTime',
        'location',
        'category',
        'guid',
        '__proto__',
        'gd:when',
      ),
      VALUES,
    );
    const item = fc
      .array(part, { maxLength: 8 })
      .map((parts) => `<item>${parts.map(([name, text]) => `<${name}>${text}</${name}>`).join('')}</item>`);
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (items) => {
        expectSound(read(`<?xml version="1.0"?><rss><channel>${items.join('')}</channel></rss>`, COLUMBIA, 'text/xml'));
      }),
      { numRuns: byDepth(60, 300) },
    );
  });

  it('JSON is read or refused', () => {
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        VALUES,
        fc.double(),
        fc.integer(),
        fc.constant(null),
        fc.boolean(),
        fc.array(tie('value'), { maxLength: 4 }),
        tie('node'),
      ),
      node: fc.dictionary(
        fc.constantFrom(
          'title',
          'name',
          'start',
          'end',
          'startDate',
          'start_time',
          'date',
          'dateTime',
          'events',
          'event',
          'items',
          'kind',
          'summary',
          'venue',
          'location',
          'id',
          'url',
          'allDay',
          'timezone',
          'price',
          'results',
          'data',
          'upcoming',
          'when',
          'millis',
          'event_instances',
          'eventID',
          'EventDate',
          'EventBodyName',
          'recurrence',
          'status',
          '__proto__',
          'constructor',
          '2026-04-04',
        ),
        tie('value'),
        { maxKeys: 8 },
      ),
    }));
    fc.assert(
      fc.property(json.value, (value) => {
        expectSound(read(JSON.stringify([value]), COLUMBIA, 'application/json'));
        expectSound(read(JSON.stringify({ kind: 'calendar#events', items: [value] }), COLUMBIA, 'application/json'));
      }),
      { numRuns: byDepth(80, 400) },
    );
  });
});

const SIZE = byDepth(200_000, 2_000_000);
const fill = (text: string) => text.repeat(Math.floor(SIZE / text.length));
const many = (count: number, make: (index: number) => unknown) =>
  Array.from({ length: (count * SIZE) / 2_000_000 }, (_, index) => make(index));
const event = (index: number) => ({ title: `Show ${index}`, start: '2026-04-04T20:00', venue: { name: 'Hall' } });

describe('made to be slow', () => {
  it.each([
    ['items in items', fill('<div itemscope itemtype="http://schema.org/Event" itemprop="x">')],
    [
      'events in microdata',
      fill(
        '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">x</b><i itemprop="startDate" content="2026-04-04">y</i></div>',
      ),
    ],
    ['bare names', fill('<b itemprop="name">x</b><i itemprop="startDate" content="2026-04-04">y</i>')],
    [
      'dates of one item',
      `<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">x</b>${fill('<i itemprop="startDate" content="2026-04-04T20:00">y</i>')}`,
    ],
    [
      'things in RDFa',
      fill(
        '<p typeof="Event" property="subEvent"><b property="name">x</b><i property="startDate" content="2026-04-04">y</i></p>',
      ),
    ],
    [
      'events by class',
      fill('<p class="vevent"><b class="summary">x</b><abbr class="dtstart" title="2026-04-04T20:00">y</abbr></p>'),
    ],
    [
      'includes',
      `<p id="a" class="vevent"><a class="include" href="#a"></a></p>${fill('<p class="vevent"><a class="include" href="#a">x</a></p>')}`,
    ],
    [
      'cards in cards',
      `<p class="vevent"><abbr class="dtstart" title="2026-04-04">x</abbr>${fill('<span class="location vcard">')}`,
    ],
    ['entries', `<rss><channel>${fill('<item><title>x Apr 4 8pm</title></item>')}`],
    ['one entry', `<rss><channel><item><title>Jazz</title>${fill('<category>x</category>')}</item>`],
    ['a title', `<rss><channel><item><title>${fill('Apr 4 8pm - ')}</title></item>`],
    ['CDATA', `<rss><channel><item><description><![CDATA[${fill('When: Apr 4\n')}`],
    ['records', JSON.stringify(many(20_000, event))],
    [
      'lists in lists',
      JSON.stringify(many(2_000, (index) => ({ list: many(10, (inner) => ({ ...event(inner), more: { index } })) }))),
    ],
    [
      'records with many fields',
      JSON.stringify(
        many(40, () =>
          Object.fromEntries(many(3_000, (index) => [`field${index}`, 'some text']) as Array<[string, string]>),
        ),
      ),
    ],
    ['deep records', `${'{"event":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
    [
      'references',
      JSON.stringify({
        events: many(3_000, (index) => ({ ...event(index), location: ['p1'] })),
        locations: many(10_000, (index) => ({ id: `p${index}`, name: 'x', location: 'p1' })),
      }),
    ],
    ['HTML in JSON', JSON.stringify({ html: fill('<p class="event">Apr 4, 2026 8pm Jazz</p>') })],
  ])('%s', (_, text) => {
    const found = read(text, COLUMBIA, text.startsWith('<rss') ? 'text/xml' : '');
    expectSound(found);
    expect(found.drafts.length).toBeLessThanOrEqual(LIMITS.draftsPerDocument);
  });
});
