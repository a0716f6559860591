import { expect, it } from 'vitest';
import { type Draft, expandRecurrence, extract } from '../src/index.ts';

const WINDOW = { from: '2026-11-20', to: '2027-01-20', timezone: 'America/New_York' };

const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:run@club', 'SUMMARY:Dawn Run', ...lines, 'END:VEVENT'];

function draftsOf(...events: string[][]): Draft[] {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR'].join('\r\n');
  const document = {
    url: 'https://club.example/feed.ics',
    contentType: 'text/calendar',
    bytes: new TextEncoder().encode(text),
  };
  return extract(document, { today: '2026-11-20', timezone: 'America/New_York' }).drafts;
}

const draftOf = (...lines: string[]) => draftsOf(vevent(...lines));
const expand = (drafts: Draft[]) => expandRecurrence(drafts, WINDOW).showings.flat();
const startsOf = (drafts: Draft[]) => drafts.map((draft) => draft.start.value);

it('walks a weekly rule from its own past into the window', () => {
  const draft = draftOf(
    'DTSTART;TZID=America/New_York:20260108T054500',
    'DTEND;TZID=America/New_York:20260108T064500',
    'RRULE:FREQ=WEEKLY;INTERVAL=2',
  );
  const showings = expand(draft);
  expect(startsOf(showings)).toEqual(['2026-11-26T05:45', '2026-12-10T05:45', '2026-12-24T05:45', '2027-01-07T05:45']);
  expect(showings.map((showing) => showing.end?.value)).toEqual([
    '2026-11-26T06:45',
    '2026-12-10T06:45',
    '2026-12-24T06:45',
    '2027-01-07T06:45',
  ]);
  expect(new Set(showings.map((showing) => showing.key)).size).toBe(4);
  expect(new Set(showings.map((showing) => showing.seriesKey)).size).toBe(1);
});

it('keeps the wall clock over the change of summer time', () => {
  const draft = draftOf('DTSTART;TZID=America/New_York:20261030T190000', 'RRULE:FREQ=WEEKLY;COUNT=5');
  expect(startsOf(expand(draft))).toEqual(['2026-11-20T19:00', '2026-11-27T19:00']);
});

it('leaves out exceptions, adds dates, and stops at UNTIL, also when they are written in UTC', () => {
  const draft = draftOf(
    'DTSTART;TZID=America/New_York:20261124T180000',
    'RRULE:FREQ=WEEKLY;UNTIL=20261216T045959Z',
    'EXDATE:20261201T230000Z',
    'RDATE;TZID=America/New_York:20261219T100000',
  );
  expect(startsOf(expand(draft))).toEqual([
    '2026-11-24T18:00',
    '2026-12-08T18:00',
    '2026-12-15T18:00',
    '2026-12-19T10:00',
  ]);
});

it('leaves out a date that the calendar lists by itself', () => {
  const series = vevent('DTSTART;TZID=America/New_York:20261124T180000', 'RRULE:FREQ=WEEKLY;COUNT=2');
  const moved = vevent(
    'DTSTART;TZID=America/New_York:20261202T190000',
    'RECURRENCE-ID;TZID=America/New_York:20261201T180000',
  );
  expect(startsOf(expand(draftsOf(series, moved)))).toEqual(['2026-11-24T18:00', '2026-12-02T19:00']);
});

it('expands days without a time as days', () => {
  const draft = draftOf('DTSTART;VALUE=DATE:20261121', 'RRULE:FREQ=DAILY;COUNT=3');
  expect(startsOf(expand(draft))).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
});

it('ends an endless rule and falls back to the first date when a rule cannot be read', () => {
  const endless = draftOf('DTSTART;TZID=America/New_York:20261124T180000', 'RRULE:FREQ=MINUTELY');
  expect(expand(endless)).toHaveLength(100);
  const broken = draftOf('DTSTART;TZID=America/New_York:20261124T180000', 'RRULE:FREQ=SOMETIMES');
  expect(startsOf(expand(broken))).toEqual(['2026-11-24T18:00']);
});
