import { describe, expect, it } from 'vitest';
import { extract } from '../src/index.ts';
import { COLUMBIA, codes, read } from './reading.ts';

const json = (value: unknown) =>
  extract(
    {
      url: 'https://town.example/api/items',
      contentType: 'application/json',
      bytes: new TextEncoder().encode(JSON.stringify(value)),
    },
    COLUMBIA,
  );
const said = ({ drafts }: ReturnType<typeof read>) => drafts.map(({ title, start }) => `${title.value} ${start.value}`);
/** 3 April 2026, 7:30 pm in New York. */
const EVENING = Date.UTC(2026, 3, 3, 23, 30);

describe('arrays of site builders', () => {
  const post = { authorId: 'a1', commentCount: 0, excerpt: '', publishOn: EVENING - 9e8 };

  it.each<[string, number]>([
    ['seconds', 1_000],
    ['milliseconds', 1],
  ])('start and end in %s, among fields of posts', (_unit, unit) => {
    const found = json([
      { ...post, title: 'Seed Swap', startDate: EVENING / unit, endDate: (EVENING + 3_600_000) / unit },
      { ...post, title: 'Kite Day', startDate: (EVENING + 86_400_000) / unit, endDate: (EVENING + 90_000_000) / unit },
    ]);
    expect(said(found)).toEqual(['Seed Swap 2026-04-03T19:30', 'Kite Day 2026-04-04T19:30']);
  });

  it('a list of a month without its collection', () => {
    const item = {
      ...post,
      title: 'Seed Swap',
      fullUrl: '/events/seed-swap',
      urlId: 'seed-swap',
      startDate: EVENING,
      endDate: EVENING,
    };
    expect(said(json([item]))).toEqual(['Seed Swap 2026-04-03T19:30']);
  });

  it('posts with one date are none', () => {
    expect(
      said(
        json([
          { ...post, title: 'Our year', date: EVENING },
          { ...post, title: 'News', date: EVENING },
        ]),
      ),
    ).toEqual([]);
  });
});

describe('an instant beside a printed time', () => {
  const show = { showName: 'Salt Marsh', venue: 'Hall' };
  /** The same clock, three hours to the west. */
  const elsewhere = EVENING + 3 * 3_600_000;

  it.each<[string, object]>([
    ['in two fields', { performanceDate: '04/03/2026', performanceTime: '7:30 PM' }],
    ['in one sentence', { performanceDisplayDate: 'Fri, Apr 3, 2026 - 7:30 PM' }],
  ])('the print wins: %s', (_form, printed) => {
    const found = json({
      shows: [
        { ...show, performanceStart: elsewhere, ...printed },
        { ...show, performanceStart: elsewhere, ...printed, showName: 'Tide' },
      ],
    });
    expect(said(found)).toEqual(['Salt Marsh 2026-04-03T19:30', 'Tide 2026-04-03T19:30']);
  });

  it('a print of the instant in UTC does not, nor one of another day', () => {
    const other = (performanceDate: string, performanceTime: string) =>
      said(json({ shows: [{ ...show, performanceStart: EVENING, performanceDate, performanceTime }] }));
    expect(other('04/03/2026', '11:30 PM')).toEqual(['Salt Marsh 2026-04-03T19:30']);
    expect(other('05/20/2026', '8:00 PM')).toEqual(['Salt Marsh 2026-04-03T19:30']);
  });

  it('an address for sharing is the event’s, one of a network is not', () => {
    const found = json({
      events: [
        {
          name: 'Swap',
          startTime: '2026-04-03T19:30:00',
          urlToShare: 'https://town.example/swap',
          fbUrl: 'https://www.facebook.com/sharer/x',
        },
      ],
    });
    expect(found.drafts[0]?.url?.value).toBe('https://town.example/swap');
  });
});

describe('lists in XML', () => {
  const meeting = (name: string, iso: string, words: string) =>
    `<meeting id="a"><name>${name}</name><start><date format="yyyy-mm-dd">${iso}</date></start><description>The Board meets on ${words}, at 5:30 p.m. in the Board Room.</description><category><name>Agenda</name><agendaitems><item><name>Roll call</name></item></agendaitems></category></meeting>`;

  it.each<[string, string]>([
    [
      'meetings with agendas',
      `<meetings>${meeting('Regular Meeting', '2026-04-13', 'Monday, April 13, 2026')}${meeting('Work Session', '2026-04-27', 'Monday, April 27, 2026')}</meetings>`,
    ],
    [
      'a list in a list',
      `<data><shows><show><title>Regular Meeting</title><start>2026-04-13T17:30</start></show><show><title>Work Session</title><start>2026-04-27T17:30</start></show></shows></data>`,
    ],
  ])('%s', (_form, xml) => {
    const found = read(`<?xml version="1.0"?>${xml}`, COLUMBIA, 'text/xml');
    expect(said(found)).toEqual(['Regular Meeting 2026-04-13T17:30', 'Work Session 2026-04-27T17:30']);
  });

  it('other lists hold no events', () => {
    const found = read(
      '<?xml version="1.0"?><show><part><name>A</name></part><part><name>B</name></part></show>',
      COLUMBIA,
      'text/xml',
    );
    expect([said(found), codes(found)]).toEqual([[], ['no-events']]);
  });
});
