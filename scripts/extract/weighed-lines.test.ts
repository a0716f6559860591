import { extract } from '@marquee/extraction';
import { expect, it } from 'vitest';
import { weigher } from './weighed-lines.ts';

const HINTS = { today: '2026-03-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };

it('counts the showings of what repeats, and says what was left out of them', () => {
  const lines = ['UID:1', 'SUMMARY:Jazz Night', 'DTSTART:19700101T190000', 'RRULE:FREQ=DAILY'];
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  const document = {
    url: 'https://hall.example/',
    contentType: 'text/calendar',
    bytes: new TextEncoder().encode(text),
  };
  const found = extract(document, HINTS);
  const { weighed, findings } = weigher(found, HINTS);
  const [draft] = found.drafts;
  expect(draft && weighed(draft)[0]).toContain('100 in the next 26 weeks, the next 2026-03-01T19:00');
  expect(findings.map(({ code }) => code)).toEqual(['showings-later']);
});
