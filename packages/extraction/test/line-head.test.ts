import { expect, it } from 'vitest';
import { listed } from './listing/shown.ts';

const LISTS: Record<string, (days: string[][]) => string> = {
  'lists under days': (days) =>
    days
      .map(
        ([day, ...shows]) => `<li><strong>${day}</strong><ul>${shows.map((s) => `<li>${s}</li>`).join('')}</ul></li>`,
      )
      .join(''),
  'lines under headings': (days) =>
    days.map(([day, ...shows]) => `</ul><h3>${day}</h3>${shows.map((s) => `<p>${s}</p>`).join('')}<ul>`).join(''),
  boxes: (days) =>
    days
      .map(([day, ...shows]) => `<li><h4>${day}</h4>${shows.map((s) => `<div class="show">${s}</div>`).join('')}</li>`)
      .join(''),
};

const days = (name: string) => [
  ['Jun 1 (Mon)', 'Chix Parade (punk), Harbor Hall, Arden, 8:30 PM, $25'],
  ['Jun 2 (Tue)', 'The Glass Jewels, Lord Bluff, Arden, 6-9 PM', 'Doctor Combo, Ninth Street Tap, Arden, 8 PM'],
  ['Jun 3 (Wed)', `${name}, Palace Barn, Arden, 8 PM`, 'Dirty Letters, Route House, Arden, 8 PM'],
  ['Jun 4 (Thu)', 'Stone Poppies, Babel, Arden, 9 PM', 'Durable Goods, Hook Tavern, Arden, 7 PM'],
];

const titles = (name: string, list: (days: string[][]) => string) =>
  listed(`<h1>Upcoming Shows 2026</h1><div><ul>${list(days(name))}</ul></div>`).drafts.map(({ title }) => title.value);

for (const [dress, list] of Object.entries(LISTS)) {
  it.each(['a href="/band"', 'b', 'strong'])(
    `${dress}: the only name in <%s> is a title, not the place behind it`,
    (tag) => {
      const found = titles(`<${tag}>Magic Sundown Band</${tag.split(' ')[0]}>`, list);
      expect(found).toContain('Magic Sundown Band');
      expect(found.some((title) => title.startsWith('Palace Barn'))).toBe(false);
      expect(found).toHaveLength(7);
    },
  );

  it.each(['<b>8 PM</b>', '<b>$5</b>'])(`${dress}: %s before a comma is no name`, (marked) => {
    const found = titles(`${marked}, Magic Sundown Band`, list);
    expect(found.some((title) => title.startsWith('Magic Sundown Band'))).toBe(true);
  });
}
