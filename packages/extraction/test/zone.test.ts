import { describe, expect, it } from 'vitest';
import { isSkipped, isUtcName, isZone, offsetAt, offsetsOfYear, wallIn } from '../src/candidates/times/zone.ts';
import { codes, event, only, pageOf, read } from './reading.ts';

const NEW_YORK = 'America/New_York';

describe('zones', () => {
  it.each([
    ['2026-01-15T19:00', -300],
    ['2026-07-15T19:00', -240],
    // Clocks skip 2:00–3:00 on March 8 and show 1:00–2:00 twice on November 1.
    ['2026-03-08T01:59', -300],
    ['2026-03-08T02:30', -300],
    ['2026-03-08T03:00', -240],
    ['2026-11-01T01:30', -240],
    ['2026-11-01T02:00', -300],
  ])('at %s New York is %i minutes from UTC [BEY-02]', (wall, offset) => {
    expect(offsetAt(wall, NEW_YORK)).toBe(offset);
  });

  it.each([
    ['2026-03-08T06:59', '2026-03-08T01:59'],
    ['2026-03-08T07:00', '2026-03-08T03:00'],
    ['2026-11-01T05:30', '2026-11-01T01:30'],
    ['2026-11-01T06:30', '2026-11-01T01:30'],
    ['2026-01-01T02:00', '2025-12-31T21:00'],
  ])('%s UTC is %s in New York [BEY-02]', (utc, wall) => {
    expect(wallIn(NEW_YORK, utc, 0)).toBe(wall);
  });

  it('knows the hour that spring skips, and reports an event in it [BEY-02]', () => {
    expect(isSkipped('2026-03-08T02:30', NEW_YORK)).toBe(true);
    expect(isSkipped('2026-11-01T01:30', NEW_YORK)).toBe(false);
    const found = read(pageOf(event({ startDate: '2026-03-08T02:30' })));
    expect(only(found).start.value).toBe('2026-03-08T02:30');
    expect(codes(found)).toContain('skipped-hour');
  });

  it('knows both offsets of a year, and zones from nonsense', () => {
    expect(offsetsOfYear('2026-05-01T12:00', NEW_YORK)).toEqual([-300, -240]);
    expect(offsetsOfYear('2026-05-01T12:00', 'America/Phoenix')).toEqual([-420, -420]);
    expect(['America/Boise', 'US/Eastern', 'Eastern Standard Time', 'Nowhere/Land', '-05:00'].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['UTC', 'Etc/UTC', 'GMT', 'UTC+0', 'Z', 'Europe/London'].map(isUtcName)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
