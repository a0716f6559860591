import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const TODAY = '2026-11-27';
const talk = (name: string, day: string) => `<h3>${name}</h3><p>${day}</p>`;
const TALKS = [
  talk('Choices That Mitigate Debt', 'July 16th, 2026'),
  talk('Property Based Testing', 'June 18th, 2026'),
  talk('Trivia Night', 'May 21st, 2026'),
  talk('Hands-on Machine Learning', 'April 16th, 2026'),
].join('');

describe('a list of what is over, each with its day alone', () => {
  it.each(dresses(`<h1>Meetings</h1>${TALKS}`))('is read under a word for what is held: %s', (_, body) => {
    expect(shown(listed(body, 'Northside Developers', TODAY))).toEqual([
      'Choices That Mitigate Debt 2026-07-16',
      'Property Based Testing 2026-06-18',
      'Trivia Night 2026-05-21',
      'Hands-on Machine Learning 2026-04-16',
    ]);
  });

  it.each([
    ['news', '<h1>News</h1>', TALKS],
    ['what is told of meetings', '<h1>Meeting Recaps</h1>', TALKS],
    ['a forum', '<h1>Meetings Forum</h1>', TALKS],
    ['posts', '<h1>Meetings</h1>', TALKS.replaceAll('</p>', '</p><a href="/p">Read more</a>')],
    ['a page of something else', '<h1>About Us</h1>', TALKS],
  ])('is none under %s', (_, heading, body) => {
    expect(shown(listed(`${heading}${body}`, 'Northside Developers', TODAY))).toEqual([]);
  });

  it('takes the name of the page from its first heading if its head has none', () => {
    const row = (who: string, day: string, name: string) =>
      `<tr><td><a href="/p">${who}</a><p>State</p></td><td><h3>${day}</h3><h3>${name}</h3><p><b>Abstract:</b> In this talk, we look at it.</p></td></tr>`;
    const body = `<h1>Computer Vision Seminar</h1><h2>Fall 2026</h2><h2>Schedule</h2><table>${row('Ana Li', '2026-09-23', 'From Sparse to Dense')}${row('Bo Wang', '2026-10-26', 'Attaining Sparsity')}${row('Cy Zhu', '2026-10-27', 'Enabling Collaboration')}</table>`;
    expect(shown(listed(body, '', TODAY))).toEqual([
      'From Sparse to Dense 2026-09-23',
      'Attaining Sparsity 2026-10-26',
      'Enabling Collaboration 2026-10-27',
    ]);
  });
});

it('reads the next meeting beside files by the day of past ones', () => {
  const files = (name: string, days: string[]) =>
    `<p><strong>${name}</strong></p>${days.map((day) => `<p><a href="/f.pdf">${day}</a></p>`).join('')}`;
  const body = `<h1>Calendar of Events</h1><p>Next Board Meeting December 21, 2026 @ 6:00 PM</p>
    <p>Monthly Board Meetings are held on the third Monday. The Homeowner open forum session begins at 8:30 PM.</p>
    ${files('Prior Meeting Agendas:', ['October 19, 2026', 'September 21, 2026', 'August 17, 2026', 'July 20, 2026'])}
    ${files('Meeting Minutes:', ['October 19, 2026', 'September 21, 2026', 'June 15, 2026', 'May 18, 2026'])}`;
  expect(shown(listed(body, 'Stream Homes', TODAY))).toEqual(['Board Meeting 2026-12-21T18:00']);
});

it('reads entries that are marked amid the others', () => {
  const entry = (day: string, name: string, mark = '') =>
    `<div class="${mark}row"><div class="d">${day}</div><div class="n">${name}</div></div>`;
  const body = `<h1>Upcoming events</h1><div class="list">${entry('Dec. 1', 'First Rehearsal')}${entry('Dec. 4', 'Parent Mixer')}${entry('Dec. 8', 'Trivia Night', 'highlight ')}${entry('Dec. 11', 'Picture Day')}${entry('Dec. 14', 'Bake Sale', 'highlight ')}${entry('Dec. 15', 'Winter Concert')}${entry('Dec. 18', 'Open House')}</div>`;
  expect(shown(listed(body, 'Friends of East High', TODAY))).toContain('Trivia Night 2026-12-08');
});
