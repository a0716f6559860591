import * as fc from '@marquee/testkit/properties';
import { anyRules, firstDates } from '../recurrence/generated-rules.ts';
import { type HostileDocument, sizeInMaking } from './document.ts';
import { TAGS, WORDS } from './pages.ts';

const ZONES = [
  'America/New_York',
  'Ours',
  'Eastern Standard Time',
  '/vendor/2026/America/Denver',
  'Pacific/Apia',
  'UTC',
  'Nowhere',
  '"',
];
const stamp = (local: string) => `${local.replaceAll(/[-:]/g, '')}00`;

const listed = fc
  .tuple(
    fc.constantFrom('EXDATE', 'RDATE', 'EXDATE;VALUE=DATE', 'RDATE;VALUE=PERIOD'),
    fc.array(firstDates, { minLength: 1, maxLength: 60 }),
    fc.constantFrom('', 'Z', '/PT1H'),
  )
  .map(([name, dates, behind]) => `${name}:${dates.map((date) => stamp(date) + behind).join(',')}`);
const event = fc
  .tuple(
    firstDates,
    fc.constantFrom(...ZONES),
    fc.array(anyRules, { maxLength: 3 }),
    fc.array(listed, { maxLength: 2 }),
  )
  .map(([start, zone, rules, lists]) => [
    `DTSTART;TZID=${zone}:${stamp(start)}`,
    ...rules.map((rule) => `RRULE:${rule}`),
    ...lists,
  ]);
const observance = fc
  .tuple(fc.constantFrom('STANDARD', 'DAYLIGHT'), firstDates, fc.integer({ min: -14, max: 14 }), anyRules)
  .map(([name, start, hours, rule]) => [
    `BEGIN:${name}`,
    `DTSTART:${stamp(start)}`,
    `TZOFFSETTO:${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}00`,
    `RRULE:${rule}`,
    `END:${name}`,
  ]);

/** Parts again and again, each with a number of its own. */
function repeated(parts: ReadonlyArray<(index: number) => string>, besides: number): string {
  const pieces: string[] = [];
  for (let index = 0, length = besides; ; index += 1) {
    const piece = parts[index % parts.length]?.(index) ?? '';
    length += piece.length;
    if (length > sizeInMaking() || piece === '') return pieces.join('');
    pieces.push(piece);
  }
}

/** Calendars of rules, zones and exceptions by chance. */
const generatedCalendars: fc.Arbitrary<string> = fc
  .tuple(fc.array(event, { minLength: 1, maxLength: 12 }), fc.array(observance, { maxLength: 4 }))
  .map(([events, observances]) => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', ...observances.flat(), 'END:VTIMEZONE'];
    const head = ['BEGIN:VCALENDAR', ...zone, ''].join('\r\n');
    const parts = events.map(
      (lines) => (index: number) =>
        ['BEGIN:VEVENT', `UID:${index}`, `SUMMARY:Show ${index}`, ...lines, 'END:VEVENT', ''].join('\r\n'),
    );
    return `${head}${repeated(parts, head.length + 40)}END:VCALENDAR\r\n`;
  });

const schedule = fc.record(
  {
    repeatFrequency: fc.constantFrom('P1D', 'P1W', 'P2W', 'P1M', 'P1Y', 'Weekly', 'P0W', 'PT1S'),
    startDate: firstDates.map((date) => date.slice(0, 10)),
    startTime: fc.constantFrom('19:00', '25:99'),
    byDay: fc.constantFrom('Monday', '2TU', '-1FR', '5SA', 'Someday'),
    byMonth: fc.constantFrom(2, 13, [1, 2, 3]),
    byMonthDay: fc.constantFrom(30, 31, 40, -1),
    repeatCount: fc.constantFrom(1, 1e9, -1),
    exceptDate: fc.array(firstDates, { maxLength: 40 }),
  },
  { requiredKeys: ['repeatFrequency', 'startDate'] },
);

/** Linked data with schedules by chance. */
const generatedSchedules: fc.Arbitrary<string> = fc
  .array(fc.array(schedule, { minLength: 1, maxLength: 25 }), { minLength: 1, maxLength: 6 })
  .map((events) => {
    const parts = events.map(
      (eventSchedule) => (index: number) =>
        `${JSON.stringify({ '@type': 'Event', name: `Show ${index}`, eventSchedule })},`,
    );
    return `<html><script type="application/ld+json">[${repeated(parts, 100)}{}]</script>`;
  });

/** Pages that say words and open tags by chance, over and over. */
const generatedPages: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...TAGS), fc.constant(null)), {
    minLength: 2,
    maxLength: 12,
  })
  .map(
    (parts) =>
      `<html><body><h1>Events</h1>${repeated(
        parts.map((part) => (index: number) => part ?? `Show ${index} `),
        40,
      )}`,
  );

/** So many of each kind, always the same ones. */
export function generatedDocuments(count: number): HostileDocument[] {
  const kinds = [
    { name: 'generated calendar', contentType: 'text/calendar', texts: generatedCalendars },
    { name: 'generated schedules', contentType: 'text/html', texts: generatedSchedules },
    { name: 'generated page', contentType: 'text/html', texts: generatedPages },
  ];
  return kinds.flatMap(({ name, contentType, texts }) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${name} ${index + 1}`,
      contentType,
      make: () => fc.sample(texts, { numRuns: 1, seed: index + 1 })[0] ?? '',
    })),
  );
}
