import { describe, expect, it } from 'vitest';
import { expandRecurrence, extract, isBelowBar } from '../src/index.ts';
import { calendarOf, event, pageOf, vevent } from './reading.ts';

const HINTS = { today: '2026-11-20', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };
const WINDOW = { from: HINTS.today, to: '2027-05-21', timezone: HINTS.timezone };

const SERIES = vevent(
  'UID:dye@shed.example',
  'SUMMARY:Dye Pots',
  'DTSTART;TZID=America/New_York:20261203T190000',
  'RRULE:FREQ=WEEKLY;COUNT=4',
  'EXDATE;TZID=America/New_York:20261217T190000',
);
const MOVED = vevent(
  'UID:dye@shed.example',
  'SUMMARY:Dye Pots',
  'RECURRENCE-ID;TZID=America/New_York:20261210T190000',
  'DTSTART;TZID=America/New_York:20261211T180000',
);
const SINGLE = vevent('UID:kiln@shed.example', 'SUMMARY:Kiln Day', 'DTSTART;TZID=America/New_York:20261205T120000');
const CALENDAR = calendarOf(...SERIES, ...SINGLE, ...MOVED);

const SCHEDULE = pageOf(
  event({
    name: 'Dye Pots',
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: 'Thursday',
      startDate: '2026-12-01',
      startTime: '19:00',
      exceptDate: ['2026-12-17'],
      endDate: '2026-12-31',
    },
  }),
  '<h1>Dye Pots</h1>',
);

/** The starts that would be published. */
function published(text: string, contentType: string): string[] {
  const bytes = new TextEncoder().encode(text);
  const { drafts } = extract({ url: 'https://shed.example/x', contentType, bytes }, HINTS);
  return expandRecurrence(
    drafts.filter((draft) => !isBelowBar(draft)),
    WINDOW,
  )
    .showings.flat()
    .map(({ start }) => start.value);
}

describe('a document that is cut off, at every place', () => {
  it.each([
    ['a calendar', CALENDAR, 'text/calendar'],
    ['a schedule in a page', SCHEDULE, 'text/html'],
  ])('publishes no day that the whole of it does not say: %s', (_, text, contentType) => {
    const whole = published(text, contentType);
    expect(whole.length).toBeGreaterThan(3);
    for (let length = 0; length < text.length; length += 3)
      expect(whole).toEqual(expect.arrayContaining(published(text.slice(0, length), contentType)));
  });

  it('keeps what ends before its series do, and says why the others wait', () => {
    const text = calendarOf(...SINGLE, ...SERIES).replace(/END:VCALENDAR\s*$/, '');
    const bytes = new TextEncoder().encode(text);
    const { drafts } = extract({ url: 'https://shed.example/x', contentType: 'text/calendar', bytes }, HINTS);
    expect(drafts.map((draft) => [draft.title.value, isBelowBar(draft)])).toEqual([
      ['Kiln Day', false],
      ['Dye Pots', true],
    ]);
    expect(drafts[1]?.doubts?.[0]).toMatchObject({ code: 'doubt.repeatsInCutDocument' });
  });

  it('a line of other software behind the calendar does not cut it off', () => {
    expect(published(`${CALENDAR}<!-- cached -->`, 'text/calendar')).toEqual(published(CALENDAR, 'text/calendar'));
  });
});

describe('a calendar on its way', () => {
  const LETTERS = CALENDAR.replaceAll('Dye Pots', 'Café Pots');
  it.each<[string, string]>([
    ['LF alone', LETTERS.replaceAll('\r\n', '\n')],
    ['CR alone', LETTERS.replaceAll('\r\n', '\r')],
    ['CRLF and LF in turns', LETTERS.replaceAll(/\r\n(.*)\r\n/g, '\r\n$1\n')],
  ])('has the same days with other line ends: %s', (_, text) => {
    expect(published(text, 'text/calendar')).toEqual(published(LETTERS, 'text/calendar'));
  });

  it.each(['iso-8859-1', 'utf-8', 'shift_jis', 'utf-16', 'no-such-charset'])(
    'has the same days with an encoding declared that it may not have: %s',
    (charset) => {
      expect(published(LETTERS, `text/calendar; charset=${charset}`)).toEqual(published(LETTERS, 'text/calendar'));
    },
  );
});
