import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const WALKS: ReadonlyArray<readonly [string, string]> = [
  ['Owl Prowl', 'October 9, 7–9 p.m.'],
  ['Mushroom Hunt', 'October 11, 1–3 p.m.'],
  ['Candlelight Hike', 'December 12, 5–8 p.m.'],
];
const lines = (line: (name: string, day: string) => string) => WALKS.map(([name, day]) => line(name, day)).join('');

it.each<[string, string, string]>([
  ['bold', 'Public Programs', lines((n, d) => `<p><strong>${n}.</strong> ${d} Meet at the gate.</p>`)],
  ['bold, b', 'Public Programs', lines((n, d) => `<p><b>${n}.</b> ${d} Free.</p>`)],
  ['without blanks', 'Public Programs', lines((n, d) => `<p><b>${n}. </b>${d}</p>`)],
  ['items', 'Programs', lines((n, d) => `<li><strong>${n}.</strong> ${d} $6.</li>`)],
  ['calls', 'Public Programs', lines((n, d) => `<p><b>${n}!</b> ${d} Bring a lamp.</p>`)],
  ['cells', 'Nature Walks', `<table>${lines((n, d) => `<tr><td><b>${n}.</b> ${d}</td></tr>`)}</table>`],
  ['one text', 'Guided Walks', `<div>${lines((n, d) => `<b>${n}.</b> ${d} Free.<br>`)}</div>`],
  [
    'long notes',
    'Public Programs',
    lines((n, d) => `<p><strong>${n}.</strong> ${d} ${'We walk slowly. '.repeat(9)}</p>`),
  ],
  ['a heading below', 'Public Programs', `<h2>This fall</h2>${lines((n, d) => `<p><b>${n}.</b> ${d}</p>`)}`],
  ['with weekdays', 'Family Programs', lines((n, d) => `<p><b>${n}.</b> Saturday, ${d.replace(/9|11/, '10')}</p>`)],
])('reads names that end with a point before their days: %s', (_form, heading, body) => {
  const { drafts } = listed(`<h1>${heading}</h1>${body}`, `${heading} – Crane Meadow`, '2026-10-01');
  expect(drafts.map(({ title }) => title.value.replace(/[.!]$/, ''))).toEqual(WALKS.map(([name]) => name));
});
