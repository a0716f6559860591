import { expect, it } from 'vitest';
import { found, paragraphs, rows } from './page.ts';

const SHOWS = rows([
  'Fri, Apr 3, 8 pm – The Lanterns',
  'Sat, Apr 4, 8 pm – Mud Season',
  'Fri, Apr 10, 8 pm – Brass Choir',
  'Sat, Apr 11, 8 pm – Ada Moss',
]);
const CARDS = [
  ['April 3', 'The Lanterns'],
  ['April 4', 'Mud Season'],
  ['April 10', 'Brass Choir'],
]
  .map(([day, name]) => `<div class="ev"><h3><a href="/e/${name}">${name}</a></h3><p>${day}, 2026</p></div>`)
  .join('');
const TALKS = paragraphs([
  '<b>Glass by hand</b> Tuesday, April 7, 2026, 10 am',
  '<b>Salt and fire</b> Tuesday, April 14, 2026, 10 am',
  '<b>Kiln day</b> Saturday, April 18, 2026, 11 am',
]);
const STREET = '12 Dock St, Columbia, SC 29201';

const CASES: Array<[string, string, { head: string; foot: string; host: string }, string]> = [
  [
    'name in the title, name and address in the foot',
    `<h1>Shows</h1>${SHOWS}`,
    {
      head: '<title>Shows | The Rusty Anchor</title>',
      foot: `The Rusty Anchor · ${STREET} · 555-0100`,
      host: 'rustyanchor.example',
    },
    'The Rusty Anchor',
  ],
  [
    'name in the title, address alone in the foot',
    `<h1>Calendar</h1>${CARDS}`,
    { head: '<title>Calendar – Millpond</title>', foot: `${STREET}<br>555-0100`, host: 'millpondsc.example' },
    'Millpond',
  ],
  [
    'name of the site for others',
    `<h1>Upcoming</h1>${SHOWS}`,
    {
      head: '<title>Upcoming Shows</title><meta property="og:site_name" content="Harlow’s">',
      foot: STREET,
      host: 'harlows.example',
    },
    'Harlow’s',
  ],
  [
    'slogan in the title',
    `<h1>Live Music</h1>${SHOWS}`,
    { head: '<title>Harlow’s | Live Music in Columbia</title>', foot: `Harlow’s, ${STREET}`, host: 'harlows.example' },
    'Harlow’s',
  ],
  [
    'copyright line',
    `<h1>Events</h1>${CARDS}`,
    { head: '<title>Events</title>', foot: `${STREET}<br>© 2026 Harlow’s Kiln`, host: 'harlowskiln.example' },
    'Harlow’s Kiln',
  ],
  [
    'address in the head of the page',
    `<header>The Nook · 14 Elm Street · Columbia, SC 29201</header><h1>What’s On</h1>${CARDS}`,
    { head: '<title>What’s On | The Nook</title>', foot: '© 2026', host: 'thenooksc.example' },
    'The Nook',
  ],
  [
    'data of an organization',
    `<h1>Events</h1>${CARDS}`,
    {
      head: '<title>Events</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Glass Yard","address":{"@type":"PostalAddress","streetAddress":"14 Elm Street","addressLocality":"Columbia","addressRegion":"SC"}}</script>',
      foot: '© 2026',
      host: 'glassyard.example',
    },
    'Glass Yard',
  ],
  [
    'block of an address',
    `<h1>Classes</h1>${TALKS}`,
    {
      head: '<title>Classes – Glass Yard</title>',
      foot: '<address>Glass Yard<br>14 Elm Street<br>Columbia, SC 29201</address>',
      host: 'gy.example',
    },
    'Glass Yard',
  ],
  [
    'picture with the name as logo',
    `<header><a href="/"><img src="/l.png" alt="Glass Yard logo"></a></header><h1>Classes</h1>${TALKS}`,
    {
      head: '<title>Classes</title>',
      foot: 'Glass Yard, 14 Elm Street, Columbia, SC 29201',
      host: 'glassyard.example',
    },
    'Glass Yard',
  ],
  [
    'visit us',
    `<h1>Shows</h1>${CARDS}`,
    {
      head: '<title>Shows | Ember</title>',
      foot: `<h4>Visit us</h4><p>Ember</p><p>${STREET}</p>`,
      host: 'emberbar.example',
    },
    'Ember',
  ],
  [
    'address without a zip code',
    `<h1>Shows</h1>${SHOWS}`,
    {
      head: '<title>The Rusty Anchor - Shows</title>',
      foot: 'Find us: 12 Dock Street, Columbia, SC',
      host: 'rustyanchor.example',
    },
    'The Rusty Anchor',
  ],
  [
    'a logo in letters',
    `<header><a class="logo" href="/">Glass Yard</a></header><h1>Events</h1>${CARDS}`,
    { head: '<title>Home</title>', foot: STREET, host: 'gy.example' },
    'Glass Yard',
  ],
  [
    'a picture as logo on another host',
    `<header><a href="/"><img src="/l.png" alt="Glass Yard"></a></header><h1>Events</h1>${SHOWS}`,
    { head: '<title>Events</title>', foot: STREET, host: 'gy.example' },
    'Glass Yard',
  ],
  [
    'a slogan behind the name',
    `<h1>Events</h1>${TALKS}`,
    { head: '<title>Glass Yard | Columbia’s home for fire</title>', foot: STREET, host: 'gy.example' },
    'Glass Yard',
  ],
  [
    'where to find it',
    `<h1>Events</h1>${SHOWS}`,
    { head: '<title>Events</title>', foot: `Find us at Harlow’s Kiln, ${STREET}`, host: 'hk.example' },
    'Harlow’s Kiln',
  ],
];
it.each(CASES)('%s', (_name, body, page, venue) => {
  const { drafts } = found(body, page);
  expect(drafts.length).toBeGreaterThanOrEqual(3);
  expect(new Set(drafts.map((draft) => draft.venue?.value.replace("'", '’')))).toEqual(new Set([venue]));
});

