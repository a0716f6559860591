import { describe, expect, it } from 'vitest';
import { contentLines } from '../src/formats/ics/lines.ts';
import { COLUMBIA, calendarOf, codes, only, read, SEATTLE, times, vevent } from './reading.ts';

const calendar = (...lines: string[]) => read(calendarOf(...lines), COLUMBIA, 'text/calendar');
const one = (...lines: string[]) => only(calendar(...vevent('UID:1', 'SUMMARY:Jazz Night', ...lines)));

describe('times of a calendar', () => {
  it.each([
    ['floating', ['DTSTART:20260404T200000', 'DTEND:20260404T230000'], '2026-04-04T20:00', '2026-04-04T23:00'],
    ['UTC', ['DTSTART:20260405T000000Z', 'DTEND:20260405T030000Z'], '2026-04-04T20:00', '2026-04-04T23:00'],
    ['UTC in winter', ['DTSTART:20260105T010000Z'], '2026-01-04T20:00', undefined],
    ['an IANA zone', ['DTSTART;TZID=America/New_York:20260404T200000'], '2026-04-04T20:00', undefined],
    ['UTC by name', ['DTSTART;TZID=UTC:20260405T000000'], '2026-04-04T20:00', undefined],
    ['Outlook’s name', ['DTSTART;TZID=Eastern Standard Time:20260404T200000'], '2026-04-04T20:00', undefined],
    [
      'a vendor’s prefix',
      ['DTSTART;TZID="/mozilla.org/20050126_1/America/New_York":20260404T200000'],
      '2026-04-04T20:00',
      undefined,
    ],
    ['a whole day', ['DTSTART;VALUE=DATE:20260404', 'DTEND;VALUE=DATE:20260405'], '2026-04-04', undefined],
    [
      'days to the last, inclusive',
      ['DTSTART;VALUE=DATE:20260404', 'DTEND;VALUE=DATE:20260407'],
      '2026-04-04',
      '2026-04-06',
    ],
    ['a whole day without saying so', ['DTSTART:20260404'], '2026-04-04', undefined],
    ['a duration', ['DTSTART:20260404T200000', 'DURATION:PT2H30M'], '2026-04-04T20:00', '2026-04-04T22:30'],
    [
      'a duration over midnight UTC',
      ['DTSTART:20260404T230000Z', 'DURATION:PT2H'],
      '2026-04-04T19:00',
      '2026-04-04T21:00',
    ],
    ['a duration of days', ['DTSTART;VALUE=DATE:20260404', 'DURATION:P3D'], '2026-04-04', '2026-04-06'],
    ['no duration at all', ['DTSTART:20260404T200000', 'DURATION:PT0S'], '2026-04-04T20:00', undefined],
    ['an end at the start', ['DTSTART:20260404T200000', 'DTEND:20260404T200000'], '2026-04-04T20:00', undefined],
    [
      'midnight, which is meant',
      ['DTSTART:20260404T000000', 'DTEND:20260404T020000'],
      '2026-04-04T00:00',
      '2026-04-04T02:00',
    ],
  ])('%s [BEY-02]', (_, lines, start, end) => {
    const draft = one(...lines);
    expect([draft.start.value, draft.end?.value]).toEqual([start, end]);
  });

  it('in a zone that the calendar names stay as they are, with the zone', () => {
    const draft = one('DTSTART;TZID=America/Chicago:20260404T200000');
    expect([draft.start.value, draft.timezone?.value]).toEqual(['2026-04-04T20:00', 'America/Chicago']);
  });

  it('in a zone that the calendar defines itself are turned into local ones', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Ours',
      'BEGIN:STANDARD',
      'DTSTART:20200101T000000',
      'TZOFFSETFROM:-0700',
      'TZOFFSETTO:-0700',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const found = calendar(...zone, ...vevent('UID:1', 'SUMMARY:Jazz', 'DTSTART;TZID=Ours:20260404T170000'));
    expect(times(found)).toEqual(['2026-04-04T20:00']);
  });

  it('in an unknown zone are local, and a finding names the zone', () => {
    const found = calendar(...vevent('UID:1', 'SUMMARY:Jazz', 'DTSTART;TZID=Nowhere:20260404T200000'));
    expect([times(found), codes(found)]).toEqual([['2026-04-04T20:00'], ['unknown-zone']]);
  });

  it('marked UTC that would all fall into the night are local [BEY-02]', () => {
    const found = read(
      calendarOf(
        ...vevent('UID:1', 'SUMMARY:Brunch', 'DTSTART:20260404T110000Z'),
        ...vevent('UID:2', 'SUMMARY:Tour', 'DTSTART:20260404T100000Z'),
      ),
      SEATTLE,
      'text/calendar',
    );
    expect([times(found), codes(found)]).toEqual([['2026-04-04T11:00', '2026-04-04T10:00'], ['time-guessed']]);
  });
});

