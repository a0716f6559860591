import { describe, expect, it } from 'vitest';
import type { Draft } from '../src/index.ts';
import { HOME, shownIn } from './calendars/shown.ts';
import { event, only, pageOf, read } from './reading.ts';

const START = '2026-12-12T19:30:00-05:00';
const linked = (value: unknown): Draft[] => read(pageOf(value), HOME).drafts;
const one = (fields: Record<string, unknown>): Draft =>
  only(read(pageOf(event({ startDate: START, ...fields })), HOME));
const json = (value: unknown): string[] => shownIn(new TextEncoder().encode(JSON.stringify(value)), 'application/json');

describe('a member of an enumeration, in each form that JSON-LD allows', () => {
  const forms = (name: string): unknown[] => [
    `https://schema.org/${name}`,
    `http://schema.org/${name}`,
    `https://schema.org/${name}/`,
    `https://www.schema.org/${name}`,
    `schema:${name}`,
    name,
    name.toLowerCase(),
    { '@id': `https://schema.org/${name}` },
    { '@id': `schema:${name}` },
    { '@type': 'EventStatusType', '@id': `http://schema.org/${name}` },
    { '@type': 'EventStatusType', name },
    [{ '@id': `https://schema.org/${name}` }],
    { '@value': `https://schema.org/${name}` },
  ];
  it.each(forms('EventCancelled'))('status: %j', (eventStatus) => {
    expect(one({ eventStatus }).status?.value).toBe('cancelled');
  });
  it.each(forms('EventPostponed'))('status: %j', (eventStatus) => {
    expect(one({ eventStatus }).status?.value).toBe('postponed');
  });
  it.each(forms('SoldOut'))('availability: %j', (availability) => {
    expect(one({ offers: { '@type': 'Offer', availability } }).soldOut?.value).toBe(true);
  });
  it.each(forms('OnlineEventAttendanceMode'))('attendance: %j', (eventAttendanceMode) => {
    expect(one({ eventAttendanceMode }).isOnline?.value).toBe(true);
  });
  it('in microdata and RDFa', () => {
    const item = (status: string) =>
      `<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">Loom</b><time itemprop="startDate" datetime="${START}"></time>${status}</div>`;
    for (const status of [
      '<link itemprop="eventStatus" href="http://schema.org/EventCancelled/">',
      '<meta itemprop="eventStatus" content="EventCancelled">',
      '<span itemprop="eventStatus" itemscope itemid="https://schema.org/EventCancelled"><meta itemprop="name" content="EventCancelled"></span>',
    ])
      expect(only(read(item(status), HOME)).status?.value).toBe('cancelled');
  });
});

