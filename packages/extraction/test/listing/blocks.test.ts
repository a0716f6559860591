import { expect, it } from 'vitest';
import { listed } from './shown.ts';

const CONCERTS = [
  ['Dana and the Swifts', 'Saturday, March 14, 2026', '7:30 pm', 'Grange Hall, 12 Main St'],
  ['Bluegrass Jam with Lou Pine', 'Friday, March 27, 2026', '7:00 pm', 'Grange Hall'],
  ['The Quiet Mile', 'Saturday, April 11, 2026', '8 pm', 'First Parish Church', 'A trio who play fiddle tunes.'],
  ['Old Harp Shape Note Singing', 'Sunday, April 19, 2026', '2 pm', 'Grange Hall'],
];
const TITLES = CONCERTS.map(([title]) => title);
const STARTS = ['2026-03-14T19:30', '2026-03-27T19:00', '2026-04-11T20:00', '2026-04-19T14:00'];

const inLines = (lines: readonly string[]) => lines.join('<br>');

const DRESSES: Record<string, (blocks: readonly string[][]) => string> = {
  'two line breaks': (blocks) => `<div>${blocks.map(inLines).join('<br><br>')}</div>`,
  'line breaks with blanks between them': (blocks) =>
    `<div>${blocks.map(inLines).join('<br />\n&nbsp;<br />\n')}</div>`,
  'breaks inside bold text': (blocks) =>
    `<td>${blocks.map(([title, ...rest]) => `<b>${title}<br></b>${inLines(rest)}<b><br><br></b>`).join('')}</td>`,
  'empty paragraphs': (blocks) =>
    `<div>${blocks.map((lines) => lines.map((line) => `<p>${line}</p>`).join('')).join('<p>&nbsp;</p>')}</div>`,
  'empty boxes': (blocks) =>
    `<div>${blocks.map((lines) => lines.map((line) => `<div>${line}</div>`).join('')).join('<div><br></div>')}</div>`,
  'a heading in the same text': (blocks) =>
    `<div><h2>Spring Concerts</h2>${blocks.map(inLines).join('<br><br>')}</div>`,
};

const read = (html: string) =>
  listed(`<h1>Concerts</h1>${html}`).drafts.map(({ title, start }) => [title.value, start.value]);

for (const [dress, wrap] of Object.entries(DRESSES))
  it(`reads parts of one text between blank lines, their titles above their days: ${dress}`, () => {
    expect(read(wrap(CONCERTS))).toEqual(TITLES.map((title, index) => [title, STARTS[index]]));
  });

it('leaves days apart from their events to the days that are headings', () => {
  const html = CONCERTS.map(([title, day, hour]) => `<b>${day}</b><br><br>${title}, ${hour}<br><br>`).join('');
  expect(read(`<div>${html}</div>`)).toEqual(TITLES.map((title, index) => [title, STARTS[index]]));
});

it('finds no titles in blank lines alone', () => {
  expect(read(`<div>${'<br><br>'.repeat(500)}${'<p>&nbsp;</p>'.repeat(500)}March 3, 2026</div>`)).toEqual([]);
});
