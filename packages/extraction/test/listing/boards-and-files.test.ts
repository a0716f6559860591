import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const TODAY = '2026-11-27';

describe('meetings with places and files below their days', () => {
  const meeting = (day: string, place: string) =>
    `<p><strong>${day}</strong></p><p>Location: ${place}</p><ul><li><a href="/a.pdf">Agenda</a></li><li><a href="/p.pptx">Corridor Presentation</a></li><li><a href="/r.pdf">Remarks of the Chair</a></li></ul>`;
  const list = [
    ['December 3, 2026', 'Canterbury Ballroom'],
    ['January 14, 2027', 'LINK Event Center'],
    ['February 11, 2027', 'By the Yard'],
  ].map(([day = '', place = '']) => meeting(day, place));
  it.each(dresses(`<h1>Meetings &amp; Agendas : River Corridor Coalition</h1>${list.join('')}`))(
    'have the name of the body: %s',
    (_, body) => {
      const { drafts } = listed(body, 'River Corridor', TODAY);
      expect(drafts.map(({ title, start, venue }) => [title.value, start.value, venue?.value])).toEqual([
        ['River Corridor Coalition', '2026-12-03', 'Canterbury Ballroom'],
        ['River Corridor Coalition', '2027-01-14', 'LINK Event Center'],
        ['River Corridor Coalition', '2027-02-11', 'By the Yard'],
      ]);
    },
  );
});

describe('agendas under the names of boards', () => {
  const section = (name: string, days: string[]) =>
    `<div class="listing"><h2><span>&#9660;</span>${name}</h2><table><tr><th>Agenda</th><th>Download</th></tr>${days
      .map(
        (day) =>
          `<tr><td><h4><a href="/f/1"><strong>${day}</strong> &mdash; Posted Nov 20, 2026 11:47 AM</a></h4></td><td><a href="#">Download &#9660;</a></td></tr>`,
      )
      .join('')}</table></div>`;
  const body = [
    section('Airport Advisory Board', ['Dec 3, 2026']),
    section('Board of Commissioners for Utilities', ['Dec 9, 2026', 'Nov 12, 2026']),
    section('City Art Board', ['Dec 8, 2026', 'Nov 10, 2026']),
    section('Capital Improvements Committee', ['Nov 19, 2026']),
  ].join('');
  it('are meetings of each', () => {
    expect(shown(listed(body, 'City of Cedar', TODAY)).sort()).toEqual([
      'Airport Advisory Board 2026-12-03',
      'Board of Commissioners for Utilities 2026-11-12',
      'Board of Commissioners for Utilities 2026-12-09',
      'Capital Improvements Committee 2026-11-19',
      'City Art Board 2026-11-10',
      'City Art Board 2026-12-08',
    ]);
  });
});

it('takes the hour of the last row from its note', () => {
  const row = (day: string, note = '') =>
    `<tr><th scope="row">${day}${note}</th><td><a href="/a.pdf">View</a></td></tr>`;
  const body = `<h1>2026 Board Meetings</h1><p>Meetings of the Town Board begin at 7:00 pm in Town Hall.</p><table>${row('December 1')}${row('December 8')}${row('December 15')}${row('December 22', '<br><small>Special Meeting <u>6:00 pm</u></small>')}</table>`;
  expect(listed(body, 'Town', TODAY).drafts.map(({ start }) => start.value)).toEqual([
    '2026-12-01T19:00',
    '2026-12-08T19:00',
    '2026-12-15T19:00',
    '2026-12-22T18:00',
  ]);
});

it('reads a place behind two dashes', () => {
  const part = (name: string, place: string) => `<h3>${name}</h3><p>Tuesday, December 8 at 6:30pm -- ${place}</p>`;
  const body = `<h2>December 2026 Meetings</h2>${part('Parks Committee', 'Plaza Community Room - 33 Bowery')}${part('Land Use Committee', 'Middle Church - 50 East 7th Street')}`;
  expect(listed(body, 'Board 3', TODAY).drafts.map(({ venue }) => venue?.value)).toEqual([
    'Plaza Community Room',
    'Middle Church',
  ]);
});

it('reads the next meeting in a line, and what it is called', () => {
  const body =
    '<p>Agenda items are due a week before the meeting.</p><p>Next Board Meeting: Thursday, December 10th, 2026 at 6:00pm</p>';
  expect(shown(listed(body, 'Soccer Club', TODAY))).toEqual(['Board Meeting 2026-12-10T18:00']);
});

describe('lines of a heading', () => {
  const part = (lines: string[], day: string) =>
    `${lines.map((line) => `<h2 align="center"><b>${line}</b></h2>`).join('')}<p><b>${day}<br>8:00 pm<br>Admission: FREE</b><p>On <b>that day</b> we return with fascinating short films from the past, none of them shown before.</p><hr>`;
  it('are one, and days of it stand right below', () => {
    const body = `${part(['Archive Discoveries 2026:', 'Unseen Curiosities at Rotunda'], 'Thursday, December 3, 2026')}${part(['Fright Night', 'at the Franklin Institute'], 'Friday, December 11, 2026')}`;
    expect(shown(listed(body, 'Quiet Cinema events', TODAY))).toEqual([
      'Archive Discoveries 2026 2026-12-03T20:00',
      'Fright Night 2026-12-11T20:00',
    ]);
  });

  it('name a place ahead of the show', () => {
    const items = [
      'Friday, December 4, 2026 @ Art Center: The Man Who Hung',
      'Friday, December 11, 2026 @ The Rotunda: Creepy Films',
      'Friday, January 8, 2027 @ Glen Hall: The Storm',
    ];
    const { drafts } = listed(
      `<h3>Future events</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
      'Quiet Cinema homepage',
      TODAY,
    );
    expect(drafts.map(({ title, venue }) => [title.value, venue?.value])).toEqual([
      ['The Man Who Hung', 'Art Center'],
      ['Creepy Films', 'The Rotunda'],
      ['The Storm', 'Glen Hall'],
    ]);
  });
});