describe('names of the vocabulary that the context spells in its own way (JSON-LD 1.1 §4.1)', () => {
  const named = (prefix: string) => ({
    [`${prefix}name`]: 'Loom Hour',
    [`${prefix}startDate`]: START,
    [`${prefix}location`]: { '@type': `${prefix}Place`, [`${prefix}name`]: 'Wool Shed' },
  });
  it.each<[string, object]>([
    ['a prefix', { '@context': { so: 'https://schema.org/' }, '@type': 'so:Event', ...named('so:') }],
    ['a prefix over http', { '@context': { x: 'http://schema.org/' }, '@type': 'x:Event', ...named('x:') }],
    ['a prefix with www', { '@context': { x: 'https://www.schema.org/' }, '@type': 'x:Event', ...named('x:') }],
    [
      'a prefix with a definition',
      { '@context': { x: { '@id': 'https://schema.org/', '@prefix': true } }, '@type': 'x:Event', ...named('x:') },
    ],
    [
      'one context of several',
      { '@context': ['https://w3id.org/x', { x: 'https://schema.org/' }], '@type': 'x:Event', ...named('x:') },
    ],
    ['schema: without a context', { '@type': 'schema:Event', ...named('schema:') }],
    ['full names', { '@type': 'http://schema.org/Event', ...named('http://schema.org/') }],
    ['a graph', { '@context': { x: 'https://schema.org/' }, '@graph': [{ '@type': 'x:Event', ...named('x:') }] }],
    [
      'aliases of keywords',
      {
        '@context': ['https://schema.org', { type: '@type', id: '@id' }],
        type: 'Event',
        id: '#1',
        name: 'Loom Hour',
        startDate: START,
        location: { type: 'Place', name: 'Wool Shed' },
      },
    ],
    [
      'terms',
      {
        '@context': {
          x: 'https://schema.org/',
          label: 'x:name',
          begins: { '@id': 'https://schema.org/startDate' },
          at: 'x:location',
        },
        '@type': 'x:Event',
        label: 'Loom Hour',
        begins: START,
        at: { '@type': 'x:Place', label: 'Wool Shed' },
      },
    ],
    [
      'a reference by an alias',
      {
        '@context': ['https://schema.org', { id: '@id' }],
        '@graph': [
          { '@type': 'Event', name: 'Loom Hour', startDate: START, location: { id: '#shed' } },
          { '@type': 'Place', id: '#shed', name: 'Wool Shed' },
        ],
      },
    ],
  ])('%s', (_, value) => {
    expect(linked(value).map(({ title, start, venue }) => [title.value, start.value, venue?.value])).toEqual([
      ['Loom Hour', '2026-12-12T19:30', 'Wool Shed'],
    ]);
  });

  it('a prefix of another vocabulary is not read as this one', () => {
    expect(linked({ '@context': { x: 'https://other.example/ns#' }, '@type': 'x:Thing', ...named('x:') })).toEqual([]);
  });
});

describe('a duration gives the end (schema.org/duration, ISO 8601)', () => {
  it.each<[unknown, string | undefined]>([
    ['PT2H30M', '2026-12-12T22:00'],
    ['PT150M', '2026-12-12T22:00'],
    ['PT2.5H', '2026-12-12T22:00'],
    ['PT9000S', '2026-12-12T22:00'],
    ['P0DT2H30M', '2026-12-12T22:00'],
    ['P0Y0M0DT2H30M0S', '2026-12-12T22:00'],
    ['PT5H', '2026-12-13T00:30'],
    ['P1D', '2026-12-13T19:30'],
    [{ '@type': 'Duration', name: 'PT2H30M' }, '2026-12-12T22:00'],
    [{ '@type': 'xsd:duration', '@value': 'PT2H30M' }, '2026-12-12T22:00'],
    ['PT0S', undefined],
    ['P3Y', undefined],
    ['soon', undefined],
  ])('%j', (duration, end) => {
    expect(one({ duration }).end?.value).toBe(end);
  });

  it('unless the end is stated, and of days as the last day', () => {
    expect(one({ duration: 'PT2H', endDate: '2026-12-12T23:00:00-05:00' }).end?.value).toBe('2026-12-12T23:00');
    expect(one({ startDate: '2026-12-12', duration: 'P3D' }).end?.value).toBe('2026-12-14');
  });

  it('in microdata and microformats', () => {
    const micro = `<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">Loom</b><time itemprop="startDate" datetime="${START}"></time><meta itemprop="duration" content="PT2H"></div>`;
    const classic = `<div class="vevent"><b class="summary">Loom</b><abbr class="dtstart" title="${START}">Saturday</abbr><abbr class="duration" title="PT2H">two hours</abbr></div>`;
    for (const page of [micro, classic]) expect(only(read(page, HOME)).end?.value).toBe('2026-12-12T21:30');
  });
});

