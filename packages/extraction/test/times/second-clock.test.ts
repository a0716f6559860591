import { expect, it } from 'vitest';
import { listed } from '../listing/shown.ts';

const TODAY = '2026-11-27';
const hours = (times: string[]) => times.map((time) => `<time>${time}</time>`).join(' <span></span> ');
const event = (name: string, day: string, half: string[], whole: string[]) =>
  `<article><div class="tag"><div>${day.slice(0, 3)}</div><div>${day.replace(/\D+/, '')}</div><div><span>${half[0]}</span><span>${whole[0]}</span></div></div>
  <h1><a href="/e">${name}</a></h1><ul><li><time>${day}, 2026</time></li><li><span>${hours(half)}</span><span>${hours(whole)}</span></li></ul></article>`;

it('reads hours that are written for either clock once', () => {
  const body = [
    event('Bake Sale', 'December 5', ['10:00 AM', '3:00 PM'], ['10:00', '15:00']),
    event('Cake Walk', 'December 6', ['8:30 AM', '11:30 PM'], ['08:30', '23:30']),
    event('Night Market', 'December 12', ['6:00 PM', '10:00 PM'], ['18:00', '22:00']),
  ].join('');
  expect(
    listed(`<h2>Events</h2>${body}`, 'Events', TODAY).drafts.map(({ title, start, end }) => [
      title.value,
      start.value,
      end?.value,
    ]),
  ).toEqual([
    ['Bake Sale', '2026-12-05T10:00', '2026-12-05T15:00'],
    ['Cake Walk', '2026-12-06T08:30', '2026-12-06T23:30'],
    ['Night Market', '2026-12-12T18:00', '2026-12-12T22:00'],
  ]);
});

it('leaves the showings of a film alone', () => {
  const film = (name: string, day: string) =>
    `<article><h2>${name}</h2><p>${day}, 2026</p><p>2:00 PM 4:30 PM 7:00 PM</p></article>`;
  const body = `${film('Moth', 'December 5')}${film('Lantern', 'December 6')}`;
  expect(listed(`<h1>Showtimes</h1>${body}`, 'Showtimes', TODAY).drafts).toHaveLength(6);
});
