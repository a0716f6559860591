import { describe, expect, it } from 'vitest';
import { COLUMBIA, calendarOf, codes, read, SEATTLE, vevent } from './reading.ts';

type Observance = [kind: 'STANDARD' | 'DAYLIGHT', start: string, offset: string, rule?: string];

function zone(tzid: string, observances: readonly Observance[], ...more: string[]): string[] {
  const parts = observances.flatMap(([kind, start, offset, rule]) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    'TZOFFSETFROM:-0500',
    `TZOFFSETTO:${offset}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ]);
  return ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...more, ...parts, 'END:VTIMEZONE'];
}

/** The start of a show at six in the evening of a zone, on the clocks of the source's city. */
function sixIn(tzid: string, definition: readonly string[] = [], hints = COLUMBIA, day = '20260704') {
  const show = vevent('UID:1', 'SUMMARY:Jazz', `DTSTART;TZID="${tzid}":${day}T180000`);
  const found = read(calendarOf(...definition, ...show), hints, 'text/calendar');
  const [draft] = found.drafts;
  return { start: draft?.start.value.slice(11), zone: draft?.timezone?.value, codes: codes(found) };
}

const US: readonly Observance[] = [
  ['STANDARD', '16010101T020000', '-0600', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'],
  ['DAYLIGHT', '16010101T020000', '-0500', 'FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'],
];

describe('a zone is recognized', () => {
  it.each([
    ['America/Denver', 'America/Denver'],
    ['/freeassociation.sourceforge.net/America/Denver', 'America/Denver'],
    ['/mozilla.org/20070129_1/America/Indiana/Knox', 'America/Indiana/Knox'],
    ['Olson America/Denver', 'America/Denver'],
    ['Mountain Standard Time', 'America/Denver'],
    ['(UTC-07:00) Mountain Time (US & Canada)', 'America/Denver'],
    ['US/Mountain', 'US/Mountain'],
  ])('by its name: %s', (tzid, expected) => {
    expect(sixIn(tzid).zone).toBe(expected);
  });

  it('by the place that its definition names', () => {
    expect(sixIn('Ours', zone('Ours', [], 'X-LIC-LOCATION:America/Denver')).zone).toBe('America/Denver');
  });

  it('by its two offsets, as the zone of the US that has them', () => {
    expect(sixIn('Customized Time Zone', zone('Customized Time Zone', US))).toMatchObject({
      zone: 'America/Chicago',
      start: '18:00',
      codes: [],
    });
  });

  it('by its two offsets, as the zone of the source where it has them, too', () => {
    const chicago = { ...COLUMBIA, timezone: 'America/Menominee', city: 'Menominee', state: 'MI' };
    expect(sixIn('Ours', zone('Ours', US), chicago).zone).toBe('America/Menominee');
  });

  it('by the observances in force: those before 2007 are history', () => {
    const history: Observance[] = [
      ['STANDARD', '19671029T020000', '-0800', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20061029T090000Z'],
      ['DAYLIGHT', '19870405T020000', '-0700', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=4;UNTIL=20060402T100000Z'],
      ['DAYLIGHT', '20070311T020000', '-0700', 'FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'],
      ['STANDARD', '20071104T020000', '-0800', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'],
    ];
    expect(sixIn('Ours', zone('Ours', history), SEATTLE).zone).toBe('America/Los_Angeles');
  });

  it('by one offset: the times are that far from UTC', () => {
    const phoenix: Observance[] = [['STANDARD', '20200101T000000', '-0700']];
    expect(sixIn('Ours', zone('Ours', phoenix), SEATTLE)).toMatchObject({ start: '18:00', codes: [] });
    expect(sixIn('Ours', zone('Ours', phoenix))).toMatchObject({ start: '21:00', zone: undefined });
  });

  it('by one offset where daylight time is long over', () => {
    const over: Observance[] = [
      ['DAYLIGHT', '19670430T020000', '-0600', 'FREQ=YEARLY;BYMONTH=4;UNTIL=19671029T080000Z'],
      ['STANDARD', '19680321T000000', '-0700'],
    ];
    expect(sixIn('Ours', zone('Ours', over)).start).toBe('21:00');
  });
});

describe('an unknown zone', () => {
  it.each<[string, readonly Observance[]]>([
    ['has no definition', []],
    [
      'has offsets of no zone of the US',
      [
        ['STANDARD', '20201101T020000', '+0330'],
        ['DAYLIGHT', '20200301T020000', '+0430', 'FREQ=YEARLY;BYMONTH=3'],
      ],
    ],
    [
      'goes forward in autumn',
      [
        ['STANDARD', '20200401T020000', '-0500', 'FREQ=YEARLY;BYMONTH=4'],
        ['DAYLIGHT', '20201001T020000', '-0400', 'FREQ=YEARLY;BYMONTH=10'],
      ],
    ],
    ['says no offset', [['STANDARD', '20201101T020000', 'soon']]],
  ])('is named, and its times are local: it %s', (_, observances) => {
    expect(sixIn('Ours', observances.length > 0 ? zone('Ours', observances) : [])).toMatchObject({
      start: '18:00',
      codes: ['unknown-zone'],
    });
  });
});

describe('how its clocks go is in the IANA data', () => {
  it.each([
    ['a rule that never matches', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['a rule every second', 'FREQ=SECONDLY'],
    ['a rule of nonsense', 'FREQ=;BYMONTH=3'],
  ])('%s is never walked', (_, rule) => {
    const hostile: Observance[] = [
      ['STANDARD', '19700301T020000', '-0500', rule],
      ['DAYLIGHT', '19700301T020000', '-0400', rule],
    ];
    expect(sixIn('Ours', zone('Ours', hostile)).start).toBe('18:00');
  });
});
