import { type Event, UNSAID } from '@marquee/contract';
import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { factOf } from '../../src/concierge/about.ts';
import { FACTS, type Fact } from '../../src/concierge/reading/wish.ts';
import { en } from '../../src/concierge/words/en.ts';
import { es } from '../../src/concierge/words/es.ts';

const TODAY = '2026-10-01';
const walk = (given: Partial<Event> = {}): Event =>
  ({
    title: 'Wildflower Walk',
    venue: 'Riverfront Park',
    address: '12 River Drive',
    startDate: '2026-10-03T19:30',
    endDate: '2026-10-03T21:00',
    isAllDay: false,
    price: '$15',
    priceMin: 15,
    priceMax: null,
    ...UNSAID,
    status: 'active',
    soldOut: false,
    source: 'Park Friends',
    ...given,
  }) as Event;
const told = (fact: Fact, given?: Partial<Event>, words = en) => factOf(walk(given), fact, { today: TODAY, words });

it.each([
  ['is Wildflower Walk still on?', 'on'],
  ['is the Lantern Parade cancelled?', 'on'],
  ['has the wildflower walk been rained out', 'on'],
  ['what time does the lantern parade start', 'when'],
  ['when is the wildflower walk', 'when'],
  ['how much is the wildflower walk', 'price'],
  ['does the quilt show charge admission?', 'price'],
  ["where's the wildflower walk", 'where'],
  ['how long is the wildflower walk', 'length'],
  ['is the wildflower walk sold out', 'tickets'],
  ['is the wildflower walk wheelchair accessible', 'access'],
  ['who is playing at the wildflower walk', 'other'],
  ['¿sigue en pie la caminata?', 'on'],
  ['¿a qué hora empieza el desfile?', 'when'],
  ['¿cuánto cuesta el concierto de rock?', 'price'],
  ['¿dónde es la feria?', 'where'],
  ['¿cuánto dura el desfile?', 'length'],
  ['¿quedan boletos para el concierto?', 'tickets'],
])('takes “%s” as a question about one event', (message, fact) => {
  expect(readRequest(message, null, TODAY)).toMatchObject({
    ask: { kind: 'about', fact, isNamed: true },
    wish: { words: expect.stringMatching(/walk|parade|quilt|caminata|desfile|rock|concierto|feria/) },
  });
});

it.each([
  'is there a jazz festival this weekend',
  'where can I dance on Saturday',
  'who won last night',
  'what is on tonight',
])('takes “%s” as no question about one event', (message) =>
  expect(readRequest(message, null, TODAY).ask.kind).not.toBe('about'),
);

it('says of an event that is cancelled or postponed just that, whatever was asked', () => {
  for (const fact of FACTS) {
    expect(told(fact, { status: 'cancelled' })).toBe(
      'No, I am sorry: Park Friends lists “Wildflower Walk” as cancelled.',
    );
    expect(told(fact, { status: 'postponed' }, es)).toBe('Según Park Friends, «Wildflower Walk» se pospuso.');
  }
});

it.each<[Fact, string, string]>([
  [
    'on',
    'Yes, Park Friends has “Wildflower Walk” on Saturday at 7:30 PM, and lists it as taking place.',
    'Sí, según Park Friends, «Wildflower Walk» sigue en pie: es el sábado a las 7:30 de la noche.',
  ],
  [
    'when',
    '“Wildflower Walk” is on Saturday at 7:30 PM, until 9 PM.',
    '«Wildflower Walk» es el sábado a las 7:30 de la noche y termina a las 9 de la noche.',
  ],
  [
    'where',
    '“Wildflower Walk” is at Riverfront Park, 12 River Drive. The map is on its page.',
    '«Wildflower Walk» es en Riverfront Park, 12 River Drive. El mapa está en su página.',
  ],
  [
    'price',
    'For “Wildflower Walk”, Park Friends gives the price as $15.',
    'Según Park Friends, el precio de «Wildflower Walk» es $15.',
  ],
  ['length', '“Wildflower Walk” lasts an hour and a half.', '«Wildflower Walk» dura una hora y media.'],
])('answers %s with the fact', (fact, english, spanish) => {
  expect(told(fact)).toBe(english);
  expect(told(fact, {}, es)).toBe(spanish);
});

it('says that it does not know what no source says, and who does', () => {
  for (const [fact, given] of [
    ['price', { priceMin: null, price: 'See event page' }],
    ['length', { endDate: null }],
    ['length', { isAllDay: true, startDate: '2026-10-03' }],
    ['where', { venue: null, address: null }],
    ['access', {}],
    ['other', {}],
  ] as const)
    expect(told(fact, given)).toBe(
      'I do not know that about “Wildflower Walk”. Park Friends does: the link is on its page.',
    );
  expect(told('tickets')).toContain('I have not read that “Wildflower Walk” is sold out');
  expect(told('tickets', { soldOut: true })).toBe('“Wildflower Walk” is sold out, Park Friends says.');
});
