import { expect, it } from 'vitest';
import { talkInTown } from './in-town.ts';

it.each([
  ['teen game jam', 'Teen Game Jam'],
  ['Teen Game Jam?', 'Teen Game Jam'],
  ['the teen game jam', 'Teen Game Jam'],
  ['teen game jam at millwood library', 'Teen Game Jam'],
  ['robot sumo league', 'Robot Sumo League'],
  ['robot sumo leage', 'Robot Sumo League'],
  ['babys first universe', 'Baby’s First Universe'],
  ['story time with miss loretta', 'Story Time with Miss Loretta'],
  ['brass on the lawn', 'Brass on the Lawn'],
  ['ukulele for the uncertain', 'Ukulele for the Uncertain'],
  ['jazz at the depot', 'Jazz at the Depot'],
])('“%s” is that event', async (message, title) => {
  const [said] = await talkInTown([message]);
  expect(said).toMatchObject({ titles: [title] });
});

it.each([
  ['live music', 3],
  ['jazz', 1],
  ['robots', 2],
])('“%s” is a kind of event', async (message, shown) => {
  const [said] = await talkInTown([message]);
  expect(said?.titles).toHaveLength(shown);
  expect(said?.message).not.toMatch(/^“/);
});

const SMALL = /Baby|Story Time|Brick/;
it.each<[string, 'en' | 'es']>([
  ['Anything for my 15 year old?', 'en'],
  ['events for teens', 'en'],
  ['my daughter is 16, what can she do next week', 'en'],
  ['something fun for a bored teenager', 'en'],
  ['things to do with my 13 and 17 year olds', 'en'],
  ['what is on for high schoolers', 'en'],
  ['ideas for my nephew, he is 14', 'en'],
  ['y para mi hijo de 15 años?', 'es'],
  ['algo para adolescentes', 'es'],
  ['mi hija tiene 16 años, ¿qué puede hacer?', 'es'],
  ['¿qué hay para una sobrina de 14 años?', 'es'],
  ['planes con mis hijos de 13 y 16 años', 'es'],
])('“%s” finds what is for teenagers, and nothing for the smallest', async (message, language) => {
  const [said] = await talkInTown([message], language);
  expect(said?.titles[0]).toBe('Teen Game Jam');
  expect(said?.titles.filter((title) => SMALL.test(title))).toEqual([]);
  expect(said?.message).not.toMatch(/famil/);
});

it('keeps the age for what is asked next', async () => {
  const said = await talkInTown(['Anything for my 15 year old?', 'he is into robots']);
  expect(said[1]?.titles).toEqual(['Robot Sumo League']);
});

it.each(['something for my 4 year old', 'my kids are 8 and 14, what can we do', 'family events'])(
  '“%s” is for families as before',
  async (message) => {
    const [said] = await talkInTown([message]);
    expect(said?.titles).toContain('Story Time with Miss Loretta');
  },
);
