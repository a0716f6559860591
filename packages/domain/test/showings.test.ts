import { extract } from '@marquee/extraction';
import { expect, it } from 'vitest';
import { showingsOf } from '../src/sources/showings.ts';
import { windowsOf } from '../src/sources/windows.ts';

const HINTS = { today: '2026-03-01', timezone: 'America/New_York' };
const show = (index: number, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${index}`,
  `SUMMARY:Show ${index}`,
  ...lines,
  'END:VEVENT',
];

function calendar(...events: string[][]) {
  const text = ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
  const bytes = new TextEncoder().encode(text);
  return extract({ url: 'https://hall.example/feed.ics', contentType: 'text/calendar', bytes }, HINTS);
}

const daily = (index: number) => show(index, 'DTSTART:20260101T190000', 'RRULE:FREQ=DAILY');

it('shares one budget among all that repeats on a page, and says what was cut', () => {
  const { drafts, byDraft, findings, isCut } = showingsOf(
    calendar(...Array.from({ length: 600 }, (_, index) => daily(index))),
    HINTS,
  );
  expect([drafts.length, byDraft.length, isCut]).toEqual([5_000, 600, true]);
  expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
    ['showings-later', 'info'],
    ['too-many-showings', 'warning'],
  ]);
});

it('says nothing of a calendar that is written out whole', () => {
  const weekly = show(1, 'DTSTART:20260306T190000', 'RRULE:FREQ=WEEKLY');
  const { drafts, findings, isCut } = showingsOf(calendar(weekly, show(2, 'DTSTART:20260404T190000')), HINTS);
  expect([drafts.length, findings, isCut]).toEqual([27, [], false]);
});

it('withdraws nothing from a page whose showings were cut', () => {
  const extraction = calendar(show(1, 'DTSTART:20260301T190000'), show(2, 'DTSTART:20260404T190000'));
  const row = { url: 'https://hall.example/feed.ics', listed: null, reason: 'root', contentType: 'text/calendar' };
  const read = { changed: [{ row, extraction }], findings: [], deferredMs: null } as unknown as Parameters<
    typeof windowsOf
  >[0];
  const listed = new Map([[row.url, 2]]);
  expect([...windowsOf(read, listed, new Set()).keys()]).toEqual([row.url]);
  expect(windowsOf(read, listed, new Set([row.url])).size).toBe(0);
});
