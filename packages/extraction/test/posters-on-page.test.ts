import { describe, expect, it } from 'vitest';
import { openPage } from '../src/document/page.ts';
import { postersOnPage } from '../src/formats/flyers/posters-on-page.ts';
import { readTranscript } from '../src/formats/flyers/read-transcript.ts';

const HINTS = { today: '2026-10-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' } as const;
const posters = (body: string, url = 'https://tavern.example/events') => {
  const bytes = new TextEncoder().encode(
    `<!doctype html><html><head><title>Tavern</title></head><body>${body}</body></html>`,
  );
  return postersOnPage(openPage({ url, contentType: 'text/html', bytes }, HINTS)).map((poster) => poster.url);
};
const POSTERS = '<img src="/up/blues-flyer.jpg" alt="Blues night"><img src="/up/oct-24.png" alt="">';
const BOTH = ['https://tavern.example/up/blues-flyer.jpg', 'https://tavern.example/up/oct-24.png'];

describe('a page whose events are pictures only [BEY-49]', () => {
  it('is recognized by its posters, whatever stands around them', () => {
    expect(
      posters(`<nav><img src="/logo.png">Home</nav><main><h1>Shows</h1>${POSTERS}</main><footer>© 2026</footer>`),
    ).toEqual(BOTH);
    expect(posters(`<main><h2>Conciertos</h2>${POSTERS}</main>`, 'https://tavern.example/')).toEqual(BOTH);
  });

  it('gives the large picture that a small one links to, a lazy one, and each address once', () => {
    expect(posters('<a href="/big/flyer-oct.jpg"><img src="/small/flyer-oct.jpg" width="120"></a>')).toEqual([]);
    expect(posters('<a href="/big/flyer-oct.jpg"><img src="/small/flyer-oct.jpg"></a>')).toEqual([
      'https://tavern.example/big/flyer-oct.jpg',
    ]);
    const lazy = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/flyer.webp" alt="Flyer">';
    expect(posters(lazy.repeat(40))).toEqual(['https://tavern.example/flyer.webp']);
  });

  it('gives six at most, also of ten thousand', () => {
    expect(posters(Array.from({ length: 10_000 }, (_, at) => `<img src="/flyer-${at}.jpg">`).join(''))).toHaveLength(6);
  });

  it.each([
    ['a day stands in its text', `<p>Saturday, October 24</p>${POSTERS}`],
    ['an hour stands in its text', `<p>Trivia every Tuesday at 7 PM</p>${POSTERS}`],
    ['it has a long text', `<p>${'We are a friendly place. '.repeat(60)}</p>${POSTERS}`],
    ['its only picture has no name', '<img src="/up/a.jpg">'],
    [
      'its pictures are drawings, signs or animations',
      '<img src="/flyer.svg"><img src="/logo.png"><img src="/events.gif">',
    ],
    ['its pictures are in the frame of the page', `<header>${POSTERS}</header><div class="sponsors">${POSTERS}</div>`],
    [
      'its pictures are banners or icons',
      '<img src="/show.jpg" width="1200" height="200"><img src="/event.jpg" width="64" height="64">',
    ],
    ['it has no picture', '<h1>Events</h1>'],
  ])('is none where %s', (_why, body) => {
    expect(posters(body)).toEqual([]);
  });

  it('is none where nothing says that it is about events', () => {
    expect(posters(POSTERS.replace('Blues night', 'Our rooms'), 'https://hotel.example/gallery')).toEqual([]);
  });

  it('takes no picture of a private network', () => {
    expect(posters('<img src="http://10.0.0.1/flyer.jpg"><img src="http://localhost/flyer-2.jpg">')).toEqual([]);
  });
});

describe('the transcript of a poster by a model [BEY-49]', () => {
  const read = (lines: unknown) => readTranscript({ lines }, 'https://tavern.example/f.jpg', HINTS);

  it('is read by the rules for flyers', () => {
    const told = [
      { text: 'RIVERBANK BLUES', height: 12 },
      { text: 'SATURDAY, OCTOBER 24', height: 5 },
      { text: 'Doors 7 PM - Show 8 PM', height: 3 },
      { text: 'The Senate', height: 3 },
      { text: '1022 Senate St, Columbia, SC', height: 2 },
      { text: '$12', height: 3 },
    ];
    expect(read(told)).toEqual({
      title: 'RIVERBANK BLUES',
      day: '2026-10-24',
      time: '20:00',
      venue: 'The Senate',
      address: '1022 Senate St',
      price: '$12',
    });
  });

  it('says no day that its weekday contradicts', () => {
    expect(
      read([
        { text: 'BLUES', height: 12 },
        { text: 'MONDAY, OCTOBER 24', height: 5 },
      ]),
    ).toEqual({ title: 'BLUES' });
  });

  it.each([[null], ['text'], [[{ text: 4 }, null, { height: 3 }]], [[{ text: '', height: -4 }]]])(
    'is nothing of %j',
    (lines) => {
      expect(read(lines)).toEqual({});
    },
  );
});
