import { expect, it } from 'vitest';
import { found, paragraphs, rows, shown, table } from './page.ts';

const NAMES = ['The Lanterns', 'Mud Season', 'Brass Choir', 'Ada Moss'];
const DAYS = ['Fri, Apr 3', 'Sat, Apr 4', 'Fri, Apr 10', 'Sat, Apr 11'];
const FORMS: Array<[string, string]> = [
  ['a list', rows(DAYS.map((day, n) => `${day} – ${NAMES[n]}`))],
  ['a table', table(DAYS.map((day, n) => [day, NAMES[n] ?? '']))],
  [
    'cards',
    DAYS.map((day, n) => `<div class="gig"><h3>${NAMES[n]}</h3><p>${day}</p><a href="/t/${n}">Tickets</a></div>`).join(
      '',
    ),
  ],
  ['lines', paragraphs(DAYS.map((day, n) => `<b>${NAMES[n]}</b> ${day}`))],
];
const TOLD: Array<[string, (list: string, told: string) => string]> = [
  ['above', (list, told) => `<h1>Live Music</h1><p>${told}</p>${list}`],
  ['below', (list, told) => `<h1>Live Music</h1>${list}<p>${told}</p>`],
  ['in the heading', (list, told) => `<h1>Live Music</h1><h2>Spring Shows – ${told}</h2>${list}`],
];
const SENTENCES: Array<[string, string]> = [
  ['All shows at 8pm unless noted', '20:00'],
  ['All shows 8 p.m. unless otherwise listed.', '20:00'],
  ['Music starts at 9 PM unless noted.', '21:00'],
  ['Shows start at 8:00 pm.', '20:00'],
  ['All performances begin at 7:30 pm', '19:30'],
  ['Doors 7 pm / show 8 pm for all concerts', '20:00'],
  ['Showtime: 8 p.m.', '20:00'],
  ['Curtain is at 7:30 p.m. for every performance.', '19:30'],
  ['Unless noted, shows are at 8 pm', '20:00'],
  ['*All concerts start at 7 pm', '19:00'],
  ['Live music 6–9 pm', '18:00'],
  ['Every show starts at 8 pm sharp!', '20:00'],
];
it.each(
  FORMS.flatMap(([form, list]) =>
    TOLD.flatMap(([where, write]) =>
      // Below a list, an hour of music is that of another evening.
      SENTENCES.filter(([told]) => where !== 'below' || !told.startsWith('Live')).map(
        ([told, hour]) => [told, where, form, write(list, told), hour] as const,
      ),
    ),
  ),
)('%s, %s %s', (_told, _where, _form, body, hour) => {
  expect(shown(found(body)).map((line) => line.slice(5, 11))).toEqual(Array(4).fill(`T${hour}`));
});
