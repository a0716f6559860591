import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { en } from '../../src/concierge/words/en.ts';
import { es } from '../../src/concierge/words/es.ts';

const TODAY = '2026-10-01';
const kindOf = (message: string) => readRequest(message, null, TODAY).ask.kind;

it.each([
  'i want to kill myself',
  "I don't want to live anymore",
  "I'm thinking about suicide",
  'i am suicidal tonight',
  'i wish i was dead',
  'I feel like ending my life',
  "i'm going to hurt myself",
  'i cut myself again last night',
  'want to die',
  'everyone would be better off without me',
  'no quiero vivir',
  'me quiero morir',
  'quiero matarme',
  'Ya no quiero seguir viviendo',
  'estoy pensando en suicidarme',
  'quiero quitarme la vida',
  'tengo ganas de morirme',
  'me voy a matar',
  'quiero hacerme daño',
  'pienso en el suicidio todos los días',
  'my friend wants to kill himself',
  'mi hermano se quiere matar',
])('takes “%s” as said by somebody in danger', (message) => {
  expect(kindOf(message)).toBe('danger');
});

it.each([
  'this traffic kills me, anything close to downtown?',
  'tacos to die for',
  'killer show tonight',
  'Death Cab for Cutie tickets',
  'suicide prevention walk this weekend',
  'caminata por la prevención del suicidio',
  'I want to die laughing, any comedy tonight?',
  'me muero de hambre, ¿dónde hay comida?',
  'me muero por ver un concierto',
  'kill time before dinner',
  'a talk about self-harm for parents',
  'the suicide squad movie outdoors',
  'my feet are killing me, something to sit down at',
  'quiero morirme de risa este viernes',
  'murder mystery dinner',
  'cut myself some slack and go dancing',
  'no quiero vivir sin música, ¿qué hay hoy?',
  'do not kill yourself to get there',
])('takes “%s” as no word of danger', (message) => {
  expect(kindOf(message)).not.toBe('danger');
});

it('names the lifeline, in either language', () => {
  expect(en.danger).toMatch(/call or text 988/);
  expect(es.danger).toMatch(/988.*opción 2/);
});