describe('a schedule (schema.org/Schedule)', () => {
  const SCHEDULE = {
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    byDay: 'Tuesday',
    startDate: '2026-12-01',
    startTime: '19:00',
    repeatCount: 3,
  };
  const shown = (fields: object, others: object = {}) =>
    shownIn(
      new TextEncoder().encode(pageOf(event({ eventSchedule: { ...SCHEDULE, ...fields }, ...others }))),
      'text/html',
    ).map((text) => text.replace(' Jazz Night', ''));

  it.each<[string, unknown]>([
    ['a day', '2026-12-08'],
    ['a moment at the place', '2026-12-08T19:00:00'],
    ['a moment with its offset', '2026-12-08T19:00:00-05:00'],
    ['a moment in UTC', '2026-12-09T00:00:00Z'],
    ['a moment in another zone', '2026-12-08T18:00:00-06:00'],
    ['midnight of the day', '2026-12-08T00:00:00'],
    ['midnight of the day, with its offset', '2026-12-08T00:00:00-05:00'],
    ['a typed value', { '@type': 'Date', '@value': '2026-12-08' }],
    ['a day written by a person', 'December 8, 2026'],
    ['several', ['2026-11-03', '2026-12-09T00:00:00Z']],
  ])('leaves out %s', (_, exceptDate) => {
    expect(shown({ exceptDate })).toEqual(['2026-12-01T19:00', '2026-12-15T19:00']);
  });

  it.each<[object, string]>([
    [{ duration: 'PT90M' }, '20:30'],
    [{ duration: 'PT1H30M' }, '20:30'],
    [{ duration: 'PT1H30M', endTime: '21:00' }, '21:00'],
    [{ duration: { '@type': 'Duration', '@value': 'PT90M' } }, '20:30'],
  ])('ends after its duration: %j', (fields, end) => {
    expect(shown(fields)).toEqual(
      ['2026-12-01', '2026-12-08', '2026-12-15'].map((day) => `${day}T19:00–${day}T${end}`),
    );
  });
});

describe('an end that is written in another form than its start', () => {
  it.each<[string, string, string, string]>([
    ['UTC behind an offset', START, '2026-12-13T03:00:00Z', '2026-12-12T22:00'],
    ['an offset behind UTC', '2026-12-13T00:30:00Z', '2026-12-12T22:00:00-05:00', '2026-12-12T22:00'],
    ['another offset', START, '2026-12-12T21:00:00-06:00', '2026-12-12T22:00'],
    ['the other half of the year’s', START, '2026-12-12T22:00:00-04:00', '2026-12-12T22:00'],
    ['UTC behind a time without one', '2026-12-12T19:30:00', '2026-12-13T03:00:00Z', '2026-12-12T22:00'],
    ['none behind an offset', START, '2026-12-12T22:00:00', '2026-12-12T22:00'],
    ['none behind UTC', '2026-12-13T00:30:00Z', '2026-12-12T22:00:00', '2026-12-12T22:00'],
    ['UTC that means local time', START, '2026-12-12T22:00:00Z', '2026-12-12T22:00'],
    ['past midnight', START, '2026-12-13T06:15:00Z', '2026-12-13T01:15'],
    ['both in UTC', '2026-12-13T00:30:00Z', '2026-12-13T03:00:00Z', '2026-12-12T22:00'],
  ])('%s', (_, startDate, endDate, end) => {
    const draft = one({ startDate, endDate });
    expect([draft.start.value, draft.end?.value]).toEqual(['2026-12-12T19:30', end]);
    expect(json({ events: [{ title: 'Loom', start: startDate, end: endDate, location: 'Wool Shed' }] })).toEqual([
      `2026-12-12T19:30–${end} Loom`,
    ]);
  });
});

