import { describe, expect, it } from 'vitest';
import { COLUMBIA, calendarOf, codes, event, pageOf, read, vevent } from './reading.ts';

const MONTHS = ['2026-12', '2027-11', '2026-12T19:00'];

describe('a month alone is no day', () => {
  const marked: Array<[string, (month: string) => string]> = [
    ['JSON-LD', (month) => pageOf(event({ startDate: month }))],
    [
      'microdata',
      (month) =>
        `<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">Jazz</b><time itemprop="startDate" datetime="${month}">Soon</time></div>`,
    ],
    [
      'RDFa',
      (month) =>
        `<div vocab="https://schema.org/" typeof="Event"><b property="name">Jazz</b><time property="startDate" datetime="${month}">Soon</time></div>`,
    ],
    [
      'microformats',
      (month) =>
        `<div class="vevent"><b class="summary">Jazz</b><abbr class="dtstart" title="${month}">Soon</abbr></div>`,
    ],
  ];

  it.each(marked)('in %s, and a finding says so', (_, pageWith) => {
    for (const month of MONTHS) {
      const found = read(pageWith(month));
      expect([found.drafts, codes(found)]).toEqual([[], ['bad-date', 'no-events']]);
    }
  });

  it('in a calendar, and a finding says so', () => {
    for (const month of ['202612', ...MONTHS]) {
      const found = read(calendarOf(...vevent('SUMMARY:Jazz', `DTSTART:${month}`)), COLUMBIA, 'text/calendar');
      expect([found.drafts, codes(found)]).toEqual([[], ['bad-date', 'no-events']]);
    }
  });

  it('in feeds and JSON, where the other events are read', () => {
    for (const month of MONTHS) {
      const records = ['2026-04-04T20:00', month].map((start) => ({ title: 'Jazz', start, venue: 'Grange Hall' }));
      const json = read(JSON.stringify({ events: records }), COLUMBIA, 'application/json');
      const items = records.map(({ start }) => `<item><title>Jazz</title><ev:startdate>${start}</ev:startdate></item>`);
      const rss = read(
        `<rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/"><channel>${items.join('')}</channel></rss>`,
        COLUMBIA,
        'application/rss+xml',
      );
      for (const { drafts } of [json, rss])
        expect(drafts.map(({ start }) => start.value)).toEqual(['2026-04-04T20:00']);
      expect(codes(rss)).toContain('undated-event');
    }
  });

  it.each(['2026-1', '2026-12', '2026-12-1', '2026-12-12T1'])(
    'nor is what a script that breaks off says: %s',
    (start) => {
      const found = read(pageOf(`{"@type":"Event","name":"Jazz Night","startDate":"${start}`));
      expect([found.drafts, codes(found)]).toEqual([[], ['json-repaired', 'undated-event', 'no-events']]);
    },
  );
});
