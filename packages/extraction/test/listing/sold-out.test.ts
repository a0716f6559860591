import { describe, expect, it } from 'vitest';
import { listed } from './shown.ts';

const card = (name: string, when: string, note = '') =>
  `<article class="event"><h2><a href="/e/${name.length}">${name}</a></h2><p>${when}</p><p>Old Mill</p>${note}</article>`;
/** The names of what a list of three says to be sold out. */
const soldOut = (note: string, when = 'Saturday, March 28, 2026, 8 pm') =>
  listed(
    card('Marsh Wrens', 'Friday, March 27, 2026, 8 pm') +
      card('Reed Trio', when, note) +
      card('Clay for Beginners', 'Sunday, March 29, 2026, 2 pm'),
  )
    .drafts.filter((draft) => draft.soldOut?.value)
    .map(({ title }) => title.value);

describe('what an entry of a list says of its tickets', () => {
  it.each([
    ['<p>Sold out</p>'],
    ['<span class="badge">SOLD OUT!</span>'],
    ['<p>Tickets sold out</p>'],
    ['<p>This show is sold out.</p>'],
    ['<p>Tickets: sold out</p>'],
    ['<p>Agotado</p>'],
    ['<p>Boletos agotados</p>'],
    ['<p>Las entradas están agotadas.</p>'],
    ['<p>Función agotada</p>'],
    ['<p>No quedan entradas</p>'],
    ['<p>Cupo lleno</p>'],
  ])('sold out: %s', (note) => expect(soldOut(note)).toEqual(['Reed Trio']));

  it('sold out, behind the hour', () => {
    expect(soldOut('', 'Saturday, March 28, 2026, 8 pm – SOLD OUT')).toEqual(['Reed Trio']);
  });

  it.each([
    ['<p>Nearly sold out</p>'],
    ['<p>VIP tickets sold out</p>'],
    ['<p>General admission</p><p>Sold out</p><p>Balcony $20</p>'],
    ['<p>This show will sell out</p>'],
    ['<p>Boletos casi agotados</p>'],
    ['<p>Entradas disponibles</p>'],
  ])('not: %s', (note) => expect(soldOut(note)).toEqual([]));

  it('says it of none of several showings', () => {
    expect(soldOut('<p>Sold out</p>', 'March 28, 2026, 2 pm and 8 pm')).toEqual([]);
  });
});
