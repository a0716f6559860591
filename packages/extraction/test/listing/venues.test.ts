import { describe, expect, it } from 'vitest';
import { type Extraction, extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';
import { dresses } from './shown.ts';

const at = (host: string, text: string, contentType = 'text/html'): Extraction =>
  extract(
    { url: `https://${host}/calendar`, contentType, bytes: new TextEncoder().encode(text) },
    { ...COLUMBIA, today: '2026-03-01' },
  );
const venues = (found: Extraction) => [...new Set(found.drafts.map(({ venue }) => venue?.value))];
const page = (title: string, body: string, head = '') =>
  `<!doctype html><head><title>${title}</title>${head}</head><body>${body}</body>`;

const SHOWS = [
  ['March 6, 2026', 'Ada Poe Trio'],
  ['March 8, 2026', 'Cello Hour'],
  ['March 9, 2026', 'The Brass Six'],
  ['March 12, 2026', 'Plum & Co'],
] as const;
const cards = (more: (index: number) => string = () => '', doors = true) =>
  SHOWS.map(
    ([day, title], index) =>
      `<div class="card"><h3>${title}</h3><p class="when">${day} ${doors ? 'Doors: 7 pm, ' : ''}Show: 8 pm</p>${more(index)}</div>`,
  ).join('');

describe('the venue that publishes a list', () => {
  describe.each(dresses(cards()))('cards %s', (_dress, body) => {
    it.each([
      ['in the title, spelled by the host', page('Velvet Fox – Calendar &amp; Tickets', body)],
      ['in a welcome', page('Welcome to the Velvet Fox', body)],
      ['after the name of a room', page('Gallery 2 — Velvet Fox', body)],
      ['in the copyright line', page('Calendar', `${body}<footer>© 2026 Velvet Fox Inc. All rights reserved</footer>`)],
    ])('is the name of the site %s', (_, html) => {
      expect(venues(at('www.velvetfox.example', html))).toEqual(['Velvet Fox']);
    });
  });

  it('is known by what only a venue offers', () => {
    const foot = '<footer>Private events · Bottle service</footer>';
    expect(
      venues(at('velvetfox.example', page('Velvet Fox | Upcoming shows now', cards(undefined, false) + foot))),
    ).toEqual(['Velvet Fox']);
  });

  describe.each(dresses(cards(undefined, false)))('several signs agree on it: cards %s', (_dress, body) => {
    const logo = '<header><a href="/"><img src="/l.png" alt="Velvet Fox logo"></a></header>';
    const inLetters = '<header><a href="/">Velvet Fox</a></header>';
    const foot = '<footer><p>Velvet Fox</p><p>120 Main Street</p><p>Columbia, SC 29201</p></footer>';
    const onOneLine = '<footer>Velvet Fox | 120 Main Street, Columbia, SC</footer>';
    const data =
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"x"},{"@type":["MusicVenue","LocalBusiness"],"name":"The Velvet Fox"}]}</script>';
    const site = '<meta property="og:site_name" content="Velvet Fox">';
    it.each([
      ['logo and address', page('Shows', logo + body + foot)],
      ['its name in letters and its address on one line', page('Shows', inLetters + body + onOneLine)],
      ['data and logo', page('Shows', logo + body, data)],
      ['the site’s name and address', page('Shows', body + foot, site)],
    ])('%s', (_, html) =>
      expect(venues(at('shows.example', html)).map((name) => name?.replace('The ', ''))).toEqual(['Velvet Fox']),
    );

    it.each([
      ['a logo alone', page('Shows', logo + body)],
      ['an office’s address alone', page('Shows', body + foot.replace('Velvet Fox', 'Contact Us'))],
      ['another’s address', page('Shows', logo + body + foot.replace('Velvet Fox', 'Main Street Realty'))],
      [
        'one who puts on shows elsewhere',
        page('Shows', (logo + body + foot).replaceAll('Velvet Fox', 'Velvet Fox Presents')),
      ],
      [
        'an organization’s data',
        page('Shows', logo + body, data.replace('["MusicVenue","LocalBusiness"]', '"Organization"')),
      ],
    ])('not by %s', (_, html) => expect(venues(at('shows.example', html))).toEqual([undefined]));
  });

  it.each([
    [
      'nothing tells of a house',
      page('Velvet Fox | Upcoming shows now', cards(undefined, false).replaceAll('8 pm', '10 am')),
    ],
    ['the site puts on shows elsewhere', page('Velvet Fox Presents | Upcoming shows now', cards())],
    ['the name is its city’s', page('Columbia | Upcoming shows now', cards())],
  ])('is left out if %s', (_, html) => {
    expect(venues(at(html.includes('Velvet') ? 'velvetfox.example' : 'columbia.example', html))).toEqual([undefined]);
  });

  it('is neither the door nor a button', () => {
    const body = cards(
      (index) => `<p>$9 / $12 at the door</p><p class="venue-buttons"><a href="/t/${index}">Tickets</a></p>`,
    );
    expect(venues(at('velvetfox.example', page('Velvet Fox – Calendar', body)))).toEqual(['Velvet Fox']);
  });

  it('gives way to the venues on the cards', () => {
    const halls = ['Birch Hall', 'Elm Street Theater', 'Grange Hall', 'Old Mill Tavern'];
    const body = cards((index) => `<p class="venue">${halls[index]}</p>`);
    expect(venues(at('velvetfox.example', page('Velvet Fox – Calendar', body)))).toEqual(halls);
  });

  it('names the whole venue with a room', () => {
    const body = cards((index) => `<p class="venue">${index % 2 ? 'Auditorium' : 'Lower Lobby'}</p>`);
    expect(venues(at('birch.example', page('Events | Birch Hill Museum', body)))).toEqual([
      'Lower Lobby, Birch Hill Museum',
      'Auditorium, Birch Hill Museum',
    ]);
  });
});

