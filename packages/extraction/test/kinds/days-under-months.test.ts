import { expect, it } from 'vitest';
import { found, paragraphs, rows, shown, table } from './page.ts';

const LANTERNS = ['04-17T20:00 The Lanterns', '04-18T20:00 The Lanterns'];
const MUD = ['04-24T20:00 Mud Season', '04-25T20:00 Mud Season'];
const CHOIR = '04-26T15:00 Brass Choir';
const ALL = [...LANTERNS, ...MUD, CHOIR];
const DAYS: Array<[string, string, string]> = [
  ['FRI 17 & SAT 18', 'FRI 24 & SAT 25', 'SUN 26'],
  ['Fri 17 and Sat 18', 'Fri 24 and Sat 25', 'Sun 26'],
  ['Friday 17th & Saturday 18th', 'Friday 24th & Saturday 25th', 'Sunday 26th'],
  ['Fri & Sat 17 & 18', 'Fri & Sat 24 & 25', 'Sun 26'],
  ['Fri/Sat 17/18', 'Fri/Sat 24/25', 'Sun 26'],
  ['Fri. 17, Sat. 18', 'Fri. 24, Sat. 25', 'Sun. 26'],
  ['Fri 17 + Sat 18', 'Fri 24 + Sat 25', 'Sun 26'],
  ['17 & 18', '24 & 25', '26'],
];
const NAMES: Array<[string, string]> = [
  ['The Lanterns', '8pm'],
  ['Mud Season', '8pm'],
  ['Brass Choir', '3pm'],
];
const FORMS: Array<[string, (days: readonly string[]) => string]> = [
  ['a list', (days) => `<h2>April</h2>${rows(days.map((day, n) => `${day} · ${NAMES[n]?.join(' · ')}`))}`],
  ['lines', (days) => `<h3>April 2026</h3>${paragraphs(days.map((day, n) => `${day} – ${NAMES[n]?.join(', ')}`))}`],
  ['a table', (days) => `<h2>APRIL</h2>${table(days.map((day, n) => [day, ...(NAMES[n] ?? [])]))}`],
  [
    'cards',
    (days) =>
      `<h2>April 2026</h2>${days.map((day, n) => `<div class="gig"><div class="when">${day}</div><h3>${NAMES[n]?.[0]}</h3><p>${NAMES[n]?.[1]}</p></div>`).join('')}`,
  ],
  [
    'definitions',
    (days) =>
      `<h2>April</h2><dl>${days.map((day, n) => `<dt>${day}</dt><dd><strong>${NAMES[n]?.[0]}</strong> ${NAMES[n]?.[1]}</dd>`).join('')}</dl>`,
  ],
];

// Numbers alone in cells and boxes are amounts and ranks, too.
const formsOf = ([first = '']: readonly string[]) => (/^\d/.test(first) ? FORMS.slice(0, 2) : FORMS);

it.each(DAYS.flatMap((days) => formsOf(days).map(([form, write]) => [days[0], form, write(days)] as const)))(
  '%s in %s under a month names two days',
  (_days, _form, body) => {
    expect(shown(found(`<h1>Live Music</h1>${body}`))).toEqual(ALL);
  },
);

it('the day behind the last of a month is of the next', () => {
  const lines = ['Fri 17 & Sat 18 – The Lanterns, 8pm', 'Thu 30 & Fri 1 – Mud Season, 8pm'];
  expect(shown(found(`<h1>Live Music</h1><h2>April</h2>${rows(lines)}`))).toEqual([
    ...LANTERNS,
    '04-30T20:00 Mud Season',
    '05-01T20:00 Mud Season',
  ]);
});

it('three days are three', () => {
  const lines = ['Thu 16, Fri 17 & Sat 18 – The Lanterns, 8pm', 'Sun 26 – Brass Choir, 3pm'];
  expect(shown(found(`<h1>Live Music</h1><h2>April</h2>${rows(lines)}`))).toEqual([
    '04-16T20:00 The Lanterns',
    ...LANTERNS,
    CHOIR,
  ]);
});
