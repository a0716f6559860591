import { describe, expect, it } from 'vitest';
import { priceLines, saleAhead, saleWords } from '../../apps/web/src/features/event-page/price-lines.ts';

const PRICED = {
  price: '$25',
  priceMin: 25,
  priceMax: 25,
  timezone: 'America/New_York',
  status: 'active',
  soldOut: false,
} as const;
const FREE = { ...PRICED, price: 'Free', priceMin: 0, priceMax: 0 } as const;

describe('the whole price [BEY-52]', () => {
  it.each<[string, Parameters<typeof priceLines>[0], string[]]>([
    ['with fees', { ...PRICED, fees: '$6.40' }, ['$25 + $6.40 fees = $31.40']],
    ['with round fees', { ...PRICED, fees: '$3' }, ['$25 + $3 fees = $28']],
    ['of a range, not added up', { ...PRICED, price: '$25-40', priceMax: 40, fees: '$3' }, ['$25-40 + $3 fees']],
    ['with fees of an unknown amount', { ...PRICED, fees: 'plus' }, ['$25 plus fees']],
    ['with fees in it', { ...PRICED, fees: 'included' }, ['$25, fees included']],
    ['free, fees or not', { ...FREE, fees: 'plus' }, ['Free']],
    ['free with RSVP', { ...FREE, entry: 'rsvp' }, ['Free', 'With RSVP']],
    ['which its words say already', { ...FREE, price: 'Free with RSVP', entry: 'rsvp' }, ['Free with RSVP']],
    [
      'as one can',
      { ...PRICED, price: '$5-25', priceMin: 5, entry: 'pay-what-you-can' },
      ['$5-25', 'Pay what you can'],
    ],
    ['by donation', { ...PRICED, price: '$5', entry: 'donation' }, ['$5', 'By donation']],
    ['of members', { ...PRICED, memberPrice: '$8' }, ['$25', '$8 for members']],
    ['free for members', { ...PRICED, memberPrice: 'free', fees: 'plus' }, ['$25 plus fees', 'Free for members']],
    ['of a copy that is older than these facts', PRICED, ['$25']],
  ])('%s', (_name, event, lines) => expect(priceLines(event)).toEqual(lines));
});

describe('the day of the sale [BEY-52]', () => {
  const now = new Date('2026-12-04T14:59:00Z');
  it.each<[string, Parameters<typeof saleAhead>[0], string | null]>([
    ['to come', { ...PRICED, onSale: '2026-12-04T10:00' }, '2026-12-04T10:00'],
    ['over', { ...PRICED, onSale: '2026-12-04T09:59' }, null],
    ['a day without an hour, today', { ...PRICED, onSale: '2026-12-04' }, null],
    ['a day without an hour, tomorrow', { ...PRICED, onSale: '2026-12-05' }, '2026-12-05'],
    ['of what is off', { ...PRICED, status: 'cancelled', onSale: '2026-12-05' }, null],
    ['of what is sold out', { ...PRICED, soldOut: true, onSale: '2026-12-05' }, null],
    ['unknown', PRICED, null],
  ])('%s', (_name, event, sale) => expect(saleAhead(event, now)).toBe(sale));

  it('is said with its hour, if it has one', () => {
    expect(saleWords('2026-12-04T10:00')).toBe('Tickets go on sale on Friday, December 4, 2026, 10:00 AM');
    expect(saleWords('2026-12-04')).toBe('Tickets go on sale on Friday, December 4, 2026');
  });
});
