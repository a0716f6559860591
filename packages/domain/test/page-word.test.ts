import { describe, expect, it } from 'vitest';
import type { PageSaid } from '../src/events/own-page.ts';
import { pageWord } from '../src/events/page-word.ts';

const READ_AT = Date.parse('2026-11-01T12:00:00Z');
const of = (about: string, more: Partial<PageSaid> = {}) => ({
  name: 'Granby Hall',
  shiftWeeks: 0,
  said: { about, url: 'https://granby.example/show', readAt: READ_AT, fields: {}, ...more } satisfies PageSaid,
});
const price = { text: '$15', minCents: 1500, maxCents: 1500 };
const dayOf = (index: number) => `2026-12-${String(index + 1).padStart(2, '0')}T19:30`;

describe('what own pages say', () => {
  it('is one source for one statement, with the first date that it is about', () => {
    const claims = pageWord(Array.from({ length: 31 }, (_, day) => of(dayOf(day), { price })));
    expect(claims).toHaveLength(1);
    expect(claims[0]).toMatchObject({
      source: 'Granby Hall',
      url: 'https://granby.example/show',
      lastSeenAt: '2026-11-01T12:00:00.000Z',
      ownPage: { about: dayOf(0), price: '$15', status: null, soldOut: false, movedTo: null },
    });
  });

  it('is several where statements differ, and at most twelve', () => {
    expect(pageWord([of(dayOf(0), { status: 'cancelled' }), of(dayOf(1), { isSoldOut: true })])).toHaveLength(2);
    const moved = Array.from({ length: 31 }, (_, day) =>
      of('2026-11-20T19:30', { moved: { startLocal: dayOf(day), endLocal: null, startsAt: 0, endsAt: 0 } }),
    );
    expect(pageWord(moved)).toHaveLength(12);
  });

  it('is none where no page said anything', () => {
    expect(pageWord([])).toEqual([]);
  });
});
