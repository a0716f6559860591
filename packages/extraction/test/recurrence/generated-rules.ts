import * as fc from '@marquee/testkit/properties';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const some = (least: number, most: number, length = 3) =>
  fc.uniqueArray(fc.integer({ min: least, max: most }), { minLength: 1, maxLength: length });
const nonZero = (most: number) => some(-most, most).map((numbers) => numbers.map((number) => number || 1));
const list = (name: string, numbers: fc.Arbitrary<Array<number | string>>) =>
  numbers.map((values) => `${name}=${[...new Set(values)].join(',')}`);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null, freq: 2 });
const weekdays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 4 });
const ordinalDays = (most: number) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: -most, max: most }), fc.constantFrom(...WEEKDAYS))
      .map(([ordinal, day]) => `${ordinal || ''}${day}`),
    { minLength: 1, maxLength: 3 },
  );

const ending = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 400 }).map((count) => `COUNT=${count}`),
  fc
    .tuple(fc.integer({ min: 2024, max: 2028 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(
      ([year, month, day]) => `UNTIL=${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}T235959`,
    ),
);
const interval = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 2, max: 9 }).map((every) => `INTERVAL=${every}`),
);

const rule = (frequency: string, ...parts: Array<fc.Arbitrary<string | null>>) =>
  everyFew(interval, frequency, ...parts);
const everyFew = (every: typeof interval, frequency: string, ...parts: Array<fc.Arbitrary<string | null>>) =>
  fc
    .tuple(every, ending, ...parts)
    .map((said) => [`FREQ=${frequency}`, ...said.filter((part) => part !== null)].join(';'));

const months = maybe(list('BYMONTH', some(1, 12)));
const weekStart = maybe(fc.constantFrom('WKST=SU', 'WKST=MO', 'WKST=TH'));

/** Rules as calendars have them. */
export const ordinaryRules: fc.Arbitrary<string> = fc.oneof(
  // Every seventh day of a certain weekday may be none: there the library never ends.
  everyFew(fc.constant(null), 'DAILY', months, maybe(list('BYDAY', weekdays))),
  everyFew(fc.constant(null), 'DAILY', months, maybe(list('BYMONTHDAY', some(1, 28)))),
  rule('DAILY', months),
  rule(
    'DAILY',
    list(
      'BYHOUR',
      some(8, 22).map((hours) => hours.toSorted((a, b) => a - b)),
    ),
  ),
  rule('WEEKLY', maybe(list('BYDAY', weekdays)), weekStart),
  rule('MONTHLY', maybe(list('BYMONTHDAY', nonZero(28)))),
  rule('MONTHLY', list('BYDAY', ordinalDays(4))),
  rule('MONTHLY', list('BYDAY', weekdays), list('BYSETPOS', nonZero(2))),
  rule('YEARLY', months),
  rule('YEARLY', list('BYMONTH', some(1, 12, 2)), list('BYMONTHDAY', some(1, 28))),
  rule('YEARLY', list('BYMONTH', some(1, 12, 2)), list('BYDAY', ordinalDays(4))),
);

/** Anything that a rule can say, sense or none. */
export const anyRules: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'SOMETIMES'),
    maybe(fc.oneof(fc.integer({ min: -1, max: 400 }), fc.constant(2 ** 31)).map((every) => `INTERVAL=${every}`)),
    fc.oneof(ending, fc.constantFrom('COUNT=999999999', 'COUNT=0', 'UNTIL=99991231T235959Z', 'UNTIL=1', null)),
    months,
    weekStart,
    maybe(list('BYWEEKNO', nonZero(53))),
    maybe(list('BYYEARDAY', some(-366, 366, 40))),
    maybe(list('BYMONTHDAY', some(-31, 31, 20))),
    maybe(list('BYDAY', ordinalDays(53))),
    maybe(list('BYHOUR', some(0, 23, 24))),
    maybe(list('BYMINUTE', some(0, 59, 60))),
    maybe(list('BYSECOND', some(0, 60, 61))),
    fc.option(list('BYSETPOS', some(-366, 366, 40)), { nil: null, freq: 4 }),
  )
  .map(([frequency, ...parts]) => [`FREQ=${frequency}`, ...parts.filter((part) => part !== null)].join(';'));

const datesOf = (years: fc.Arbitrary<number>): fc.Arbitrary<string> =>
  fc
    .tuple(
      years,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom(0, 15, 30, 59),
    )
    .map(([year, month, day, hour, minute]) => {
      const two = (value: number) => String(value).padStart(2, '0');
      return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
    });

/** First dates, near and long ago. */
export const firstDates = datesOf(fc.oneof(fc.integer({ min: 2025, max: 2027 }), fc.integer({ min: 1900, max: 2026 })));
/** Near enough for a library that walks from there. */
export const recentDates = datesOf(fc.integer({ min: 2022, max: 2027 }));
/** Within a year before what is compared, or in it. */
export const nearDates = datesOf(fc.integer({ min: 2026, max: 2027 })).map((date) =>
  date.startsWith('2027') ? `2027-0${1 + (Number(date.slice(5, 7)) % 3)}${date.slice(7)}` : date,
);