describe('the place inside loose properties', () => {
  it('is the event’s, not the site', () => {
    const body = SHOWS.map(
      ([day, title], index) =>
        `<div><a href="/e/${index}"><h2 itemprop="name">${title}</h2></a><p itemprop="startDate" content="${day} 8:00pm">${day}</p><div itemprop="location" itemscope itemtype="http://schema.org/Place"><b itemprop="name">Hall ${index}</b></div></div>`,
    ).join('');
    expect(venues(at('fox.example', page('Home | Velvet Fox', `<main>${body}</main>`)))).toEqual([
      'Hall 0',
      'Hall 1',
      'Hall 2',
      'Hall 3',
    ]);
  });
});

describe('the venue that publishes a feed', () => {
  const feed = (title: string, text: string, location = '-') =>
    `<?xml version="1.0"?><rss version="2.0"><channel>${title}${SHOWS.map(
      ([, name], index) =>
        `<item><title>${name}</title><description>${text}</description><x:location>${location}</x:location><x:start_date>2026-03-1${index} 19:30:00</x:start_date></item>`,
    ).join('')}</channel></rss>`;

  it.each([
    ['its title', 'birch.example', feed('<title>Birch Hall Events</title>', 'Music.'), 'Birch Hall'],
    ['what its entries call it', 'theblueroom.example', feed('', 'No tickets are sold at the Blue Room.'), 'Blue Room'],
    ['its fields first', 'birch.example', feed('<title>Birch Hall</title>', 'Music.', 'Elm Park'), 'Elm Park'],
    ['no guide', 'birch.example', feed('<title>Theater Guide</title>', 'Music.'), undefined],
    ['no place that its host does not spell', 'news.example', feed('', 'He has played at the Blue Room.'), undefined],
  ])('is told by %s', (_, host, text, venue) => {
    expect(venues(at(host, text, 'application/rss+xml'))).toEqual([venue]);
  });

  it.each([
    [{ clientName: 'Birch Theatre' }, 'Birch Theatre'],
    [{ organization: { name: 'Birch Theatre' } }, 'Birch Theatre'],
    [{ clientName: 'Birch County Arts Council' }, undefined],
  ])('is told by a field at the top of JSON, %j', (top, venue) => {
    const events = SHOWS.map(([, name], index) => ({ name, startDate: `2026-03-1${index}T19:30:00` }));
    expect(venues(at('tickets.example', JSON.stringify({ ...top, events }), 'application/json'))).toEqual([venue]);
  });

  it.each([
    ['Birch Hall Public Events', '', 'Birch Hall'],
    ['Birch Hall', 'LOCATION:Elm Park', 'Elm Park'],
    ['Birch Book Club', '', undefined],
  ])('is told by the name of a calendar, %s %s', (name, line, venue) => {
    const event = ['BEGIN:VEVENT', 'SUMMARY:Cello Hour', 'DTSTART:20260310T190000', line, 'END:VEVENT'].filter(Boolean);
    const text = ['BEGIN:VCALENDAR', `X-WR-CALNAME:${name}`, ...event, 'END:VCALENDAR', ''].join('\r\n');
    expect(venues(at('calendars.example', text, 'text/calendar'))).toEqual([venue]);
  });
});
