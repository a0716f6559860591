import { type Draft, type Extraction, extract, type LearnedExtractor, learn } from '../../src/index.ts';
import { ADDRESS, COLUMBIA } from '../reading.ts';

export interface Show {
  title: string;
  /** As the page writes it. */
  day: string;
  time: string;
  venue?: string;
  price?: string;
}

export const MARCH: Show[] = [
  { title: 'Jazz on the Green', day: 'Fri, March 6', time: '7:30 PM', venue: 'Granby Hall', price: '$12.50' },
  { title: 'Open Mic Night', day: 'Sat, March 7', time: '8 PM', venue: 'The Cellar', price: 'Free' },
  { title: 'Poets of the South', day: 'Wed, March 11', time: '6 PM', venue: 'Granby Hall', price: '$5' },
];
export const APRIL: Show[] = [
  { title: 'Spring Ball', day: 'Fri, April 3', time: '9 PM', venue: 'The Cellar', price: '$20' },
  { title: 'Chess for All', day: 'Sun, April 5', time: '2 PM', venue: 'Granby Hall', price: 'Free' },
  { title: 'String Quartet', day: 'Tue, April 7', time: '7 PM', venue: 'Granby Hall', price: '$15' },
  { title: 'Trivia', day: 'Wed, April 8', time: '7 PM', venue: 'The Cellar', price: '$3' },
];

export function documentOf(body: string, title = 'Events at Granby Arts') {
  const html = `<!doctype html><html><head><title>${title}</title></head><body>
    <nav><a href="/">Home</a> <a href="/about">About</a></nav>${body}<footer>Granby Arts, since 1998</footer></body></html>`;
  return { url: ADDRESS, contentType: 'text/html', bytes: new TextEncoder().encode(html) };
}

/** Cards, each with a box of its own. */
export const cards = (shows: readonly Show[]): string =>
  `<main><h1>Upcoming events</h1><div class="grid">${shows
    .map(
      ({ title, day, time, venue, price }, index) => `<article class="card post-${4000 + index}">
        <a class="pic" href="/e/${slug(title)}"><img src="/img/${slug(title)}.jpg"></a>
        <h3 class="card-title"><a href="/e/${slug(title)}">${title}</a></h3>
        <p class="when">${day} at ${time}</p><p class="venue">${venue}</p><p class="price">${price}</p></article>`,
    )
    .join('\n')}</div></main>`;

/** Days as headings, the day's events under them. */
export const underDays = (shows: readonly Show[]): string =>
  `<main><h1>Calendar</h1>${shows
    .map(
      ({ title, day, time }) => `<h2 class="day">${day}, 2026</h2><ul class="list">
        <li class="row"><b class="what">${title}</b> <span class="at">${time}</span></li>
        <li class="row"><b class="what">After ${title}</b> <span class="at">11 PM</span></li></ul>`,
    )
    .join('\n')}</main>`;

/** One line each, cut at separators. */
export const lines = (shows: readonly Show[]): string =>
  `<main><h1>Shows</h1><ul class="shows">${shows.map(({ title, day, time, venue }) => `<li>${day}, ${time} – ${title} @ ${venue}</li>`).join('')}</ul></main>`;

/** A heading, and behind it, without a box around both, what belongs to it. */
export const runs = (shows: readonly Show[]): string =>
  `<main><h1>Upcoming concerts</h1><div class="body">${shows.map(({ title, day, time }) => `<h3 class="name">${title}</h3><p class="info">${day}, 2026, ${time}</p><p>Come and see.</p>`).join('')}</div></main>`;

/** What no free rung reads: dates that stand in a list of news are those of publication. */
export const news = (shows: readonly Show[]): string =>
  `<main><div class="news">${shows.map(({ title, day, time }) => `<div class="entry"><h3>${title}</h3><p>${day}, ${time}</p></div>`).join('')}</div></main>`;

function slug(title: string): string {
  return title.toLowerCase().replace(/\W+/g, '-');
}

/** Reads a page by the free rungs, and learns from it. */
export function lessonFrom(body: string, title?: string): LearnedExtractor {
  const document = documentOf(body, title);
  const learned = learn(document, COLUMBIA, extract(document, COLUMBIA).drafts);
  if (!learned) throw new Error('nothing could be learned from this page');
  return learned;
}

/** Reads a page with what was learned from another. */
export const readAgain = (body: string, learned: LearnedExtractor, title?: string): Extraction =>
  extract(documentOf(body, title), COLUMBIA, learned);

/** `title start` of each draft. */
export const showings = (drafts: readonly Draft[]): string[] =>
  drafts.map(({ title, start }) => `${title.value} ${start.value}`);
