import { describe, expect, it } from 'vitest';
import { readStated } from '../../src/candidates/days/stated.ts';
import { read } from '../reading.ts';

const TULSA = { today: '2026-11-20', timezone: 'America/Chicago', city: 'Tulsa', state: 'OK' };

describe('dates of mail, RSS and scripts (RFC 5322 §3.3, §4.3)', () => {
  it.each([
    ['Fri, 18 Dec 2026 19:30:00 CST', '2026-12-18T19:30 -360'],
    ['Fri, 18 Dec 2026 19:30:00 CDT', '2026-12-18T19:30 -300'],
    ['18 Dec 2026 19:30 MST', '2026-12-18T19:30 -420'],
    ['Fri, 18 Dec 26 19:30:00 PDT', '2026-12-18T19:30 -420'],
    ['Fri,18 Dec 2026 19:30:00 EST', '2026-12-18T19:30 -300'],
    ['Friday, 18-Dec-26 19:30:00 GMT', '2026-12-18T19:30 0'],
    ['Fri, 18 December 2026 19:30:00 UT', '2026-12-18T19:30 0'],
    ['Fri, 18 Dec 2026 19:30:00 z', '2026-12-18T19:30 0'],
    ['Fri, 18 Dec 2026 19:30:00 -0600', '2026-12-18T19:30 -360'],
    ['Fri, 18 Dec 2026 19:30:00 +05:30', '2026-12-18T19:30 330'],
    ['Fri, 18 Dec 2026 19:30:00 -0600 (CST)', '2026-12-18T19:30 -360'],
    ['Fri Dec 18 2026 19:30:00 GMT-0600 (Central Standard Time)', '2026-12-18T19:30 -360'],
    // Other letters name no zone that is known (RFC 5322 §4.3).
    ['Fri, 18 Dec 2026 19:30:00 XYZ', '2026-12-18T19:30 undefined'],
    ['Fri, 18 Dec 2026 19:30:00', '2026-12-18T19:30 undefined'],
    ['Fri, 18 Dec 2026 25:30:00 GMT', '2026-12-18Tundefined undefined'],
  ])('%s', (text, right) => {
    const { date, time, offsetMinutes } = readStated(text) ?? {};
    expect(`${date}T${time} ${offsetMinutes}`).toBe(right);
  });

  it.each([['Wed, 31 Feb 2027 19:30:00 GMT'], ['Fri, 18 Foo 2026 19:30:00 GMT']])('%s is no day', (text) => {
    expect(readStated(text)).toBeNull();
  });

  it.each([
    ['Sat, 19 Dec 2026 02:00:00 GMT', '2026-12-18T20:00'],
    ['Fri, 18 Dec 2026 20:00:00 CST', '2026-12-18T20:00'],
    ['Sat, 10 Jul 2027 20:00:00 CDT', '2027-07-10T20:00'],
    ['Sat, 19 Dec 2026 02:00:00 +0000', '2026-12-18T20:00'],
    ['Fri, 18 Dec 2026 20:00:00 -06:00', '2026-12-18T20:00'],
  ])('a feed that publishes its events on their days: %s', (published, right) => {
    const item = `<item><title>Ink Night</title><pubDate>${published}</pubDate></item>`;
    const { drafts } = read(`<rss version="2.0"><channel>${item}</channel></rss>`, TULSA, 'application/rss+xml');
    expect(drafts.map(({ start, end }) => [start.value, end?.value])).toEqual([[right, undefined]]);
  });
});
