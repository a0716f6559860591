import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { talkInTown } from './in-town.ts';

const TODAY = '2026-10-01';

it.each<[string, string]>([
  ['the cheapest concert', 'price'],
  ['which is the least expensive', 'price'],
  ['el concierto más barato', 'price'],
  ['most expensive thing you have', 'dear'],
  ['lo más caro', 'dear'],
  ['longest event on saturday', 'longest'],
  ['the shortest show', 'shortest'],
  ['la obra más corta', 'shortest'],
  ['when is the next trivia night', 'date'],
  ['¿cuándo es la próxima noche de trivia?', 'date'],
])('“%s” asks for the first of an order', (message, sort) => {
  expect(readRequest(message, null, TODAY)).toMatchObject({ ask: { kind: 'find' }, wish: { sort, best: true } });
});

it.each(['cheap concerts', 'next weekend', 'music next friday', 'el próximo viernes', 'something cheaper'])(
  '“%s” asks for no first',
  (message) => {
    expect(readRequest(message, null, TODAY).wish.best).toBeUndefined();
  },
);

it.each<[string, RegExp, string]>([
  [
    'cheapest concert',
    /^Of live music in Columbia, the cheapest is “Brass on the Lawn”, which is free\.$/,
    'Brass on the Lawn',
  ],
  [
    'most expensive concert',
    /^Of live music in Columbia, the most expensive is “Choir by Candle”: \$20\.$/,
    'Choir by Candle',
  ],
  [
    'the longest concert',
    /^Of live music in Columbia, the longest is “Jazz at the Depot”: two and a half hours\.$/,
    'Jazz at the Depot',
  ],
  [
    'when is the next concert',
    /^Of live music in Columbia, the next is “Jazz at the Depot”, tomorrow at 7:30 PM\.$/,
    'Jazz at the Depot',
  ],
  [
    'el concierto más caro',
    /^De música en vivo en Columbia, lo más caro es «Choir by Candle»: \$20\.$/,
    'Choir by Candle',
  ],
])('“%s” is answered with one, and what it is the first by', async (message, sentence, title) => {
  const [answer] = await talkInTown([message], message.startsWith('el ') ? 'es' : 'en');
  expect(answer?.message).toMatch(sentence);
  expect(answer?.titles[0]).toBe(title);
});

it('asks for the first once', async () => {
  const [, cheapest, others] = await talkInTown(['live music', 'which is the cheapest', 'what about sunday']);
  expect(cheapest?.message).toContain('the cheapest is “Brass on the Lawn”');
  expect(others?.message).not.toContain('cheapest');
});
