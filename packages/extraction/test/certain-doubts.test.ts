import { expect, it } from 'vitest';
import { ADDRESS_TITLE } from '../src/candidates/places/street-address.ts';
import { isBelowBar } from '../src/decide/doubt/publishing-bar.ts';
import { extract } from '../src/index.ts';
import { listed } from './listing/shown.ts';
import { COLUMBIA } from './reading.ts';

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

const LODGE_ROWS = [
  ['October 3', 'Prime Rib Dinner. Serving 5:30 to 7:30 p.m. $24.'],
  ['October 7', 'Lodge Meeting. 7 p.m.'],
  ['October 11', 'Hoop Shoot Breakfast. 8 a.m. to noon. $8.'],
  ['October 23', 'Karaoke with Big Ron. 8 p.m. Open to the public.'],
]
  .map(([day, told]) => `<tr><td><b>${day}</b></td><td>${told}</td></tr>`)
  .join('');

it.each([
  ['https://elks.example/', true],
  ['https://elks.example/index.html', true],
  ['https://elks.example', true],
  ['https://elks.example/shows/lodge', false],
])('the name of a site as the title of all days on its first page waits for a person: %s', (url, isHeld) => {
  const html = `<title>Salida Elks Lodge #1499</title><h1>Salida Elks Lodge #1499</h1><table><tr><td colspan=2><b>WHAT'S HAPPENING</b></td></tr>${LODGE_ROWS}</table>`;
  const bytes = new TextEncoder().encode(html);
  const { drafts } = extract({ url, contentType: 'text/html', bytes }, { ...COLUMBIA, today: '2026-10-01' });
  const named = drafts.filter(({ title }) => title.value === 'Salida Elks Lodge #1499');
  expect(named.length).toBeGreaterThan(0);
  expect(named.every((draft) => draft.confidence?.title === 0.5)).toBe(isHeld);
});