const ABROAD = rows([
  'Fri, Apr 3, 8 pm – The Lanterns at Birch Hall',
  'Sat, Apr 4, 8 pm – Mud Season at The Nook',
  'Fri, Apr 10, 8 pm – Brass Choir',
]);
it.each<[string, string, { head: string; foot: string; host: string }]>([
  [
    'an agenda of a town',
    `<h1>Things to do</h1>${CARDS}`,
    {
      head: '<title>Things to Do | Columbia Weekly</title>',
      foot: `Columbia Weekly, ${STREET}`,
      host: 'columbiaweekly.example',
    },
  ],
  [
    'a club that meets elsewhere',
    `<h1>Rides</h1>${paragraphs(['<b>Ridge loop</b> Saturday, April 4, 2026, 8 am', '<b>River loop</b> Saturday, April 11, 2026, 8 am', '<b>Mill loop</b> Saturday, April 18, 2026, 8 am'])}`,
    {
      head: '<title>Rides | Columbia Cycling Club</title>',
      foot: 'Columbia Cycling Club, PO Box 12, Columbia, SC 29201',
      host: 'columbiacycling.example',
    },
  ],
  [
    'a band on tour',
    `<h1>Tour</h1>${rows(['Fri, Apr 3 – Athens, GA – 40 Watt', 'Sat, Apr 4 – Macon, GA – Grant’s', 'Fri, Apr 10 – Asheville, NC – Orange Peel'])}`,
    { head: '<title>Tour | The Lanterns</title>', foot: '© 2026 The Lanterns', host: 'thelanterns.example' },
  ],
  [
    'a promoter',
    `<h1>Shows</h1>${ABROAD}`,
    { head: '<title>Shows | Fuse Presents</title>', foot: '© 2026 Fuse Presents', host: 'fusepresents.example' },
  ],
])('not: %s', (_name, body, page) => {
  const site = /[|] (.*?)</.exec(page.head)?.[1];
  expect(found(body, page).drafts.filter((draft) => draft.venue?.value === site)).toEqual([]);
});
