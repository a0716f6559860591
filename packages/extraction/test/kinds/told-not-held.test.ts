import { expect, it } from 'vitest';
import { found, rows, shown, table } from './page.ts';

const post = (title: string, day: string, text: string) =>
  `<article class="post"><h2><a href="/n/${title.length}">${title}</a></h2><p class="meta">${day}</p><p>${text}</p><a href="/n/${title.length}">Read more</a></article>`;
const POSTS = [
  post(
    'A new roof for the depot',
    'February 27, 2026',
    'The crew finished the last of the slates this week, and the scaffolding comes down soon.',
  ),
  post(
    'Volunteers thanked at the mill',
    'February 20, 2026',
    'Forty people gave more than a thousand hours last year, and the board thanked them all.',
  ),
  post(
    'Grant received for the trail',
    'February 6, 2026',
    'The county gave the association the sum that it needs to pave the last mile.',
  ),
].join('');
const EVENTS =
  '<h1>Upcoming Events</h1><div class="event"><h3>The Lanterns</h3><p>Friday, April 17, 2026, 8 pm</p></div><div class="event"><h3>Mud Season</h3><p>Saturday, April 18, 2026, 8 pm</p></div><div class="event"><h3>Brass Choir</h3><p>Sunday, April 26, 2026, 3 pm</p></div>';
const THREE = ['04-17T20:00 The Lanterns', '04-18T20:00 Mud Season', '04-26T15:00 Brass Choir'];
const WEEK = ['Mon, March 2', 'Tue, March 3', 'Wed, March 4', 'Thu, March 5', 'Fri, March 6'];

const NONE: Array<[string, string]> = [
  ['posts of a blog', `<h1>Blog</h1>${POSTS}`],
  ['posts with their hour', `<h1>From the Depot</h1>${POSTS.replace(/, 2026/g, ', 2026 at 9:14 am')}`],
  [
    'posts that name coming days',
    `<h1>Updates</h1>${post('Tickets for the gala are on sale', 'March 1, 2026', 'The gala is on April 17, and the first hundred seats are half the price.')}${post('Street party moved', 'February 27, 2026', 'The street party will be on June 6 because of the paving work.')}${post('Thanks to all who came', 'February 16, 2026', 'More than two hundred of you came to the winter walk.')}`,
  ],
  [
    'an archive of letters',
    `<h1>Newsletter Archive</h1>${rows(['<a href="/l/9">March 2026 – Spring at last</a>', '<a href="/l/8">February 2026 – The long winter</a>', '<a href="/l/7">January 2026 – A new year</a>'])}`,
  ],
  [
    'an archive of sermons',
    `<h1>Sermons</h1>${table([
      ['March 1, 2026', 'The Lost Coin', 'Rev. Ada Moss', 'Listen'],
      ['February 22, 2026', 'Bread and Salt', 'Rev. Ada Moss', 'Listen'],
      ['February 15, 2026', 'By Still Waters', 'Jo Whistle', 'Listen'],
    ])}`,
  ],
  [
    'hours of today',
    '<h1>Visit</h1><div class="hours"><h3>Today’s Hours</h3><p>Sunday, March 1</p><p>10 am – 5 pm</p></div><p>Come and see the kilns.</p>',
  ],
  ['hours of a week', `<h1>Plan a Visit</h1><h2>Hours this week</h2>${table(WEEK.map((day) => [day, '9 am – 5 pm']))}`],
  [
    'hours on holidays',
    `<h1>Kilns</h1><h2>Special hours</h2>${rows(['Good Friday, April 3: 9 am – noon', 'Easter Sunday, April 5: Closed', 'Memorial Day, May 25: 9 am – noon'])}`,
  ],
  [
    'episodes',
    `<h1>The Depot Podcast</h1>${post('Ada Moss on glass', 'March 1, 2026', '48 min')}${post('Jo Whistle on salt', 'February 22, 2026', '51 min')}${post('The last train', 'February 15, 2026', '44 min')}`,
  ],
  [
    'files by day',
    `<h1>Photo Archive</h1>${rows(['<a href="/g/3">Winter walk – February 14, 2026</a>', '<a href="/g/2">Lantern night – January 31, 2026</a>', '<a href="/g/1">First snow – January 10, 2026</a>'])}`,
  ],
  [
    'open today',
    '<h1>Mill Museum</h1><p>Open today, Sunday, March 1, 2026, from 10 am to 5 pm</p><p>The mill stands by the river since 1840.</p>',
  ],
];
it.each(NONE)('%s: nothing to attend', (_name, body) => {
  expect(shown(found(body))).toEqual([]);
});

it.each([
  ['posts below', `${EVENTS}<h2>Latest News</h2>${POSTS}`],
  ['posts beside, with another heading', `${EVENTS}<aside><h2>From the Blog</h2>${POSTS}</aside>`],
  [
    'hours of today above',
    `<div class="top"><strong>Today’s Hours</strong> Sunday, March 1: 10 am – 5 pm</div>${EVENTS}`,
  ],
  [
    'hours of the week beside',
    `<aside><h3>Gallery Hours</h3>${table(WEEK.map((day) => [day, '9 am – 5 pm']))}</aside>${EVENTS}`,
  ],
  ['open until, today', `<p>Open today until 5 pm · March 1, 2026</p>${EVENTS}`],
])('only the events count: %s', (_name, body) => {
  expect(shown(found(body))).toEqual(THREE);
});
