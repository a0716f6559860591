import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

function venuesAt(url: string, html: string): Array<string | undefined> {
  const bytes = new TextEncoder().encode(`<!doctype html>${html}`);
  const hints = { ...COLUMBIA, today: '2026-11-27' };
  const { drafts } = extract({ url, contentType: 'text/html', bytes }, hints);
  return [...new Set(drafts.map(({ venue }) => venue?.value))];
}

const ACTS = ['Glass Harbor', 'Velvet Fox', 'The Night Shift Trio', 'Cold Creek Ramblers', 'Paper Lanterns'];
const untimed = ACTS.map((act, index) => `<li><b>Dec ${4 + index * 7 - (index > 3 ? 1 : 0)}</b> – ${act}</li>`).join(
  '',
);

describe('a program without hours', () => {
  it.each([
    ['live music', 'https://copperkettle.example/live-music', 'Live Music | Copper Kettle'],
    ['listings', 'https://www.copperkettle.example/listings/', 'Copper Kettle: Listings'],
    ['what’s on', 'https://copperkettle.example/p/2', "What's On | Copper Kettle"],
    ['a line-up', 'https://copperkettle.example/lineup', 'Lineup - Copper Kettle'],
  ])('of %s is at the venue whose site it is', (_, url, title) => {
    expect(venuesAt(url, `<title>${title}</title><h2>December 2026</h2><ul>${untimed}</ul>`)).toEqual([
      'Copper Kettle',
    ]);
  });

  it.each([
    ['of a league', 'https://copperleague.example/listings', 'Listings | Copper League'],
    ['that is a page of other words', 'https://copperkettle.example/news', 'News | Copper Kettle'],
  ])('%s names no venue', (_, url, title) => {
    expect(venuesAt(url, `<title>${title}</title><h2>December 2026</h2><ul>${untimed}</ul>`)).not.toContain(
      title.split(' | ')[1],
    );
  });
});

const days = ['Dec 7, 2026', 'Dec 14, 2026', 'Dec 21, 2026']
  .map((day, index) => `<h3>${day}</h3><p>${['Active Perception', 'Video Diffusion', 'Shiny Surfaces'][index]}</p>`)
  .join('');

describe('a place stated once above a list', () => {
  it.each([
    ['Location: Iribe 4105', 'Iribe 4105'],
    ['Where: Room 12, Carver Hall', 'Room 12, Carver Hall'],
    ['Venue: The Grange', 'The Grange'],
    ['Place: Fireside Lounge', 'Fireside Lounge'],
  ])('%s', (line, place) => {
    const html = `<title>Vision Seminar</title><h1>Vision Seminar</h1><p>Time: Mondays 12PM-1PM</p><p>${line}</p><h2>Schedule</h2>${days}`;
    expect(venuesAt('https://seminar.example/', html)).toEqual([place]);
  });
});
