import { describe, expect, it } from 'vitest';
import { playsOf, showsOf } from '../src/calendar/shows-of.ts';

const hall = { name: 'The Hall', street: '1 Main Street', zip: '29201' };

describe('the leaflet of a venue', () => {
  it('gives each show its day, its price and what else its line says', () => {
    const leaflet = `
      Owl Walk | Fri 20:00-21:30 | Outdoor | $12 | season: 11-2 | hint: Ages 12+: bring a lamp
        Five slow miles. It starts at eight.
      Choir | Mon 18:00 | Music | at: hall | everyWeeks: 2 | online
        Rounds.`;
    expect(showsOf(leaflet, { hall })).toEqual([
      {
        title: 'Owl Walk',
        when: 'Fri 20:00-21:30',
        category: 'Outdoor',
        price: '$12',
        season: [11, 2],
        hint: 'Ages 12+: bring a lamp',
        text: 'Five slow miles. It starts at eight.',
      },
      {
        title: 'Choir',
        when: 'Mon 18:00',
        category: 'Music',
        at: hall,
        everyWeeks: 2,
        isOnline: true,
        text: 'Rounds.',
      },
    ]);
  });

  it('gives plays no day', () => {
    expect(playsOf('Hamlet | Arts | Free\n  A prince.')).toEqual([
      { title: 'Hamlet', category: 'Arts', price: 'Free', text: 'A prince.' },
    ]);
  });

  it.each([
    ['a category that there is not', 'Choir | Mon 18:00 | Singing | Free\n  Rounds.'],
    ['a word that no show has', 'Choir | Mon 18:00 | Music | Free | color: red\n  Rounds.'],
    ['a venue that it is not told', 'Choir | Mon 18:00 | Music | Free | at: hall\n  Rounds.'],
    ['a show without a text', 'Choir | Mon 18:00 | Music | Free'],
  ])('refuses %s', (_, leaflet) => {
    expect(() => showsOf(leaflet)).toThrow();
  });
});