describe('the last day of an hCalendar event (hCalendar 1.0: dtend is exclusive)', () => {
  const shown = (end: string, start = '<abbr class="dtstart" title="2026-12-12">Saturday</abbr>') =>
    only(
      read(
        `<div class="vevent"><b class="summary">Loom Days</b>${start}${end}<i class="location">Wool Shed</i></div>`,
        HOME,
      ),
    ).end?.value;
  it.each<[string, string | undefined]>([
    ['<abbr class="dtend" title="2026-12-15">Monday</abbr>', '2026-12-14'],
    ['<abbr class="dtend" title="2026-12-15">Monday, the 14th</abbr>', '2026-12-14'],
    ['<time class="dtend" datetime="2026-12-15">14 December</time>', '2026-12-14'],
    ['<abbr class="dtend" title="20261215">Monday</abbr>', '2026-12-14'],
    ['<abbr class="dtend" title="2026-12-13">the same day</abbr>', undefined],
    ['<abbr class="dtend" title="2027-01-01">New Year’s Eve</abbr>', '2026-12-31'],
    ['<span class="dtend"><span class="value-title" title="2026-12-15"></span>Monday</span>', '2026-12-14'],
    // What visitors read is the last day.
    ['<abbr class="dtend" title="2026-12-15">Tuesday 15</abbr>', '2026-12-15'],
    ['<span class="dtend">2026-12-15</span>', '2026-12-15'],
  ])('%s', (end, expected) => {
    expect(shown(end)).toBe(expected);
  });
  it('of an h-event it is inclusive, and a time is a time', () => {
    const page =
      '<div class="h-event"><b class="p-name">Loom Days</b><time class="dt-start" datetime="2026-12-12"></time><time class="dt-end" datetime="2026-12-15"></time></div>';
    expect(only(read(page, HOME)).end?.value).toBe('2026-12-15');
    expect(
      shown(
        '<abbr class="dtend" title="2026-12-13T00:00">midnight</abbr>',
        '<abbr class="dtstart" title="2026-12-12T19:00">7 pm</abbr>',
      ),
    ).toBe('2026-12-13T00:00');
  });
});

describe('the series of a calendar in JSON', () => {
  const series = (fields: object) => ({
    id: 's',
    summary: 'Loom Hour',
    start: { dateTime: '2026-12-03T19:00:00-05:00', timeZone: 'America/New_York' },
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'],
    ...fields,
  });
  const calendar = (...items: object[]) => json({ kind: 'calendar#events', timeZone: 'America/New_York', items });
  const changed = (fields: object) => ({
    id: 's_1',
    recurringEventId: 's',
    originalStartTime: { dateTime: '2026-12-11T00:00:00Z' },
    ...fields,
  });

  it('has dates that were moved or taken back', () => {
    expect(
      calendar(series({}), changed({ summary: 'Loom Hour', start: { dateTime: '2026-12-11T18:00:00-05:00' } })),
    ).toEqual(['2026-12-03T19:00 Loom Hour', '2026-12-11T18:00 Loom Hour', '2026-12-17T19:00 Loom Hour']);
    expect(calendar(series({}), changed({ status: 'cancelled' }))).toEqual([
      '2026-12-03T19:00 Loom Hour',
      '2026-12-10T19:00 Loom Hour !cancelled',
      '2026-12-17T19:00 Loom Hour',
    ]);
  });

  it('counts days in its own zone', () => {
    const late = series({
      start: { dateTime: '2026-12-01T22:30:00-08:00', timeZone: 'America/Los_Angeles' },
      recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2'],
    });
    expect(calendar(late)).toEqual(['2026-12-02T01:30 Loom Hour', '2026-12-09T01:30 Loom Hour']);
  });

  it.each([
    [['RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2']],
    [['RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2']],
    [['RRULE:FREQ=WEEKLY;COUNT=2']],
    [['DTSTART:20261202T010000Z\nRRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2']],
    [['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261216T010000Z']],
  ])('may begin in UTC, with weekdays there or at the place: %j', (recurrence) => {
    expect(
      json({
        events: [{ title: 'Loom', start: '2026-12-02T01:00:00Z', rrule: recurrence[0], exdate: recurrence[1] }],
      }).slice(0, 2),
    ).toEqual(['2026-12-01T20:00 Loom', '2026-12-08T20:00 Loom']);
  });
});
