import { describe, expect, it } from 'vitest';
import { extract } from '../src/index.ts';
import { COLUMBIA } from './reading.ts';

function page(body: string, title: string, path = '/events/harbor-walk', today = COLUMBIA.today) {
  const html = `<!doctype html><html><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
  const document = {
    url: `https://town.example${path}`,
    contentType: 'text/html',
    bytes: new TextEncoder().encode(html),
  };
  return extract(document, { ...COLUMBIA, today }).drafts;
}
const said = (drafts: ReturnType<typeof page>) =>
  drafts.map(({ title, start, end, status }) =>
    [title.value, start.value, end?.value.slice(11), status?.value].filter(Boolean).join(' '),
  );

describe('a page about one event', () => {
  const next = 'Next date: Saturday, March 14, 2026, 10:00 AM';
  const dates = ['February 14, 2026', 'March 14, 2026', 'April 11, 2026', 'May 9, 2026'];

  it.each<[string, string]>([
    ['items', `<ul>${dates.map((day) => `<li>Saturday, ${day} | 10:00 AM - 11:30 AM</li>`).join('')}</ul>`],
    ['rows', `<table>${dates.map((day) => `<tr><td>${day}</td><td>10:00 AM - 11:30 AM</td></tr>`).join('')}</table>`],
    [
      'lines with links',
      dates.map((day) => `<div><p>${day} 10:00 AM - 11:30 AM <a href="#c">Add to calendar</a></p></div>`).join(''),
    ],
  ])('gives all its dates: %s', (_dress, list) => {
    const found = page(
      `<h1>Harbor Walk</h1><p>${next}</p><h2>When</h2>${list}<h2>About</h2><p>Bring water.</p>`,
      'Harbor Walk | Town',
    );
    expect(said(found)).toEqual(
      ['2026-02-14', '2026-03-14', '2026-04-11', '2026-05-09'].map((day) => `Harbor Walk ${day}T10:00 11:30`),
    );
  });

  it('leaves out days of other events below', () => {
    const other = (name: string, day: string) => `<li><h4>${name}</h4><p>${day}, 10:00 AM</p></li>`;
    const found = page(
      `<h1>Harbor Walk</h1><p>${next}</p><h2>More events</h2><ul>${other('Kite Day', 'March 21, 2026')}${other('Seed Swap', 'March 28, 2026')}</ul>`,
      'Harbor Walk | Town',
    );
    expect(said(found)).toEqual(['Harbor Walk 2026-03-14T10:00']);
  });

  it.each(['Canceled - Harbor Walk', 'Harbor Walk (CANCELLED)', 'Cancelled: Harbor Walk'])(
    'a status in its heading: %s',
    (heading) => {
      const found = page(
        `<h1>River Park</h1><h1>${heading}</h1><p>3/1/2026 4:00 pm</p><p>Cost: $8.00</p><h1>Contact</h1>`,
        'Harbor Walk | Parks',
        '/parks/030126',
      );
      expect(said(found)).toEqual(['Harbor Walk 2026-03-01T16:00 cancelled']);
    },
  );

  it('a line in any element is its heading if the page is named so; other labels are no titles', () => {
    const field = (name: string, value: string) => `<div><span>${name}:</span> <span>${value}</span></div>`;
    const found = page(
      `<h1>Calendar</h1><h1>Calendar of Events</h1><span>Trustees and Committees</span>${field('Start Date/Time', 'Tuesday, March 17, 2026 5:30 PM')}${field('End Date/Time', 'Tuesday, March 17, 2026 6:30 PM')}${field('Recurring Event', 'One time event')}${field('Location', 'Town Hall')}<p>Owned by A. Clerk on Friday, January 16, 2026</p><h1>Upcoming</h1><ul><li><b>Open House, Wednesday, March 4, 2026</b></li><li><b>Bird Count, Friday, March 6, 2026</b></li></ul>`,
      'Trustees and Committees &gt; Calendar of Events | Town',
      '/calendar/item/312',
    );
    expect(said(found)).toEqual(['Trustees and Committees 2026-03-17T17:30 18:30']);
  });

  it.each(['4.9<br>2026', '<span>4.9</span> <span>2026</span>', '4.9.2026', '04.09.2026'])(
    'a dotted date above its name: %s',
    (day) => {
      const found = page(
        `<a href="/events">Back</a><div>${day}</div><h1>Housing Board Meeting</h1><p>9:00 AM - 11:00 AM</p><p>Council Chambers</p><p><a href="/a">View the March 5, 2026 Meeting Agenda</a></p>`,
        'Housing Board Meeting | Town',
        '/events/housing-board-meeting',
      );
      expect(said(found)).toEqual(['Housing Board Meeting 2026-04-09T09:00 11:00']);
    },
  );
});

it('a status that only the text shows, not the data', () => {
  const data = (name: string, day: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Event', name, startDate: `${day}T20:00`, eventStatus: 'https://schema.org/EventScheduled' })}</script>`;
  const card = (day: string, name: string, note: string) =>
    `<div><b>${day}</b><h3>${name}</h3><p>Show: 8 pm</p><p>${note}</p></div>`;
  const found = page(
    `${data('Marsh Wrens', '2026-04-03')}${data('Tin Whistle Club', '2026-04-10')}${data('The Long Porch', '2026-04-11')}${card('April 3', 'Marsh Wrens', 'SHOW CANCELLED')}${card('April 10', 'Tin Whistle Club', 'Postponed from March 2')}${card('April 11', 'The Long Porch', 'Get tickets')}`,
    'Shows',
    '/shows',
  );
  expect(found.map(({ title, status }) => `${title.value} ${status?.value}`)).toEqual([
    'Marsh Wrens cancelled',
    'Tin Whistle Club scheduled',
    'The Long Porch scheduled',
  ]);
});