describe('events of a calendar', () => {
  it('carry all that is known', () => {
    const draft = one(
      'DTSTART:20260404T200000',
      String.raw`LOCATION:The Hall\, 12 Main St\, Columbia\, SC 29201`,
      'URL;VALUE=URI:https://hall.example/e/1',
      String.raw`DESCRIPTION:Loud\, late.\nCome.`,
      'CATEGORIES:Music,Jazz',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="Live Co":mailto:a@b.example',
      'ATTACH;FMTTYPE=image/jpeg:https://hall.example/1.jpg',
    );
    const { venue, address, city, url, description, labels, status, organizer, imageUrl, key } = draft;
    expect([
      key,
      venue?.value,
      address?.value,
      city?.value,
      url?.value,
      description?.value,
      labels?.value,
      status?.value,
      organizer?.value,
      imageUrl?.value,
    ]).toEqual([
      '1',
      'The Hall',
      '12 Main St, Columbia, SC 29201',
      'Columbia',
      'https://hall.example/e/1',
      'Loud, late.\nCome.',
      ['Music', 'Jazz'],
      'scheduled',
      'Live Co',
      'https://hall.example/1.jpg',
    ]);
    expect(draft.start.evidence).toEqual([
      {
        document: 'https://hall.example/events/',
        locator: 'VEVENT[1]/DTSTART',
        snippet: 'DTSTART:20260404T200000',
        method: 'ics',
      },
    ]);
  });

  it.each([['STATUS:CANCELLED'], ['SUMMARY:Cancelled: Jazz Night']])('are cancelled by %s', (line) => {
    expect(
      only(
        calendar(
          ...vevent(
            'UID:1',
            ...(line.startsWith('SUMMARY') ? [] : ['SUMMARY:Jazz Night']),
            line,
            'DTSTART:20260404T200000',
          ),
        ),
      ).status?.value,
    ).toBe('cancelled');
  });

  it('are cancelled by a calendar that takes them back', () => {
    expect(
      only(calendar('METHOD:CANCEL', ...vevent('UID:1', 'SUMMARY:Jazz', 'DTSTART:20260404T200000'))).status?.value,
    ).toBe('cancelled');
  });

  it('keep their rule and are not expanded', () => {
    const found = calendar(
      ...vevent(
        'UID:1',
        'SUMMARY:Jazz',
        'DTSTART:20260404T200000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE:20260411T200000',
      ),
    );
    const draft = only(found);
    expect([draft.recurrence?.value, draft.seriesKey, codes(found)]).toEqual([
      'RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20260411T200000',
      '1',
      ['recurrence-not-expanded'],
    ]);
  });

  it('that replace one date of a series have keys of their own', () => {
    const found = calendar(
      ...vevent('UID:1', 'SUMMARY:Jazz', 'DTSTART:20260404T200000', 'RRULE:FREQ=WEEKLY'),
      ...vevent('UID:1', 'SUMMARY:Jazz', 'RECURRENCE-ID:20260411T200000', 'DTSTART:20260411T210000'),
    );
    expect(found.drafts.map(({ key, seriesKey }) => [key, seriesKey])).toEqual([
      ['1', '1'],
      ['1#20260411T200000', '1'],
    ]);
  });

  it('that share an id by mistake are kept apart', () => {
    const found = calendar(
      ...vevent('UID:1', 'SUMMARY:Jazz', 'DTSTART:20260404T200000'),
      ...vevent('UID:1', 'SUMMARY:Blues', 'DTSTART:20260405T200000'),
    );
    expect(found.drafts.map(({ key }) => key)).toEqual(['1@2026-04-04T20:00', '1@2026-04-05T20:00']);
  });

  it('that are private stay so', () => {
    expect(calendar(...vevent('UID:1', 'SUMMARY:Dentist', 'CLASS:PRIVATE', 'DTSTART:20260404T200000')).drafts).toEqual(
      [],
    );
  });

  it('answer for the days from the first to the last, series aside', () => {
    const found = calendar(
      ...vevent('UID:0', 'SUMMARY:S', 'DTSTART:20200101T200000', 'RRULE:FREQ=WEEKLY'),
      ...vevent('UID:1', 'SUMMARY:B', 'DTSTART:20260410T200000'),
      ...vevent('UID:2', 'SUMMARY:A', 'DTSTART:20260404T200000'),
    );
    expect(found.window).toEqual({ from: '2026-04-04', to: '2026-04-10' });
  });
});

