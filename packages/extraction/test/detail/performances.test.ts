import { expect, it } from 'vitest';
import { dresses, listed, shown } from '../listing/shown.ts';

const CAST = ['Maud', 'Irene', 'Kit', 'The Creditor', 'The Gardener', 'A Neighbor']
  .map((role, n) => `<li><strong>${role}</strong> Player Number ${n + 1}, of the resident company of the house</li>`)
  .join('\n');

const PLAY = (days: ReadonlyArray<readonly [string, string]>) => `
<section class="hero"><p class="author">By Teodora Vance</p><h1 class="hero__title">The Glass Orchard</h1>
<p class="hero__dates">May 7 – 16, 2026</p><p class="hero__venue">Chase Theater</p></section>
<section class="body"><p>Three sisters inherit a greenhouse, and the debts that grow in it.</p><h2>Cast</h2><ul class="cast">${CAST}</ul>
<blockquote>“A quiet marvel.” <cite>Hartford Ledger, March 9, 2025</cite></blockquote></section>
<section class="performances"><h2>Choose a performance</h2><ol class="list">${days
  .map(
    ([day, time], n) => `<li class="performance"><div class="date"><span class="dow">${day.slice(0, 3)}</span>
<span class="day">${day.slice(4)}</span></div> <div class="time">${time}</div> <div class="tag">${n === 1 ? 'ASL Interpreted' : ''}</div>
<div class="buy"><a class="btn" href="https://tickets.example/${n}">Buy</a></div></li>`,
  )
  .join('\n')}</ol></section>`;

const SHOWINGS = [
  ['Thu May 7', '7:30pm'],
  ['Fri May 8', '7:30pm'],
  ['Sat May 9', '2:00pm'],
  ['Sat May 16', '7:30pm'],
] as const;

it.each(dresses(PLAY(SHOWINGS)))(
  'a run is read as its performances, far below the cast and a review (%s)',
  (_, body) => {
    expect(shown(listed(body, 'The Glass Orchard | Chase Theater'))).toEqual([
      'The Glass Orchard 2026-05-07T19:30',
      'The Glass Orchard 2026-05-08T19:30',
      'The Glass Orchard 2026-05-09T14:00',
      'The Glass Orchard 2026-05-16T19:30',
    ]);
  },
);
