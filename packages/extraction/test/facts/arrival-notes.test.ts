import { expect, it } from 'vitest';
import { arrivalNotes } from '../../src/model/facts/access-notes.ts';

it.each([
  'Free parking behind the hall.',
  'Park in the garage on Lady Street.',
  'Parking: the lot on Sumter Street is free after six.',
  'The bus line 101 stops at the door.',
  'A shuttle runs from the fairgrounds.',
])('“%s” says how one gets there, verbatim [BEY-54]', (sentence) =>
  expect(arrivalNotes(`Brass for dancers. ${sentence} Bring a coat.`)).toEqual([sentence]),
);

it.each([
  'A picnic in Finlay Park.',
  'Call 803-555-0100 about parking.',
  'Brass for dancers.',
  'The hall is wheelchair accessible.',
])('“%s” does not', (sentence) => expect(arrivalNotes(sentence)).toEqual([]));
