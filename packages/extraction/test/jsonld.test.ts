import { describe, expect, it } from 'vitest';
import { parseLenient } from '../src/formats/jsonld/lenient-json.ts';
import { codes, event, only, pageOf, read, said, times } from './reading.ts';

const START = { startDate: '2026-04-04T20:00' };

describe('JSON as pages write it', () => {
  it.each([
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['double commas', '{"a":1,,"b":2}', { a: 1, b: 2 }],
    ['line comments', '{"a":1, // one\n"b":"http://x"}', { a: 1, b: 'http://x' }],
    ['block comments', '/* head */{"a":/* one */1}', { a: 1 }],
    ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['HTML comment marks', '<!--{"a":1}-->', { a: 1 }],
    ['raw line ends in strings', '{"a":"one\ntwo\tthree"}', { a: 'one\ntwo\tthree' }],
    ['wrong escapes', String.raw`{"a":"it\'s \d \u12"}`, { a: String.raw`it's \d \u12` }],
    ['entities for quotes', '{&quot;a&quot;:&quot;b&quot;}', { a: 'b' }],
    ['a closing semicolon', '{"a":1};', { a: 1 }],
    ['several values', '{"a":1}{"a":2}', [{ a: 1 }, { a: 2 }]],
    ['several values with a comma', '{"a":1},{"a":2}', [{ a: 1 }, { a: 2 }]],
    ['a missing end', '{"a":[{"b":"1"', { a: [{ b: '1' }] }],
    ['a string cut short', '{"a":1,"b":{"c":["x","2026-12-1', { a: 1, b: { c: ['x'] } }],
    ['a value cut short', '{"a":1,"b":"2026-1', { a: 1, b: null }],
    ['a figure cut short', '{"a":"x","b":1', { a: 'x', b: null }],
    ['a word cut short', '[{"a":tr', [{ a: null }]],
    ['a name cut short', '{"a":"x","na', { a: 'x' }],
    ['a name without a value', '{"a":"x","name"', { a: 'x' }],
    ['a name before its value', '{"a":"x","name":', { a: 'x', name: null }],
    ['a cut behind an escaped quote', String.raw`{"a":"x","b":"say \"`, { a: 'x', b: null }],
    ['a byte-order mark', '\ufeff{"a":1}', { a: 1 }],
  ])('%s', (_, text, value) => {
    expect(parseLenient(text)).toEqual({ value, repaired: true });
  });

  it('leaves good JSON alone and gives up on what is none', () => {
    expect(parseLenient('{"a":"// no comment, }"}')).toEqual({ value: { a: '// no comment, }' }, repaired: false });
    expect(['', '{"a" 1}', '{a:1}', 'function(){}'].map(parseLenient)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('events in JSON-LD', () => {
  it.each([
    ['a single node', event(START)],
    ['a list', [event(START)]],
    ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, event(START)] }],
    ['a subtype', event({ ...START, '@type': 'MusicEvent' })],
    ['several types', event({ ...START, '@type': ['Thing', 'schema:TheaterEvent'] })],
    ['a full type', event({ ...START, '@type': 'http://schema.org/Festival' })],
    ['an item list', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: event(START) }] }],
    [
      'full property names',
      {
        '@type': 'http://schema.org/Event',
        'http://schema.org/name': 'Jazz Night',
        'http://schema.org/startDate': [{ '@value': '2026-04-04T20:00' }],
      },
    ],
  ])('are found in %s', (_, data) => {
    const draft = only(read(pageOf(data)));
    expect([draft.title.value, draft.start.value]).toEqual(['Jazz Night', '2026-04-04T20:00']);
  });

  it.each(['Recipe', 'BroadcastEvent', 'PublicationEvent', 'Place'])('are not of type %s', (type) => {
    const found = read(pageOf(event({ ...START, '@type': type })));
    expect([found.drafts, codes(found)]).toEqual([[], ['no-events']]);
  });

  it('reads all that is known of an event', () => {
    const draft = only(
      read(
        pageOf(
          event({
            '@type': 'MusicEvent',
            name: 'Rock &amp; Roll',
            url: '/e/1',
            startDate: '2026-04-04T20:00:00-04:00',
            endDate: '2026-04-04T23:00:00-04:00',
            eventStatus: 'https://schema.org/EventPostponed',
            description: '<p>Loud.</p>',
            image: [{ '@type': 'ImageObject', url: '/rock.jpg' }],
            organizer: { '@type': 'Organization', name: 'Live Co' },
            location: {
              '@type': 'Place',
              name: 'The Senate',
              address: {
                '@type': 'PostalAddress',
                streetAddress: '1022 Senate St',
                addressLocality: 'Columbia',
                addressRegion: 'South Carolina',
              },
            },
            offers: [
              { '@type': 'Offer', price: '25.00', priceCurrency: 'USD', url: 'https://tickets.example/1' },
              { '@type': 'Offer', price: 40 },
            ],
          }),
        ),
      ),
    );
    const values = Object.fromEntries(
      Object.entries(said(draft)).map(([name, field]) => [name, typeof field === 'string' ? field : field.value]),
    );
    expect(values).toEqual({
      key: 'https://hall.example/e/1',
      title: 'Rock & Roll',
      url: 'https://hall.example/e/1',
      start: '2026-04-04T20:00',
      end: '2026-04-04T23:00',
      status: 'postponed',
      description: 'Loud.',
      imageUrl: 'https://hall.example/rock.jpg',
      organizer: 'Live Co',
      venue: 'The Senate',
      address: '1022 Senate St',
      city: 'Columbia',
      state: 'SC',
      price: { minCents: 2500, maxCents: 4000 },
      ticketUrl: 'https://tickets.example/1',
      labels: ['Music'],
    });
  });

  it.each([
    ['a text', 'The Hall, 12 Main St, Columbia, SC 29201', { venue: 'The Hall', city: 'Columbia' }],
    [
      'a place with its address as text',
      { '@type': 'Place', name: 'The Hall', address: '12 Main St, Columbia, SC' },
      { venue: 'The Hall', address: '12 Main St, Columbia, SC', city: 'Columbia', state: 'SC' },
    ],
    [
      'several places',
      [
        { '@type': 'VirtualLocation', url: 'https://zoom.us' },
        { '@type': 'Place', name: 'The Hall' },
      ],
      { venue: 'The Hall' },
    ],
    ['online only', { '@type': 'VirtualLocation', url: 'https://zoom.us' }, { venue: 'Online' }],
    ['an address alone', { '@type': 'PostalAddress', streetAddress: '12 Main St' }, { address: '12 Main St' }],
  ])('take their place from %s', (_, location, expected) => {
    const { venue, address, city, state } = only(read(pageOf(event({ ...START, location }))));
    expect({ venue: venue?.value, address: address?.value, city: city?.value, state: state?.value }).toMatchObject(
      expected,
    );
  });

  it('follow references to other nodes', () => {
    const graph = [
      event({ ...START, location: { '@id': '#hall' } }),
      { '@type': 'Place', '@id': '#hall', name: 'The Hall' },
    ];
    const { venue } = only(read(pageOf({ '@graph': graph })));
    expect([venue?.value, venue?.evidence[0]?.locator]).toEqual(['The Hall', 'script[1]#/@graph/1/name']);
  });

  it('name the venue of a room', () => {
    const page = pageOf(event({ ...START, location: { '@type': 'Place', name: 'Auditorium' } })).replace(
      '<head>',
      '<head><meta property="og:site_name" content="Arts Center">',
    );
    expect(only(read(page)).venue?.value).toBe('Auditorium, Arts Center');
  });

  it.each([
    ['free of charge', { isAccessibleForFree: true }, { minCents: 0, maxCents: 0 }],
    [
      'from a span',
      { offers: { '@type': 'AggregateOffer', lowPrice: '10', highPrice: '30', priceCurrency: 'USD' } },
      { minCents: 1000, maxCents: 3000 },
    ],
    ['in another currency', { offers: { price: '10', priceCurrency: 'EUR' } }, { text: '10 EUR' }],
    ['as text', { offers: { price: '$5 – $8' } }, { minCents: 500, maxCents: 800 }],
  ])('have a price %s', (_, fields, price) => {
    expect(only(read(pageOf(event({ ...START, ...fields })))).price?.value).toEqual(price);
  });

  it('have no price when none is named', () => {
    expect(only(read(pageOf(event({ ...START, offers: { price: '', url: '/buy' } })))).price).toBeUndefined();
  });

  it('are the sub-events of a series, which lend it name and place', () => {
    const series = event({
      '@type': 'EventSeries',
      '@id': '#series',
      location: 'The Hall',
      subEvent: [
        { '@type': 'Event', startDate: '2026-04-04T20:00' },
        { '@type': 'Event', startDate: '2026-04-11T20:00' },
      ],
    });
    const found = read(pageOf(series));
    expect(times(found)).toEqual(['2026-04-04T20:00', '2026-04-11T20:00']);
    expect(found.drafts.map(({ title, venue, seriesKey }) => [title.value, venue?.value, seriesKey])).toEqual([
      ['Jazz Night', 'The Hall', '#series'],
      ['Jazz Night', 'The Hall', '#series'],
    ]);
  });

  it('keep a festival beside the shows in it', () => {
    const festival = event({
      '@type': 'Festival',
      name: 'Jazz Fest',
      startDate: '2026-04-03',
      endDate: '2026-04-05',
      subEvent: [event({ name: 'Opening', startDate: '2026-04-03T20:00' })],
    });
    expect(read(pageOf(festival)).drafts.map(({ title }) => title.value)).toEqual(['Jazz Fest', 'Opening']);
  });

  it('give one draft for each of several dates, with keys of their own', () => {
    const found = read(pageOf(event({ url: '/e/1', startDate: ['2026-04-04T20:00', '2026-04-05T20:00'] })));
    expect(found.drafts.map(({ key, seriesKey }) => [key, seriesKey])).toEqual([
      ['https://hall.example/e/1@2026-04-04T20:00', 'https://hall.example/e/1'],
      ['https://hall.example/e/1@2026-04-05T20:00', 'https://hall.example/e/1'],
    ]);
  });

  it('collapse when they stand twice, and keep what only one of them knows', () => {
    const found = read(
      pageOf([event({ ...START, url: '/e/1' }), event({ ...START, url: '/e/1', location: 'The Hall' })]),
    );
    expect(only(found).venue?.value).toBe('The Hall');
    expect(codes(found)).toEqual(['duplicate-event']);
  });

  it('do not collapse when their venues or addresses differ', () => {
    expect(
      read(pageOf([event({ ...START, location: 'Hall A' }), event({ ...START, location: 'Hall B' })])).drafts,
    ).toHaveLength(2);
    expect(read(pageOf([event({ ...START, url: '/e/1' }), event({ ...START, url: '/e/2' })])).drafts).toHaveLength(2);
  });

  it.each([
    ['no date', {}, 'undated-event'],
    ['a day that cannot be', { startDate: '2026-02-30T20:00' }, 'bad-date'],
    ['the year 1', { startDate: '0001-01-01T00:00:00' }, 'bad-date'],
    ['no name', { ...START, name: ' ' }, 'untitled-event'],
  ])('with %s are left out and named', (_, fields, code) => {
    const found = read(pageOf(event(fields)));
    expect([found.drafts, codes(found)]).toEqual([[], [code, 'no-events']]);
  });

  it('take the first date of a schedule that does not say how it repeats, and say so', () => {
    const found = read(pageOf(event({ eventSchedule: { startDate: '2026-04-04', startTime: '20:00:00' } })));
    expect([times(found), codes(found)]).toEqual([['2026-04-04T20:00'], ['schedule-not-expanded']]);
  });

  it('cannot reach anything by naming __proto__', () => {
    const draft = only(
      read(
        pageOf(
          '{"@type":"Event","name":"Jazz Night","startDate":"2026-04-04","__proto__":{"url":"https://evil.example"},"constructor":{"name":"x"}}',
        ),
      ),
    );
    expect(draft.url).toBeUndefined();
    expect(({} as Record<string, unknown>)['url']).toBeUndefined();
  });

  it('never carry HTML or other schemes', () => {
    const draft = only(
      read(
        pageOf(
          event({
            ...START,
            name: '<img src=x onerror=alert(1)>Jazz',
            url: 'javascript:alert(1)',
            image: 'data:image/png;base64,x',
          }),
        ),
      ),
    );
    expect([draft.title.value, draft.url, draft.imageUrl]).toEqual(['Jazz', undefined, undefined]);
  });
});
