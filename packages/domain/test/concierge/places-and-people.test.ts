import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { matchedWords } from '../../src/concierge/matching/matched-words.ts';
import { talkInTown } from './in-town.ts';

const TODAY = '2026-10-01';
const anEvent = (title: string, description = '') => ({ title, description, venue: null, categories: [] }) as never;

it.each([
  ['dog', 'Two dollars per person'],
  ['perro', 'Two dollars per person'],
  ['class', 'A tall drink'],
  ['choir', 'Core strength for all'],
  ['dance', 'Out on bail'],
])('“%s” is no part of another word: %s', (word, text) => {
  expect(matchedWords(anEvent(text), word)).toBeNull();
});

it.each([
  ['dog', 'Tarde de perros'],
  ['perros', 'Bring your dog'],
  ['class', 'Talleres de verano'],
  ['taller', 'Pottery Class'],
  ['desfile', 'The Lantern Parade'],
  ['farol', 'The Lantern Parade'],
  ['niñas', 'For kids'],
  ['biblioteca', 'At the library'],
])('“%s” is said by “%s”', (word, text) => {
  expect(matchedWords(anEvent(text), word)).not.toBeNull();
});

it.each([
  ['things to do in Tokyo', 'en', 'Tokyo'],
  ['London theatre', 'en', 'London'],
  ['any concerts in Toronto?', 'en', 'Toronto'],
  ['paris this weekend', 'en', 'Paris'],
  ['¿qué hay en Bogotá el sábado?', 'es', 'Bogotá'],
  ['eventos en Ciudad de México', 'es', 'Ciudad de México'],
  ['¿hay conciertos en Londres?', 'es', 'Londres'],
] as const)('“%s” is answered with the country that is known', async (message, language, city) => {
  const [answer] = await talkInTown([message], language);
  expect(answer?.message).toContain(language === 'en' ? `and none in ${city}.` : `y ninguno en ${city}.`);
  expect(answer?.titles).toEqual([]);
});

it('keeps what was wanted for another place', async () => {
  const [, , here] = await talkInTown(['live music', 'and in Tokyo?', 'ok, in Columbia then']);
  expect(here?.titles).toContain('Jazz at the Depot');
});

const after = (first: string, second: string) =>
  readRequest(second, readRequest(first, null, TODAY).wish, TODAY, true).wish;

it.each([
  ['something for my kids on saturday', 'now for my mom'],
  ['puppets for my kids on saturday', 'now something for my grandma'],
  ['quiet things for my kids saturday', 'anything for my parents?'],
  ['algo para mis hijos el sábado', 'ahora para mi mamá'],
  ['títeres para mis hijos el sábado', 'y algo para mi abuela'],
])('“%s”, then “%s”: the day stays, and nothing else', (first, second) => {
  const { from, party, words, moods, family } = after(first, second);
  expect({ from, party, words, moods, family }).toEqual({ from: '2026-10-03' });
});

it('takes no children along to what is for grown-ups', () => {
  expect(after('things for kids this week', 'beer tastings?').party).toBeUndefined();
  expect(after('music for kids this week', 'something outdoors').party).toBe('kids');
});

it.each([
  ['something spooky', 'spooky'],
  ['algo de miedo', 'spooky'],
  ['somewhere cozy', 'cozy'],
  ['algo acogedor', 'cozy'],
  ["i'm feeling adventurous", 'active'],
  ['something creative', 'creative'],
  ['something funny on friday', 'funny'],
  ['anything festive', 'festive'],
])('“%s” asks for a mood, and for no word', (message, mood) => {
  const { moods, words } = readRequest(message, null, TODAY).wish;
  expect({ moods, words }).toEqual({ moods: [mood] });
});

it('says that none is so, and asks for what is on again and again', async () => {
  const [funny, weekly] = await talkInTown(['something funny on friday', 'weekly events']);
  expect(funny?.message).toMatch(/None of them says of itself that it is funny\.$|It does not say of itself/);
  expect(weekly?.titles).toEqual([]);
});
