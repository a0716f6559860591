import type { Price } from '@marquee/extraction';
import { makeDraft } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { disagreementsOf } from '../src/events/disagreements.ts';

type Shown = Parameters<typeof disagreementsOf>[0];
type SourceStatement = Parameters<typeof disagreementsOf>[1][number];

const AT_EIGHT = '2026-10-10T20:00';
const price = (minCents: number | null, maxCents = minCents): Price => ({
  ...(minCents === null ? {} : { minCents }),
  ...(maxCents === null ? {} : { maxCents }),
});

function told(
  sourceId: string,
  name: string,
  given: Parameters<typeof makeDraft>[0] & { startLocal?: string } = {},
): SourceStatement {
  const { startLocal = AT_EIGHT, ...draft } = given;
  const full = makeDraft({ title: 'Folk Evening', start: startLocal, venue: 'Granby Hall', ...draft });
  return { sourceId, name, pageUrl: `https://${sourceId}.example/`, startLocal, draft: full };
}
const SHOWN: Shown = {
  sourceId: 'hall',
  sourceName: 'Granby Hall',
  venue: 'Granby Hall',
  startLocal: AT_EIGHT,
  otherStarts: [],
  priceMinCents: null,
  priceMaxCents: null,
  priceText: '',
  isOnline: false,
  corrected: new Set(),
};
const HALL = told('hall', 'Granby Hall');
const other = (startLocal: string) => ({ otherStarts: [{ sourceId: 'tickets', startLocal }] });

describe('where sources disagree about a time [BEY-50]', () => {
  it.each([
    ['half an hour before, which may be the doors', '2026-10-10T19:30', 'doors'],
    ['an hour before', '2026-10-10T19:00', 'doors'],
    ['after what is shown, which may be the doors itself', '2026-10-10T20:30', 'show'],
    ['hours away', '2026-10-10T15:00', null],
    ['on another day', '2026-10-11T20:00', null],
  ] as const)('both are told: %s', (_name, startLocal, perhaps) => {
    const found = disagreementsOf({ ...SHOWN, ...other(startLocal) }, [
      told('tickets', 'TicketPlace', { startLocal }),
      HALL,
    ]);
    expect(found).toEqual([
      {
        field: 'time',
        shown: AT_EIGHT,
        shownBy: { source: 'Granby Hall', isVenue: true },
        others: [{ source: 'TicketPlace', url: 'https://tickets.example/', value: startLocal, perhaps }],
      },
    ]);
  });

  it('is told of the source that gives the time, where the primary one has the day alone', () => {
    const paper = { ...SHOWN, sourceId: 'paper', sourceName: 'The Weekly', ...other('2026-10-10T19:30') };
    const [found] = disagreementsOf(paper, [
      told('paper', 'The Weekly', { startLocal: '2026-10-10' }),
      told('guide', 'City Guide'),
      told('tickets', 'TicketPlace', { startLocal: '2026-10-10T19:30' }),
    ]);
    expect(found?.shownBy).toEqual({ source: 'City Guide', isVenue: false });
  });

  it('is the venue’s word where it corrected the time', () => {
    const paper = { ...SHOWN, sourceName: 'The Weekly', corrected: new Set(['time']), ...other('2026-10-10T19:30') };
    const [found] = disagreementsOf(paper, [told('tickets', 'TicketPlace', { startLocal: '2026-10-10T19:30' })]);
    expect(found?.shownBy.isVenue).toBe(true);
  });

  it('is none where all say the same, the source is gone, or the primary one itself gives two times', () => {
    expect(disagreementsOf(SHOWN, [HALL, told('tickets', 'TicketPlace')])).toEqual([]);
    expect(disagreementsOf({ ...SHOWN, ...other('2026-10-10T19:30') }, [HALL])).toEqual([]);
    const two = { otherStarts: [{ sourceId: 'hall', startLocal: '2026-10-10T15:00' }] };
    expect(disagreementsOf({ ...SHOWN, ...two }, [HALL])).toEqual([]);
  });
});

describe('where sources disagree about a price [BEY-50]', () => {
  const shown = { ...SHOWN, priceMinCents: 2_000, priceMaxCents: 2_500, priceText: '$20-$25' };
  const hall = told('hall', 'Granby Hall', { price: price(2_000, 2_500) });
  const ask = (given: Partial<Shown>, minCents: number | null, maxCents: number | null = minCents) =>
    disagreementsOf({ ...shown, ...given }, [
      told('tickets', 'TicketPlace', { price: price(minCents, maxCents) }),
      hall,
    ])[0]?.others[0];

  it.each([
    ['a little more may be fees', 2_850, 'fees'],
    ['much more is another price', 4_500, null],
    ['less is another price', 1_500, null],
    ['free is another price', 0, null],
  ] as const)('%s', (_name, cents, perhaps) => {
    expect(ask({}, cents)).toMatchObject({ source: 'TicketPlace', perhaps });
  });

  it('is none where one is within the other, or one of them is not known', () => {
    expect(ask({}, 2_000)).toBeUndefined();
    expect(ask({}, 1_000, 3_000)).toBeUndefined();
    expect(ask({}, null)).toBeUndefined();
    expect(ask({ priceMinCents: null, priceMaxCents: null }, 2_000)).toBeUndefined();
  });
});

describe('where sources disagree about the place [BEY-50]', () => {
  const ask = (venue: string, given: Partial<Shown> = {}) =>
    disagreementsOf({ ...SHOWN, ...given }, [HALL, told('tickets', 'TicketPlace', { venue })]).map(
      ({ others }) => others[0]?.value,
    );

  it('another place is told', () => {
    expect(ask('Riverside Amphitheater')).toEqual(['Riverside Amphitheater']);
  });

  it.each(['The Granby Hall', 'Granby Hall, Columbia', 'granby hall', 'Granby Hall – Main Stage'])(
    '%s is the same',
    (venue) => {
      expect(ask(venue)).toEqual([]);
    },
  );

  it('is none online', () => {
    expect(ask('Riverside Amphitheater', { isOnline: true })).toEqual([]);
  });
});
