import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { NO_WISH } from '../../src/concierge/reading/wish.ts';
import { talkInTown } from './in-town.ts';

const TODAY = '2026-10-01';
const LAST = { ...NO_WISH, categories: ['Music' as const] };
const askOf = (message: string) => readRequest(message, LAST, TODAY, true, true).ask;

it.each<[string, string, string]>([
  ['the library one', 'library', 'story'],
  ['the one at the museum', 'museum', 'story'],
  ['ok, tell me about the puppet one', 'puppet', 'story'],
  ['how much is the jazz one?', 'jazz', 'price'],
  ['where is the one with robots', 'robots', 'where'],
  ['the one by the river', 'river', 'story'],
  ['what about the depot one', 'depot', 'story'],
  ['el de la biblioteca', 'biblioteca', 'story'],
  ['la del museo', 'museo', 'story'],
  ['¿cuánto cuesta el del planetario?', 'planetario', 'price'],
])('“%s” means one of those that were shown', (message, words, fact) => {
  expect(askOf(message)).toEqual({ kind: 'pick', words, fact });
});

it.each(['the one on saturday', 'the second one', 'the cheapest one', 'the next one', 'el del sábado', 'la otra'])(
  '“%s” names none of those that were shown by words',
  (message) => {
    expect(askOf(message).kind).not.toBe('pick');
  },
);

it('tells of the one that was meant, and looks for the words where none was', async () => {
  const [, depot, choir] = await talkInTown(['live music', 'the depot one', 'the choir one']);
  expect(depot?.titles).toEqual(['Jazz at the Depot']);
  expect(depot?.message).toMatch(/^“Jazz at the Depot” is tomorrow at 7:30 PM at Old Depot/);
  expect(choir?.titles).toEqual(['Choir by Candle']);
});

it('answers of each of those shown what is asked of them all, and goes on with the one behind', async () => {
  const [, all, booking, first, second] = await talkInTown([
    'live music this weekend',
    'are they all free?',
    'do we need to book?',
    'when is the first one',
    'and the one after?',
  ]);
  expect(all?.message.match(/“[^”]+”/g)).toEqual([
    '“Jazz at the Depot”',
    '“Brass on the Lawn”',
    '“Ukulele for the Uncertain”',
  ]);
  expect(booking?.message).toContain('“Brass on the Lawn” is free');
  expect(first?.titles).toEqual(['Jazz at the Depot']);
  expect(second?.titles).toEqual(['Brass on the Lawn']);
});
