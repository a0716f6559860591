import { expect, it } from 'vitest';
import type { Draft } from '../src/base/types.ts';
import { isBelowBar } from '../src/decide/doubt/publishing-bar.ts';
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

const VENUES: Talk[] = [
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

/** The drafts whose title stands behind an hour: of each line one. */
function behindHours(talks: Talk[], dress: (talk: Talk) => string) {
  const { drafts } = listed(`<h1>Upcoming Events</h1><div>${talks.map(dress).join('')}</div>`);
  const found = drafts.filter(({ title }) => talks.some(([, line]) => line.endsWith(title.value)));
  expect(found).toHaveLength(talks.length);
  return found;
}

const isSaid = ({ doubts }: Pick<Draft, 'doubts'>) =>
  doubts?.some(({ code }) => code === 'doubt.titleStandsBehindHourWhere') === true;

it.each(Object.entries(DRESSES))(
  'places behind hours are no sure titles, and the reason is said, in %s',
  (_, dress) => {
    const found = behindHours(PLACES, dress);
    expect(found.every(isBelowBar)).toBe(true);
    expect(found.every(isSaid)).toBe(true);
  },
);

it.each(
  Object.entries(DRESSES).flatMap(([name, dress]) => [
    ['names', name, NAMES, dress] as const,
    ['names with houses', name, VENUES, dress] as const,
  ]),
)('%s behind hours are titles, in %s', (_, _name, talks, dress) => {
  expect(behindHours(talks, dress).filter(isSaid)).toEqual([]);
});
