import { expect, it } from 'vitest';
import { isBelowBar } from '../src/confidence/publishing-bar.ts';
import { listed } from './listing/shown.ts';

type Talk = [day: string, line: string, below: string];

const PLACES: Talk[] = [
  ['Friday, April 3, 2026', '4 pm Harbor Hall rooftop', 'Clara Voss, photographer'],
  ['Saturday, April 4, 2026', '4:45 pm, Harbor Hall rooftop', 'The Case of the Lost Painter'],
  ['Sunday, April 5, 2026', '9:30 am – 12 pm Museum of Reeds, Lantern Center', 'A Morning of Uncommon Artists'],
  ['Monday, April 6, 2026', '4 pm Harbor Hall rooftop', 'A Bridge Between Two Worlds'],
];

const NAMES: Talk[] = [
  ['Friday, April 3, 2026', '4 pm Chess Club', 'All are welcome'],
  ['Saturday, April 4, 2026', '4:45 pm, Chess Club', 'Bring a board'],
  ['Sunday, April 5, 2026', '9:30 am – 12 pm Movies in the Hall', 'Popcorn is free'],
  ['Monday, April 6, 2026', '4 pm Open Stage', 'Sign up at the door'],
];

const HOUSES: Talk[] = [
  ['Friday, April 3, 2026', '4 pm Tour of the Reed Museum', 'Meet at the gate'],
  ['Saturday, April 4, 2026', '4:45 pm, Pottery Fair', 'Bring a bag'],
  ['Sunday, April 5, 2026', '9:30 am – 12 pm Night at the Museum', 'With a guide'],
  ['Monday, April 6, 2026', '4 pm Lantern Parade', 'Starts at the bridge'],
];

const DRESSES: Record<string, (talk: Talk) => string> = {
  headings: ([day, line, below]) => `<div class="talk"><h2>${day}</h2><h2>${line}</h2><p>${below}</p></div>`,
  'low headings': ([day, line, below]) => `<section><h3>${day}</h3><h4>${line}</h4><p>${below}</p></section>`,
  'bold lines': ([day, line, below]) => `<li><p>${day}</p><p><b>${line}</b></p><p>${below}</p></li>`,
};

const doubts = (talks: Talk[], dress: (talk: Talk) => string) =>
  listed(`<h1>Upcoming Events</h1><div>${talks.map(dress).join('')}</div>`).drafts.filter(
    ({ title, doubts: said }) =>
      talks.some(([, line]) => line.endsWith(title.value)) &&
      said?.some((doubt) => doubt.includes('behind the hour')) === true,
  );

it.each(Object.entries(DRESSES))('places behind hours are no sure titles, in %s', (_, dress) => {
  const { drafts } = listed(`<h1>Upcoming Events</h1><div>${PLACES.map(dress).join('')}</div>`);
  const wrong = drafts.filter(({ title }) => PLACES.some(([, line]) => line.endsWith(title.value)));
  expect(wrong.filter((draft) => !isBelowBar(draft))).toEqual([]);
});

it('the reason is said', () => {
  const [dress] = Object.values(DRESSES);
  expect(dress && doubts(PLACES, dress)).toHaveLength(PLACES.length);
});

it.each(
  Object.entries(DRESSES).flatMap(([name, dress]) => [
    ['names', NAMES, name, dress] as const,
    ['names with houses', HOUSES, name, dress] as const,
  ]),
)('%s behind hours are titles, %#', (_, talks, _name, dress) => expect(doubts(talks, dress)).toEqual([]));
