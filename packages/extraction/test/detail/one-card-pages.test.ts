import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

function read(html: string): string[] {
  const document = { url: 'https://a.example/p/9', contentType: 'text/html', bytes: new TextEncoder().encode(html) };
  return extract(document, { ...COLUMBIA, today: '2026-11-01' }).drafts.map(
    ({ title, start }) => `${title.value} ${start.value}`,
  );
}
const DAY = '<p>Saturday, December 5</p>';

describe('the highest heading of a page without a title names its event', () => {
  it.each<[string, string, string]>([
    [
      'below the day',
      `${DAY}<h2>The Lantern Parade</h2><p>Starts promptly at <b>6:00 p.m.</b></p><h3>Where to line up</h3><p>The school lot.</p><h3>When</h3><p>Line-up runs 5:00 to 5:45 p.m.</p>`,
      'The Lantern Parade 2026-12-05T18:00',
    ],
    [
      'above a week of evenings',
      '<h2>Winter Bible School</h2><p>December 7 - December 11, 5:30pm - 8:00pm</p><p>Kids dive into an adventure.</p>',
      'Winter Bible School 2026-12-07T17:30',
    ],
    [
      'above fields',
      '<h2>Soup Supper</h2><p>When: December 5, 2026, 6 pm</p><p>Where: Fire Hall</p><h3>What to bring</h3><p>A bowl.</p>',
      'Soup Supper 2026-12-05T18:00',
    ],
    [
      'of the third level',
      `<h3>Cookie Swap</h3>${DAY}<p>10 am, Town House</p><p>Free admission</p>`,
      'Cookie Swap 2026-12-05T10:00',
    ],
    [
      'with a picture ahead',
      `<img src="a.jpg"><h2>Toy Drive Concert</h2><p>Saturday, December 5 | 7:30 PM</p><p>Armory</p><p>Tickets $5</p>`,
      'Toy Drive Concert 2026-12-05T19:30',
    ],
  ])('%s', (_, body, expected) => {
    expect(read(body)).toEqual([expected]);
  });

  it.each<[string, string]>([
    ['of several', `<h2>Soup Supper</h2><p>December 5, 2026, 6 pm</p><h2>Hours</h2><p>Mondays</p><h2>Contact</h2>`],
    ['of a notice', '<h2>Office Closed</h2><p>Thursday, December 24, 2026, from 12:00 PM</p>'],
    ['of news', '<h2>New Roof</h2><p>Posted on December 5, 2026</p><p>The roof is done.</p>'],
    ['of a form', '<h2>Vendor Application</h2><p>Return by December 5, 2026, 5 pm</p>'],
  ])('but not that %s', (_, body) => {
    expect(read(body).filter((one) => !one.startsWith('Soup Supper'))).toEqual([]);
  });
});

describe('a sentence invites to the event of a page on its day', () => {
  const page = (sentence: string, title = 'Sill Hoopfest') =>
    `<title>${title}</title><h2>${title}</h2><h3>Welcome!</h3><p>${sentence}</p><p>It is a tournament for all grades.</p>`;

  it.each([
    'Join us on December 5th for Sill Hoopfest! See the rules for more.',
    'You’re invited to Sill Hoopfest on Saturday, December 5.',
    'Come out to Sill Hoopfest, December 5, 2026, at the school.',
    'We invite everyone to the Sill Hoopfest, to be held on December 5, 2026.',
    'Tickets for Sill Hoopfest on December 5 are $5.',
  ])('%s', (sentence) => {
    expect(read(page(sentence))).toEqual(['Sill Hoopfest 2026-12-05']);
  });

  it.each([
    'Sill Hoopfest was founded on December 5 by two friends.',
    'Registration closes on December 5.',
    'The board of Sill Hoopfest met on December 5.',
    'Donate to Sill Hoopfest by December 5.',
  ])('but not: %s', (sentence) => {
    expect(read(page(sentence))).toEqual([]);
  });
});

describe('a slogan is no name of an event', () => {
  it('between a day and what stands below it', () => {
    const page =
      '<title>Golden Grande Parade | Golden Days ’26</title><p>GOLDEN DAYS ’26 DECEMBER 1–9</p><h1>GRANDE<br>PARADE.</h1><p>Elm Grande Parade - December 5, 2026 - 10am-Noon</p><h2>BIG FLOATS.<br><em>BIG CROWDS.</em></h2><h2>PARADE<br>PRICING.</h2><p>Late Fee · Applied after November 21, 2026 $50</p><h2>SAFETY +<br>PARTICIPATION.</h2><p>The Golden Grande Parade begins at the Carl Center.</p>';
    expect(read(page)).toEqual(['Golden Grande Parade 2026-12-05T10:00']);
  });
});
