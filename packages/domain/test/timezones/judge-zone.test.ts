import { inEnglish } from '@marquee/kernel';
import { expect, it } from 'vitest';
import { judgeZone } from '../../src/timezones/judge-zone.ts';

const EASTERN = 'America/New_York';
const SEVEN = Date.parse('2026-10-10T23:00:00Z');

it.each([
  [EASTERN, EASTERN, SEVEN, true, true, '2026-10-10T19:00'],
  ['America/Detroit', EASTERN, SEVEN, false, true, '2026-10-10T19:00'],
  ['America/Chicago', EASTERN, SEVEN + 3_600_000, false, false, '2026-10-10T20:00'],
  [EASTERN, EASTERN, SEVEN - 3_600_000, true, false, '2026-10-10T18:00'],
] as const)('an event in %s of a city in %s [TZ-02]', (timezone, cityTimezone, startsAt, isZone, isTime, local) => {
  const verdict = judgeZone({ timezone, cityTimezone, startLocal: '2026-10-10T19:00', startsAt });
  expect(verdict).toMatchObject({ isZoneRight: isZone, isTimeRight: isTime, localInCity: local });
  expect(inEnglish(verdict.verdict)).toMatch(/^[A-Z].*\.$/);
});

it('an event of a day without a time begins with the day [TZ-02]', () => {
  const startsAt = Date.parse('2026-10-10T04:00:00Z');
  const verdict = judgeZone({ timezone: EASTERN, cityTimezone: EASTERN, startLocal: '2026-10-10', startsAt });
  expect(verdict).toMatchObject({ isZoneRight: true, isTimeRight: true });
});
