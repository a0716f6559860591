import { say } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { listed } from '../listing/shown.ts';
import { cardOf, toldOf } from './cards.ts';

describe('what is off behind the hour', () => {
  it.each([
    ['December 17, 2026, 7 pm – CANCELED', ' cancelled'],
    ['Thu, Dec 17, 2026 at 7 pm (cancelled)', ' cancelled'],
    ['7 pm, Dec 17, 2026: postponed', ' postponed'],
    ['Dec 17, 2026 | 7 pm | Meeting cancelled', ' cancelled'],
    ['Dec 17, 2026, 7 pm <b>(has been postponed)</b>', ' postponed'],
    ['Dec 17, 2026, 7 pm – cancelled if it snows', ''],
    ['Dec 17, 2026, 7 pm (postponed from Dec 3)', ''],
  ])('%s', (when, status) => {
    expect(toldOf(cardOf(when)).at(-1)).toBe(`2026-12-17T19:00${status}`);
  });

  it('is read on the line of a title', () => {
    const lines = ['Harbor Duo – 8 pm', 'Quarry Trio – 8 pm – CANCELED', 'Orchard Band – 9 pm'];
    const days = ['Friday, December 11', 'Saturday, December 12', 'Friday, December 18'];
    const body = `<h1>Shows</h1>${lines.map((line, index) => `<p>${days[index]} – ${line}</p>`).join('')}`;
    const { drafts } = listed(body, 'Shows', '2026-12-04');
    expect(drafts.map(({ title, status }) => [title.value, status?.value])).toEqual([
      ['Harbor Duo', undefined],
      ['Quarry Trio', 'cancelled'],
      ['Orchard Band', undefined],
    ]);
  });
});

describe('what is struck out', () => {
  it.each([
    ['s', '<s>Dec 16, 2026, 6 PM</s> Dec 17, 2026, 5 PM'],
    ['del and ins', '<del>Dec 16, 2026</del> <ins>Dec 17, 2026</ins>, 5 PM'],
    ['a style', '<span style="text-decoration: line-through">Wed, Dec 16, 2026</span> Thu, Dec 17, 2026, 5 PM'],
    ['a class', '<span class="line-through">Dec 16, 2026, 6 PM</span> Dec 17, 2026, 5 PM'],
    ['an hour', 'Dec 17, 2026, <strike>6 PM</strike> 5 PM'],
    ['the new day first', 'New date: Dec 17, 2026, 5 PM <s>Dec 16, 2026, 6 PM</s>'],
  ])('gives way to what stands beside it: %s', (_, when) => {
    expect(toldOf(cardOf(when))).toEqual(['2026-12-17T17:00']);
  });

  it('is doubtful alone, and says so', () => {
    const drafts = cardOf('<s>Dec 16, 2026, 6 PM</s>');
    expect(toldOf(drafts)).toEqual(['2026-12-16T18:00 (held)']);
    expect(drafts[0]?.doubts?.[0]).toEqual(say('doubt.dayStruckOut'));
  });

  it('is not replaced by the day of the next row', () => {
    const rows = ['<s>December 9, 2026, 6 pm</s>', 'December 16, 2026, 6 pm', 'December 23, 2026, 6 pm'];
    const names = ['Harbor Board', 'Orchard Board', 'Quarry Board'];
    const body = `<h1>Meetings</h1><ul>${rows.map((row, index) => `<li>${row} – ${names[index]}</li>`).join('')}</ul>`;
    const { drafts } = listed(body, 'Meetings', '2026-12-04');
    expect(drafts.map(({ start }) => start.value.slice(0, 10))).toEqual(['2026-12-09', '2026-12-16', '2026-12-23']);
  });
});
