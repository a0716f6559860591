import { expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

/** Pages of any site that name a coming day and an hour, and are about nothing to attend. */
const PAGES: Array<[string, string]> = [
  ['Contact Us', 'Our office will reopen on March 15, 2026 at 9 am.'],
  [
    'About the Hall',
    'The hall opened its doors on April 4, 2026, at 7 pm after two years of work, and has room for 300.',
  ],
  ['Parking and Directions', 'The garage on Pine Street is closed from April 4 to April 8, 2026, 8 am to 5 pm.'],
  ['Frequently Asked Questions', 'Tickets go on sale Friday, April 3, 2026 at 10 am.'],
  ['Privacy Policy', 'Last revised March 3, 2026. Effective April 10, 2026, 12:00 am.'],
  ['Membership', 'Join by April 3, 2026, 5 pm, and save $10.'],
  ['Box Office', 'Open Friday, April 3, 2026, noon – 6 pm.'],
  ['Volunteer', 'Applications are open until April 3, 2026, 5 pm.'],
  ['Request for Proposals: Roof', 'Proposals are due April 3, 2026, 2 pm.'],
  ['Service Alert: Route 7', 'Detour from April 3, 2026, 6 am to April 6, 2026, 8 pm.'],
  ['Weather Forecast', 'Friday, April 3, 2026, 7 am: rain.'],
  ['Game Recap: Owls 3, Herons 2', 'April 3, 2026, 9:30 pm. The Owls won in the tenth.'],
  ['Summer Camp', 'Registration opens Friday, April 3, 2026 at 9 am.'],
  ['Marsh Wrens', 'Tickets go on sale Friday, April 3, 2026 at 10 am.'],
  ['Store Hours', 'Friday, April 3, 2026: 9 am – 9 pm'],
  ['Sign In', 'Maintenance: April 3, 2026, 2 am – 4 am'],
  ['Scholarships', 'Apply by Friday, April 3, 2026, 5 pm'],
  ['Dinner Menu', 'April 3, 2026, 5 – 10 pm'],
  ['Podcast Episode 12: The Marsh', 'April 3, 2026, 8:00 am'],
  ['The New Bridge', 'Engineers finished the last of its four piers on April 3, 2026 at 4 pm.'],
];

const FORMS: Array<[string, (text: string) => string]> = [
  ['a paragraph', (text) => `<p>${text}</p>`],
  ['an item', (text) => `<ul><li>${text}</li><li>Phone: 555-0100</li></ul>`],
  ['a cell', (text) => `<table><tr><td>${text}</td></tr></table>`],
];

it.each(FORMS.flatMap(([form, write]) => PAGES.map(([name, text]) => [name, form, write(text)] as const)))(
  '%s, in %s, is no event',
  (name, _form, body) => {
    const html = `<!doctype html><title>${name} | Town Hall</title><nav><a href="/">Home</a> <a href="/e">Events</a></nav><main><h1>${name}</h1>${body}</main><footer>Town Hall, 1 Main St, Columbia, SC 29201</footer>`;
    const document = {
      url: 'https://town.example/events/3f9a',
      contentType: 'text/html',
      bytes: new TextEncoder().encode(html),
    };
    expect(extract(document, COLUMBIA).drafts.map(({ title }) => title.value)).toEqual([]);
  },
);

/** Names of events with a word that other subjects have too. */
it.each([
  'Live Podcast: The Marsh',
  'Detour Walking Tour',
  'Departures',
  'Membership Mixer',
  'Visit with Ada Moss',
  'Menu Tasting at the Hall',
  'Volunteer Appreciation Dinner',
])('%s is an event', (name) => {
  const html = `<!doctype html><title>${name} | Town Hall</title><main><h1>${name}</h1><p>Friday, April 3, 2026, 7 pm</p><p>Town Hall</p></main>`;
  const document = {
    url: 'https://town.example/3f9a',
    contentType: 'text/html',
    bytes: new TextEncoder().encode(html),
  };
  expect(extract(document, COLUMBIA).drafts.map(({ start }) => start.value)).toEqual(['2026-04-03T19:00']);
});
