import { expect, it } from 'vitest';
import { talkInTown } from './in-town.ts';

const OTHERWISE = /other (?:prices|hours)|otr[ao] (?:precio|hora)/;

it.each<[string[], 'en' | 'es']>([
  [['free family events on sunday'], 'en'],
  [['family events for $20 or less on thursday'], 'en'],
  [['family events for $20 or less on thursday', 'how about friday morning'], 'en'],
  [['free live music on tuesday'], 'en'],
  [['free live music tonight'], 'en'],
  [['live music under $10 tonight'], 'en'],
  [['free concerts on monday afternoon'], 'en'],
  [['algo gratis de música el lunes'], 'es'],
  [['conciertos por menos de $10 el martes'], 'es'],
  [['conciertos gratis esta noche'], 'es'],
])('names no wish that every card keeps: %j', async (messages, language) => {
  const said = (await talkInTown(messages, language)).at(-1);
  expect(said?.titles.length).toBeGreaterThan(0);
  expect(said?.message).toMatch(/on other days|en otros días/);
  if (!/afternoon/.test(messages.join())) expect(said?.message).not.toMatch(OTHERWISE);
});

it.each<[string[], 'en' | 'es', boolean]>([
  [['family events on thursday', 'anything else'], 'en', false],
  [['free live music on tuesday', 'anything else'], 'en', false],
  [['opera on sunday', 'more'], 'en', false],
  [['música gratis el lunes', '¿hay más?'], 'es', false],
  [['live music on saturday', 'anything else'], 'en', true],
  [['conciertos mañana por la noche', '¿hay más?'], 'es', true],
])('says that those were all only where there were some: %j', async (messages, language, isAll) => {
  const said = (await talkInTown(messages, language)).at(-1);
  expect(/Those were all|Eso es todo/.test(said?.message ?? '')).toBe(isAll);
});
