import { type Event, UNSTATED } from '@marquee/contract';
import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { factOf } from '../../src/concierge/fact-of.ts';
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
    ...UNSTATED,
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
  ['can i bring my 6 year old to the quilt show', 'ages'],
  ['is the lantern parade kid friendly', 'ages'],
  ["what's the age limit for the quilt show", 'ages'],
  ['¿pueden entrar niños al concierto de rock?', 'ages'],
  ['how do i get to the quilt show', 'where'],
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
  'was the lantern parade last week?',
  'did I miss the lantern parade?',
  'when was the quilt show',
  'has the quilt show already happened?',
  'is the quilt show over already',
  'was the wildflower walk cancelled last weekend',
  'am i too late for the oyster roast',
  'what day was the oyster roast',
  'did the chess tournament happen yet',
  'was trivia night last tuesday',
  'what time was the lantern parade last week',
  '¿cuándo fue el desfile?',
  '¿ya pasó el desfile de faroles?',
  '¿me perdí la feria del libro?',
  '¿dónde fue el concierto de rock?',
])('takes “%s” as a question about a time that is over', (message) => {
  expect(readRequest(message, null, TODAY)).toMatchObject({
    ask: { kind: 'about', isNamed: true, isPast: true },
    wish: { words: expect.stringMatching(/parade|quilt|walk|oyster|chess|trivia|desfile|feria|rock/) },
  });
});

it('goes on with the event that was shown', () => {
  const { wish } = readRequest('jazz on friday', null, TODAY);
  for (const [message, fact] of [
    ['did I miss it?', 'on'],
    ['how do I get there', 'where'],
    ['¿ya pasó?', 'on'],
  ] as const)
    expect(readRequest(message, wish, TODAY).ask).toMatchObject({ kind: 'about', fact, isNamed: false });
});

it.each([
  'when was columbia founded',
  'things to do after the game is over',
  'how was the concert last night',
  'i missed dinner, tacos tonight?',
  'is there a jazz festival this weekend',
  'where can I dance on Saturday',
  'who won last night',
  'what is on tonight',
])('takes “%s” as no question about one event', (message) =>
  expect(readRequest(message, null, TODAY).ask.kind).not.toBe('about'),
);

it('says of an event that is cancelled or postponed just that, whatever was asked', () => {
  for (const fact of FACTS) {
    expect(told(fact, { status: 'cancelled' })).toBe('I am sorry: Park Friends lists “Wildflower Walk” as cancelled.');
    expect(told(fact, { status: 'postponed' }, es)).toBe('Según Park Friends, «Wildflower Walk» se pospuso.');
  }
});

it.each<[Fact, string, string]>([
  [
    'on',
    '“Wildflower Walk” is still on: Park Friends has it on Saturday at 7:30 PM, and lists it as taking place.',
    '«Wildflower Walk» sigue en pie: según Park Friends, es el sábado a las 7:30 de la noche.',
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

it('answers who is let in, and that it was moved', () => {
  expect(told('ages', { ages: '21+' })).toBe('For “Wildflower Walk”, Park Friends gives the ages as 21+.');
  expect(told('ages', { ages: 'all' }, es)).toBe('Según Park Friends, «Wildflower Walk» es para todas las edades.');
  expect(told('ages', { familyFriendly: true })).toBe('Park Friends says that “Wildflower Walk” is for families.');
  expect(told('when', { movedFrom: '2026-10-02T19:30' })).toContain('It was moved: it was to be tomorrow at 7:30 PM.');
});

it('says that it does not know what no source says, and who does', () => {
  for (const [fact, given] of [
    ['price', { priceMin: null, price: 'See event page' }],
    ['length', { endDate: null }],
    ['length', { isAllDay: true, startDate: '2026-10-03' }],
    ['where', { venue: null, address: null }],
    ['access', {}],
    ['ages', {}],
    ['other', {}],
  ] as const)
    expect(told(fact, given)).toBe(
      'I do not know that about “Wildflower Walk”. Park Friends does: the link is on its page.',
    );
  expect(told('tickets')).toContain('I have not read that “Wildflower Walk” is sold out');
  expect(told('tickets', { soldOut: true })).toBe('“Wildflower Walk” is sold out, Park Friends says.');
});

it.each([
  ['is there parking?', 'parking'],
  ['are there any bathrooms there', 'other'],
  ['¿hay estacionamiento?', 'parking'],
  ['do they have food', 'other'],
])('asks of what was shown what is at hand there: %s', (message, fact) => {
  const last = readRequest('jazz saturday', null, TODAY).wish;
  expect(readRequest(message, last, TODAY)).toEqual({ ask: { kind: 'about', fact, isNamed: false }, wish: last });
});

it('answers of booking, parking and further dates what is known of them', () => {
  expect(told('booking', { entry: 'rsvp' })).toBe('Park Friends asks for an RSVP to “Wildflower Walk”.');
  expect(told('booking', { priceMin: 0, priceMax: null }, es)).toBe(
    '«Wildflower Walk» es gratis, y Park Friends no dice nada de reservar.',
  );
  expect(told('booking', { soldOut: true })).toBe('“Wildflower Walk” is sold out, Park Friends says.');
  expect(told('parking')).toBe('Park Friends says nothing of parking at “Wildflower Walk”. The map is on its page.');
  expect(told('parking', { parkingNote: 'Park behind the barn.' } as never)).toBe(
    'Of parking at “Wildflower Walk”, Park Friends says: Park behind the barn.',
  );
  expect(told('repeats')).toMatch(/^I know one date of “Wildflower Walk”: /);
});
