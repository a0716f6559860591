import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { NO_WISH } from '../../src/concierge/reading/wish.ts';

const TODAY = '2026-10-01';
const LAST = { ...NO_WISH, categories: ['Music' as const], from: '2026-10-03', to: '2026-10-03' };
const askOf = (message: string) => readRequest(message, LAST, TODAY, true).ask;

it.each<[string, number, string]>([
  ['el segundo, ¿cuándo termina?', 2, 'when'],
  ['el tercero ¿cuanto cuesta?', 3, 'price'],
  ['¿el segundo a que hora termina?', 2, 'when'],
  ['el tercero, ¿a qué hora termina?', 3, 'when'],
  ['el último, ¿dónde es?', -1, 'where'],
  ['la segunda, ¿a qué hora empieza?', 2, 'when'],
  ['el primero, ¿es gratis?', 1, 'price'],
  ['¿es gratis el segundo?', 2, 'price'],
  ['y la tercera, ¿cuánto dura?', 3, 'length'],
  ['¿dónde queda la última?', -1, 'where'],
  ['¿cuánto vale el segundo?', 2, 'price'],
  ['¿el tercero es gratis?', 3, 'price'],
  ['del segundo, ¿cuánto cuesta la entrada?', 2, 'price'],
  ['and the third, how much?', 3, 'price'],
  ['how much is the third one?', 3, 'price'],
  ['the second one – when does it end?', 2, 'when'],
  ['the last, where is it?', -1, 'where'],
  ['the 2nd: how long is it?', 2, 'length'],
  ['is the first one free?', 1, 'price'],
  ['when does the third end?', 3, 'when'],
  ['what time does the second start', 2, 'when'],
  ['where is number 2?', 2, 'where'],
  ['is the last one sold out?', -1, 'tickets'],
  ['how much does the second cost?', 2, 'price'],
])('“%s” asks it of that one', (message, which, fact) => {
  expect(askOf(message)).toMatchObject({ kind: 'about', isNamed: false, which, fact });
});

it.each<[string, string]>([
  ['is it free?', 'price'],
  ['¿es gratis?', 'price'],
  ['ok, is that free?', 'price'],
  ['and is it free to get in?', 'price'],
  ['is that one free', 'price'],
  ['¿y es gratis?', 'price'],
  ['¿es gratuito?', 'price'],
  ['¿eso es gratis?', 'price'],
  ['how much is it?', 'price'],
  ['¿cuánto cuesta?', 'price'],
])('“%s” asks it of the one that was talked of', (message, fact) => {
  expect(askOf(message)).toMatchObject({ kind: 'about', isNamed: false, fact });
  expect(askOf(message)).not.toMatchObject({ which: expect.any(Number) });
});

it.each([
  'el primero de diciembre, ¿hay algo gratis?',
  'algo gratis el segundo fin de semana',
  'what is on the third of october?',
  'live music on the third',
  'the first weekend of october',
  'free things on the 2nd',
  'is there anything free?',
  '¿hay algo gratis?',
  'la última semana de octubre',
  'second line parade',
])('“%s” is a request for events', (message) => {
  expect(askOf(message).kind).toBe('find');
});
