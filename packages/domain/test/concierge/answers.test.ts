import { expect, it } from 'vitest';
import { talkInTown } from './in-town.ts';

it('keeps the numbers of the list while it tells of one after another', async () => {
  const said = await talkInTown([
    'live music in october',
    'the second one – when does it end?',
    'and the third, how much?',
    'the first, where is it?',
    'is it free?',
  ]);
  expect(said.slice(1).map(({ message }) => message)).toEqual([
    expect.stringContaining('“Brass on the Lawn” is on Saturday at 6 PM, until 8 PM.'),
    expect.stringMatching(/“Ukulele for the Uncertain”.*\$8/),
    expect.stringContaining('“Jazz at the Depot” is at Old Depot'),
    expect.stringMatching(/“Jazz at the Depot”.*\$15/),
  ]);
});

it('does so in Spanish', async () => {
  const said = await talkInTown(
    ['conciertos en octubre', 'el segundo, ¿cuándo termina?', 'el tercero ¿cuánto cuesta?', 'el primero, ¿es gratis?'],
    'es',
  );
  expect(said.slice(1).map(({ titles }) => titles)).toEqual([
    ['Brass on the Lawn'],
    ['Ukulele for the Uncertain'],
    ['Jazz at the Depot'],
  ]);
});

it.each([
  ['live music in october', 'how many are there?', 'There are 4 for live music this month in Columbia.'],
  ['jazz', 'how many?', 'Just one for “jazz” in Columbia.'],
  ['opera on sunday', 'how many are there?', 'None that I know of for “opera” on Sunday in Columbia.'],
  ['conciertos en octubre', '¿cuántos son?', 'Son 4: música en vivo este mes en Columbia.'],
])('counts what was asked: %s // %s', async (asked, counted, told) => {
  const [, said] = await talkInTown([asked, counted]);
  expect(said).toMatchObject({ message: told, titles: [] });
});

it('shows nothing to somebody in danger', async () => {
  const [said] = await talkInTown(['i want to kill myself']);
  expect(said).toMatchObject({ message: expect.stringContaining('988'), titles: [] });
});
