import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

function read(head: string, body: string): string[] {
  const html = `<!doctype html><html><head>${head}</head><body><nav><a href="/">Home</a> <a href="/v">Visit</a></nav>${body}</body></html>`;
  const document = { url: 'https://a.example/p/9', contentType: 'text/html', bytes: new TextEncoder().encode(html) };
  return extract(document, { ...COLUMBIA, today: '2026-11-01' }).drafts.map(
    ({ title, start }) => `${title.value} ${start.value}`,
  );
}

const WHEN = '<p>Saturday, December 5, 2026</p><p>6:00–9:00 PM</p>';

describe('the name of the event of a page stands in its head', () => {
  it.each<[string, string, string, string]>([
    [
      'and in the first sentence',
      '<title>Dinner on the Docks with the Sugar Trio — The Boat Shed</title>',
      `<p>There is nothing quite like music on the lake.</p><p>Join us for Dinner on the Docks with the Sugar Trio, an evening on the water.</p>${WHEN}<p>The Boat Shed</p><p>21+ only</p><p>Tickets $40</p>`,
      'Dinner on the Docks with the Sugar Trio 2026-12-05T18:00',
    ],
    [
      'and the first heading is a slogan',
      '<title>Holiday Parade | City of Sill</title>',
      `<h1>BIG FLOATS.</h1><p>The Holiday Parade is back on Main Street.</p>${WHEN}<p>Main Street</p><p>Free for all ages</p>`,
      'Holiday Parade 2026-12-05T18:00',
    ],
    [
      'and each line of the banner is a heading',
      '<title>Holiday Parade | City of Sill</title>',
      `<h1>BIG FLOATS.</h1><h1>BIG FUN.</h1>${WHEN}<p>Line up on Main Street for the Holiday Parade. Bring a chair.</p><p>Register your float</p>`,
      'Holiday Parade 2026-12-05T18:00',
    ],
    [
      'as others are told',
      '<meta property="og:title" content="Chili Cook-Off"><title>Lions of Sill</title>',
      `<h1>You’re invited!</h1><p>Our Chili Cook-Off is open to all cooks.</p>${WHEN}<p>Fire Hall No. 2</p><p>Admission: $5</p>`,
      'Chili Cook-Off 2026-12-05T18:00',
    ],
    [
      'and the heading is a call',
      '<title>Harvest Ball – Grange of Sill</title>',
      `<h2>Save the date!</h2>${WHEN}<p>Grange Hall, 4 Mill Road</p><p>The Harvest Ball is our main fundraiser.</p><p>Get tickets</p>`,
      'Harvest Ball 2026-12-05T18:00',
    ],
    [
      'and the heading is of its facts',
      '<title>Frost Ale Festival</title>',
      `<h1>Festival Info</h1><p>The surroundings are an important part of the Frost Ale Festival.</p><h2>Date &amp; Time</h2>${WHEN}<h2>Tickets</h2><p>Tickets $40</p>`,
      'Frost Ale Festival 2026-12-05T18:00',
    ],
    [
      'and as the picture of the first heading',
      '<title>Winter Lantern Walk | Sill Parks</title>',
      `<h1><img src="/l.png" alt="Winter Lantern Walk"></h1><h2>Light up the night</h2>${WHEN}<p>Riverside Park</p><p>Register for the Winter Lantern Walk</p>`,
      'Winter Lantern Walk 2026-12-05T18:00',
    ],
    [
      'and behind a welcome',
      '<title>Sill Toy Drive 2026</title>',
      `<h1>Welcome!</h1><p>The Sill Toy Drive 2026 takes place at the armory.</p>${WHEN}<p>Where: The Armory</p>`,
      'Sill Toy Drive 2026 2026-12-05T18:00',
    ],
    [
      'and below in capitals',
      '<title>King Legacy Night – Sill Memorial</title>',
      `<p>Update: the evening is nearly sold out.</p><h3>ABOUT KING LEGACY NIGHT</h3>${WHEN}<p>Museum of Fine Arts</p><p>Doors open at 5:30 p.m.</p>`,
      'King Legacy Night 2026-12-05T18:00',
    ],
    [
      'and the heading tells of the past',
      '<title>Jingle Bell 5K • Sill Runners</title>',
      `<h1>Thank you for 12 great years!</h1>${WHEN}<p>Start: Court House</p><p>The Jingle Bell 5K is for runners and walkers.</p><p>Register now</p>`,
      'Jingle Bell 5K 2026-12-05T18:00',
    ],
  ])('%s', (_, head, body, expected) => {
    expect(read(head, body)).toEqual([expected]);
  });

  it.each<[string, string, string, string[]]>([
    [
      'the name of a hall above a dance',
      '<title>Grange Hall | Sill</title>',
      `<h1>Contra Dance</h1>${WHEN}<p>Grange Hall</p><p>Admission $8</p>`,
      ['Contra Dance 2026-12-05T18:00'],
    ],
    [
      'the name of a section',
      '<title>Programs – Sill Library</title>',
      `<h1>Paper Stars</h1>${WHEN}<p>Programs are free.</p><p>Register</p>`,
      ['Paper Stars 2026-12-05T18:00'],
    ],
    [
      'a post that names a day',
      '<title>A Walk in Boston – Lena’s Notes</title>',
      '<p>I took A Walk in Boston last fall.</p><p>December 5, 2026</p><p>Leave a comment</p><p>Posted by Lena</p>',
      [],
    ],
    [
      'a thing that is sold',
      '<title>Red Clay Mug | Sill Pottery</title>',
      '<p>The Red Clay Mug holds 12 oz.</p><p>Add to cart</p><p>Ships December 5, 2026 by 5:00 PM</p><p>$24</p>',
      [],
    ],
    [
      'the hours of an office',
      '<title>City Clerk | City of Sill</title>',
      '<p>The City Clerk keeps the records of the city.</p><p>Closed Thursday, December 24, 2026 from 12:00 PM</p>',
      [],
    ],
    [
      'a notice of works on a road',
      '<title>Mill Road Bridge | City of Sill</title>',
      '<h2>Notice</h2><p>The Mill Road Bridge will be closed.</p><p>Monday, December 7, 2026, 7:00 AM to 5:00 PM</p>',
      [],
    ],
  ])('but is not %s', (_, head, body, expected) => {
    expect(read(head, body)).toEqual(expected);
  });
});
