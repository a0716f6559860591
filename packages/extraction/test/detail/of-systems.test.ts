import { expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

const read = (head: string, body: string) =>
  extract(
    {
      url: 'https://town.example/p/9',
      contentType: 'text/html',
      bytes: new TextEncoder().encode(
        `<!doctype html><html><head><title>${head}</title></head><body>${body}</body></html>`,
      ),
    },
    { ...COLUMBIA, today: '2026-11-27' },
  ).drafts.map(({ title, start, end, venue }) => ({
    title: title.value,
    start: start.value,
    end: end?.value,
    venue: venue?.value,
    method: title.evidence[0]?.method,
  }));

it('finds the name below what a system calls every such page', () => {
  const body = `<h1>Meeting Detail</h1><h2>Town Board</h2><h3>January Organizational &amp; Regular Meeting</h3>
    <p><time>January 14, 2027, 6:30 pm</time></p><div class="meeting-venue">Municipal Office Building</div><h3>Agenda</h3><a href="/a.pdf">01/14/27 Agenda</a>`;
  expect(read('Meeting Detail', body)).toMatchObject([
    {
      title: 'January Organizational & Regular Meeting',
      start: '2027-01-14T18:30',
      venue: 'Municipal Office Building',
    },
  ]);
});

it('takes the name of a place inside bare microdata for no event', () => {
  const body = `<div class="detail"><div class="specific"><div>Date:</div><div>December 3, 2026</div><div itemprop="startDate" class="hidden">2026-12-03T17:30:00</div></div>
    <div itemprop="location"><a href="/f">View Facility</a><div itemprop="name">Central Library</div><span itemprop="streetAddress">302 N. Main Street</span></div></div>
    <div><span itemprop="name"><h2>Cooking Well</h2></span><h3>Thursday, December 3, 2026</h3></div>`;
  expect(read('Calendar', body)).toMatchObject([
    { title: 'Cooking Well', start: '2026-12-03T17:30', venue: 'Central Library', method: 'microdata' },
  ]);
});

it('reads the day under a heading that is only a day', () => {
  const body = `<span class="kicker">Crossroads Fair</span><h1>Saturday, December 12, 2026.</h1><p>Flyer, registration, table contact and directions.</p>
    <h2>Calhoun Fairgrounds.</h2><p><b>Location:</b> Calhoun Fairgrounds</p>`;
  expect(read('Crossroads Fair — Radio Club', body)).toMatchObject([
    { title: 'Crossroads Fair', start: '2026-12-12', venue: 'Calhoun Fairgrounds' },
  ]);
});

const data = (start: string, end: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Event', name: 'Food Fair', startDate: start, endDate: end, location: { '@type': 'Place', name: 'Pershing Square' } })}</script>`;

it.each([
  ['moved into another zone', '2026-12-03T03:00:00-05:00', '2026-12-06T02:59:59-05:00', '', '2026-12-05'],
  [
    'from midnight to a minute before it, also where that is printed',
    '2026-12-03T00:00:00-05:00',
    '2026-12-03T23:59:59-05:00',
    '<h1>Food Fair</h1><p>December 3 at 12:00am</p>',
    undefined,
  ],
])('takes whole days for no hours: %s', (_, start, end, body, last) => {
  expect(read('Food Fair', data(start, end) + body)).toMatchObject([
    { title: 'Food Fair', start: '2026-12-03', end: last },
  ]);
});

it('keeps an evening that ends at that hour of the next day', () => {
  expect(read('Food Fair', data('2026-12-03T21:00:00-05:00', '2026-12-04T02:00:00-05:00'))).toMatchObject([
    { start: '2026-12-03T21:00', end: '2026-12-04T02:00' },
  ]);
});
