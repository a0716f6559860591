import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { NO_WISH } from '../../src/concierge/reading/wish.ts';

const TODAY = '2026-10-01';
const LAST = { ...NO_WISH, categories: ['Technology' as const], from: '2026-10-01', to: '2026-10-04' };

it.each([
  'how many are there?',
  'how many',
  'How many is that in total?',
  'ok and how many are there altogether?',
  'how many did you find',
  'how many do you have?',
  'how many events are there?',
  'so how many are those?',
  'how many more are there?',
  "what's the total?",
  '¿cuántos hay?',
  'cuantos son?',
  '¿cuántos son en total?',
  '¿y cuántas hay?',
  '¿cuántos eventos hay?',
  'cuántos tienes',
  '¿cuántos encontraste?',
  '¿cuántos más hay?',
  'cuántas son en total',
  '¿cuántos hay en total?',
])('“%s” asks for the number of what was asked', (message) => {
  expect(readRequest(message, LAST, TODAY, true)).toEqual({ ask: { kind: 'count' }, wish: LAST });
});

it.each([
  '¿a qué hora son los conciertos?',
  '¿son gratis los conciertos?',
  'esos conciertos son caros, ¿hay otros?',
  '¿cuántos conciertos son este fin?',
  '¿las clases son de noche?',
  '¿todas son en el centro?',
  '¿ellos son de aquí? quiero jazz',
])('“son” is no child in “%s”', (message) => {
  expect(readRequest(message, LAST, TODAY, true).wish.party).toBeUndefined();
});

it.each(['something for my son', 'son is 4, any ideas', 'my wife and son love trains'])(
  'it is one in “%s”',
  (message) => {
    expect(readRequest(message, null, TODAY).wish.party).toBe('kids');
  },
);
