import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const card = (day: string, kind: string, title: string) =>
  `<a class="card" href="/${title}"><div><span>MAR</span><span>${day}</span></div><span>${kind}</span><h3>${title}</h3><p>7:30 PM</p></a>`;

it('takes the kind of an event for no room of a venue with that word in its name', () => {
  const html =
    card('13', 'Dance', 'Winter Moves') + card('20', 'Theatre', 'Twelve Jurors') + card('28', 'Music', 'Brass');
  const { drafts } = listed(`<h1>Events</h1>${html}`, 'What’s On | Harbison Theatre', '2026-02-01');
  expect(drafts.map(({ venue }) => venue?.value)).toEqual(Array(3).fill('Harbison Theatre'));
});
