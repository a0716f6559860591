import { expect, it } from 'vitest';
import { accessNotes } from '../../src/model/facts/access-notes.ts';

it.each([
  'VIP and accessible seating is available at the box office.',
  'Accessible seats are in the first row.',
  'There is an elevator to the second floor.',
  'Step free access from Main Street.',
  'Companion seats may be booked in advance.',
  'Braille programs are at the desk.',
  'Acceso para silla de ruedas por la puerta norte.',
  'Interpretación en lengua de señas.',
  'Accessible parking is beside the door.',
  'A ramp leads to the stage door.',
  'Accessibility: ask the desk two weeks ahead.',
  'The balcony has stairs only.',
  'Wheelchair places on request.',
])('“%s” speaks of access', (sentence) => {
  expect(accessNotes(`Brass for dancers. ${sentence} Bring a coat.`)).toEqual([sentence]);
});

it.each([
  'An accessible introduction to jazz for beginners.',
  'Accessible by bus 12.',
  'His most accessible album yet.',
  'The band plays The Elevators.',
  'Tickets at accessible prices.',
  'A party of skaters on a ramp.',
  'Accessible seating: call 803-555-0100.',
])('“%s” does not, or names a way to reach a person', (sentence) => {
  expect(accessNotes(sentence)).toEqual([]);
});

it('what a fact says already is not repeated', () => {
  const text = 'The hall is wheelchair accessible. The balcony has stairs only.';
  expect(accessNotes(text, { wheelchair: 'yes' })).toEqual(['The balcony has stairs only.']);
  expect(accessNotes(text)).toHaveLength(2);
});
