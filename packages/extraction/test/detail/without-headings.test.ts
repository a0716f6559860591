import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

const read = (head: string, body: string) =>
  extract(
    {
      url: 'https://a.example/p/9',
      contentType: 'text/html',
      bytes: new TextEncoder().encode(
        `<!doctype html><html><head><title>${head}</title></head><body>${body}</body></html>`,
      ),
    },
    { ...COLUMBIA, today: '2026-11-27' },
  ).drafts.map(({ title, start, venue }) => [title.value, start.value, venue?.value, title.evidence[0]?.method]);

describe('a page about one event', () => {
  it('may have its name in any line that its head repeats, above a day to come and its hour', () => {
    const body = `<div class="nav"><a href="/">Home</a></div><div class="big">Bird Blind Birding</div><div>Saturday, December 5, 2026 9:00 am</div><div>Black Hill Nature Center</div><div>Bring binoculars and join us.</div>`;
    expect(read('Bird Blind Birding | County Parks', body)).toEqual([
      ['Bird Blind Birding', '2026-12-05T09:00', 'Black Hill Nature Center', 'detail'],
    ]);
  });

  it('may be over, if its head names its day', () => {
    const body = `<table><tr><td><span>Arts Committee</span><br><span>Committee Meeting</span><br><span>1/23/2026 6:00 PM</span><br>PW Conference Room<div class="address">300 N Ballas Road Creve Coeur, MO 63141</div></td></tr></table><table><tr><td>1.</td><td>Call to Order</td></tr><tr><td>2.</td><td>Minutes of Nov 28, 2025 6:00 PM</td></tr></table>`;
    expect(read('2026/01/23 06:00 PM Arts Committee Committee Meeting - Web Outline', body)).toMatchObject([
      ['Arts Committee', '2026-01-23T18:00', 'PW Conference Room', 'detail'],
    ]);
  });

  it('may be over, if the place stands below its day and hour', () => {
    const body = `<header><h1>See Things Differently</h1><p>May 31, 2026 at 7PM</p><p><a href="https://maps.example/">Dorseyville Middle School</a></p></header><h2>Speakers</h2><ul><li>Ana Branscum</li><li>Bo Quinn</li></ul>`;
    expect(read('See Things Differently', body)).toEqual([
      ['See Things Differently', '2026-05-31T19:00', 'Dorseyville Middle School', 'detail'],
    ]);
  });

  it('may have its day above its name in an element for both', () => {
    const body = `<div class="wrap"><time class="post-date entry-date"><span class="event-start-date">March 8, 2026 @ 12:00 pm</span> <span class="event-end-date">&#8211; @ 4:00 pm</span></time> <span>Forensic Science Center</span><br><span>1800 Paseo Castilla</span><p><a href="/t">Buy Tickets</a></p><div class="category">Seminar</div><h1>The Future of Forensic Science</h1></div><p>An afternoon of inquiry.</p>`;
    expect(read('The Future of Forensic Science', body)).toMatchObject([
      ['The Future of Forensic Science', '2026-03-08T12:00', 'Forensic Science Center', 'detail'],
    ]);
  });
});

describe('a list is not a page about one of its events', () => {
  const evening = (name: string, day: string, hour: string, place: string) =>
    `<div class="event"><span>${day.slice(-6)}</span><h3>${name}</h3><p>${day} @ ${hour}</p><p>${place}</p><h4>Share</h4></div>`;
  it('though the performer whose site it is has the same name', () => {
    const body = `<h1 class="sr"></h1>${[
      evening('Mel Washington', 'Sunday, December 6', '1:00PM', 'Island Bar, 50 Immigration St, Charleston, SC 29403'),
      evening(
        'Songwriters Kickoff',
        'Thursday, December 10',
        '8:00PM',
        "Ram's Head, 33 West Street, Annapolis, MD 21401",
      ),
      evening(
        'Mel Washington with Brian',
        'Friday, December 11',
        '4:00PM',
        'Capital Hotel, 25 State Circle, Annapolis, MD 21401',
      ),
      evening('Mel Washington', 'Saturday, December 12', '6:00PM', 'Blind Tiger, 36 Broad St, Charleston, SC 29403'),
      evening(
        'Mel Washington with Emily',
        'Sunday, December 13',
        '2:00PM',
        'Marmo, 80 Compromise Street, Annapolis, MD 21401',
      ),
    ].join('')}`;
    expect(read('Mel Washington - Shows', body)).toHaveLength(5);
  });

  it('though a slide has the only heading of the first level', () => {
    const card = (tag: string, name: string, day: string) =>
      `<div class="slide"><${tag}>${name}</${tag}><p>${day}</p></div>`;
    const body = `<div class="slides">${card('h1', 'Another Bite Tour', 'Fri, Dec 18')}${card('h2', 'Charley Crockett', 'Mon, Dec 7')}${card('h2', 'Bloc Party', 'Mon, Dec 14')}</div>`;
    expect(read('Green Theatre | Campus', body).map(([title]) => title)).toEqual(
      expect.arrayContaining(['Charley Crockett', 'Bloc Party']),
    );
  });
});
