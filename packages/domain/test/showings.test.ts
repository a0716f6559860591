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
  const read = { changed: [{ row, extraction }], findings: [], deferredMs: null, rows: [] } as unknown as Parameters<
    typeof windowsOf
  >[0];
  const listed = new Map([[row.url, 2]]);
  expect([...windowsOf(read, listed, new Set()).keys()]).toEqual([row.url]);
  expect(windowsOf(read, listed, new Set([row.url])).size).toBe(0);
});

it('withdraws nothing from a page in HTML while a document of its source cannot be read', () => {
  const days = ['2026-03-06', '2026-03-07', '2026-03-08'];
  const cards = days.map((day) => `<div class="card"><h3>Show of ${day}</h3><p>${day} 7:30 PM</p></div>`).join('');
  const bytes = new TextEncoder().encode(`<!doctype html><body><main>${cards}</main></body>`);
  const extraction = extract({ url: 'https://hall.example/', contentType: 'text/html', bytes }, HINTS);
  const row = {
    url: 'https://hall.example/',
    listed: null,
    reason: 'root',
    contentType: 'text/html',
    failedHash: null,
  };
  const feed = { ...row, url: 'https://hall.example/feed.ics' };
  const windowsWith = (failedHash: string | null) => {
    const rows = [row, { ...feed, failedHash }];
    const read = { changed: [{ row, extraction }], findings: [], deferredMs: null, rows };
    return windowsOf(read as unknown as Parameters<typeof windowsOf>[0], new Map(), new Set());
  };
  expect(extraction.drafts).toHaveLength(3);
  expect(windowsWith(null).size).toBe(1);
  expect(windowsWith('a'.repeat(64)).size).toBe(0);
});