describe('calendars with mistakes', () => {
  it('are unfolded, also where they fold with two blanks', () => {
    expect(contentLines('SUMMARY:Jazz Ni\r\n ght\r\nUID:1\r\n')).toEqual(['SUMMARY:Jazz Night', 'UID:1']);
    expect(contentLines(`DESCRIPTION:wa\n  y\n  s\n  id\n  e\n  s`)).toEqual(['DESCRIPTION:waysides']);
    expect(contentLines('DESCRIPTION:one\ntwo\nUID:1')).toEqual(['DESCRIPTION:one\\ntwo', 'UID:1']);
  });

  it('lose a line that cannot be read, not the event', () => {
    const found = calendar(
      ...vevent(
        'UID:1',
        'SUMMARY:Jazz',
        'DTSTART:20260404T200000',
        'X-BROKEN;=:x',
        'LOCATION;BAD:The Hall',
        'GEO:north;west',
        'RRULE:FREQ=SOMETIMES',
      ),
    );
    expect([only(found).start.value, only(found).venue?.value]).toEqual(['2026-04-04T20:00', 'The Hall']);
  });

  it('lose an event that cannot be dated, not the others', () => {
    const found = calendar(
      ...vevent('UID:1', 'SUMMARY:A', 'DTSTART:00010101T000000'),
      ...vevent('UID:2', 'SUMMARY:B'),
      ...vevent('UID:3', 'DTSTART:20260404T200000'),
      ...vevent('UID:4', 'SUMMARY:D', 'DTSTART:20260404T200000'),
    );
    expect([found.drafts.map(({ title }) => title.value), codes(found)]).toEqual([
      ['D'],
      ['bad-date', 'bad-date', 'untitled-event'],
    ]);
  });

  it('may forget to close', () => {
    expect(
      read(
        'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A\nDTSTART:20260404T200000\nBEGIN:VEVENT\nSUMMARY:B\nDTSTART:20260405T200000',
      ).drafts.map(({ title }) => title.value),
    ).toEqual(['A', 'B']);
  });

  it('keep alarms out of the event', () => {
    expect(
      one('DTSTART:20260404T200000', 'BEGIN:VALARM', 'DESCRIPTION:Wake up', 'DURATION:PT15M', 'END:VALARM').description,
    ).toBeUndefined();
  });
});
