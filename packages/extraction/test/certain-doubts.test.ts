import { expect, it } from 'vitest';
import { ADDRESS_TITLE } from '../src/candidates/places/street-address.ts';
import { isBelowBar } from '../src/decide/doubt/publishing-bar.ts';
import { listed } from './listing/shown.ts';

it.each(['1418 Ridgeline Court NW', '902 Pacific Avenue #304', '77 Yukon Harbor Drive', '12B St. Mary’s Rd., Apt 4'])(
  '%s is an address',
  (title) => expect(title).toMatch(ADDRESS_TITLE),
);

it.each([
  '5 Mile Road Race',
  '10 Mile Drive',
  '42nd Street',
  '12 Angry Men',
  'Sesame Street Live',
  '1812 Overture on Main Street Stage',
  '76 Trombones',
])('%s is a name', (title) => expect(title).not.toMatch(ADDRESS_TITLE));

it('a list of addresses with days waits for a person, whatever it looks like', () => {
  const homes = ['1418 Ridgeline Court', '902 Pacific Avenue', '77 Harbor Drive', '312 Lindvig Way'];
  const cards = homes.map(
    (home, n) =>
      `<div class="card"><h3><a href="/p/${n}">${home}</a></h3><p>Sat, April ${4 + n}, 2026, 11 am – 1 pm</p></div>`,
  );
  const { drafts } = listed(`<h1>Events This Month</h1>${cards.join('')}`);
  expect(drafts).toHaveLength(4);
  expect(drafts.map(isBelowBar)).toEqual([true, true, true, true]);
});
