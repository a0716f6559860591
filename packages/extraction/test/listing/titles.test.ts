import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const card = (day: string, ...parts: string[]) =>
  `<div class="card"><p class="when">${day}, 7 pm</p>${parts.join('')}<a href="/more">Read more</a></div>`;
const title = (name: string) => `<h3 class="name"><a href="/e">${name}</a></h3>`;

describe('titles of a list', () => {
  const feasts = [
    card('Sun, May 17', title('17th of May in Haymarket')),
    card('Fri, May 1', title('May 1 in the Mill District')),
    card('Sat, July 4', title('4th of July Concert')),
  ].join('');
  const hours = [
    '<tr><td>Wed, March 4, 2026 at 12:10 PM</td><td><strong><a href="/organ">Noon Organ Recital</a></strong></td></tr>',
    '<tr><td>Fri, March 6, 2026 at 11:30 PM</td><td><strong><a href="/film">Midnight Movie Club</a></strong></td></tr>',
    '<tr><td>Tue, March 10, 2026 at 6 PM</td><td><strong><a href="/talk">Talk on Tides</a></strong></td></tr>',
  ].join('');
  const presented = [
    card('March 6, 2026', '<h5 class="by">Blue Barn Presents</h5>', title('Harp Duo')),
    card('March 7, 2026', '<h5 class="by">Blue Barn</h5>', title('Cello Hour')),
    card('March 8, 2026', '<h5 class="by">Blue Barn</h5>', title('Brass Night')),
    card('March 9, 2026', '<h5 class="by">Blue Barn</h5>', title('Song Circle')),
  ].join('');
  const misspelt = [
    '<div class="row"><div>Friday March 6</div><div>Harp Duo</div><a href="/t">Buy Tickets</a></div>',
    '<div class="row"><div>Thrusday March 12</div><div>Cello Hour</div><a href="/t">Buy Tickets</a></div>',
    '<div class="row"><div>Friday March 13</div><div>Brass Night</div><a href="/t">Buy Tickets</a></div>',
  ].join('');
  const labelled = [
    card('March 6, 2026', '<p>Category:</p><p>For families</p>', '<p>Lantern Walk along the river</p>'),
    card('March 7, 2026', '<p>Category:</p><p>For adults</p>', '<p>Wood Carving for beginners</p>'),
    card('March 8, 2026', '<p>Category:</p><p>For seniors</p>', '<p>Tea and Chess</p>'),
  ].join('');
  const cases: Array<[string, string, string[]]> = [
    [
      'a day that is part of the name',
      feasts,
      [
        '17th of May in Haymarket 2026-05-17T19:00',
        'May 1 in the Mill District 2026-05-01T19:00',
        '4th of July Concert 2026-07-04T19:00',
      ],
    ],
    [
      'an hour that is part of the name',
      `<table>${hours}</table>`,
      ['Noon Organ Recital 2026-03-04T12:10', 'Midnight Movie Club 2026-03-06T23:30', 'Talk on Tides 2026-03-10T18:00'],
    ],
    [
      'a presenter above every title',
      presented,
      [
        'Harp Duo 2026-03-06T19:00',
        'Cello Hour 2026-03-07T19:00',
        'Brass Night 2026-03-08T19:00',
        'Song Circle 2026-03-09T19:00',
      ],
    ],
    ['a weekday written wrong', misspelt, ['Harp Duo 2026-03-06', 'Cello Hour 2026-03-12', 'Brass Night 2026-03-13']],
    [
      'labels with other values',
      labelled,
      [
        'Lantern Walk along the river 2026-03-06T19:00',
        'Wood Carving for beginners 2026-03-07T19:00',
        'Tea and Chess 2026-03-08T19:00',
      ],
    ],
  ];
  for (const [name, body, expected] of cases)
    it.each(dresses(`<h1>What’s on</h1>${body}`))(`${name}, %s`, (_, html) => {
      expect(shown(listed(html)).toSorted()).toEqual(expected.toSorted());
    });

  it('keeps a bracket that the name closes', () => {
    const found = listed(
      `<h1>Shows</h1>${card('March 6, 2026', title('(Half) Moon Quartet'))}${card('March 7, 2026', title('Cello Hour'))}`,
    );
    expect(shown(found)).toContain('(Half) Moon Quartet 2026-03-06T19:00');
  });
});
