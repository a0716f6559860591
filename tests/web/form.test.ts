import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Control, nativeFaults } from '../../apps/web/src/ui/form/native-faults.ts';
import { besides, problemOf } from '../../apps/web/src/ui/form/told-faults.ts';
import { type AllValues, bodyOf, type FieldName, isSame, missing } from '../../apps/web/src/ui/form/values.ts';

const FINE = { badInput: false, rangeUnderflow: false, rangeOverflow: false, stepMismatch: false };

function control(validity: Partial<Control['validity']>, rest: Partial<Control> = {}): Control {
  return { name: 'limit', type: 'number', min: '', max: '', step: '', validity: { ...FINE, ...validity }, ...rest };
}

describe('the body of a form', () => {
  it('has texts without the spaces around them, and nothing of what is empty', () => {
    const values = { url: ' https://hall.example/ ', city: '  ', limit: null, days: 0, enabled: false };
    expect(bodyOf(values)).toEqual({ url: 'https://hall.example/', days: 0, enabled: false });
  });

  it('has a password as it was typed', () => {
    expect(bodyOf({ email: ' a@b.c ', password: ' two words ' })).toEqual({ email: 'a@b.c', password: ' two words ' });
  });

  it('has the names and types of the contract', () => {
    expectTypeOf<FieldName<'setControlOverride'>>().toEqualTypeOf<'city' | 'state' | 'control' | 'enabled'>();
    expectTypeOf<AllValues<'testUnifiedExtraction'>['limit']>().toEqualTypeOf<number | null>();
    expectTypeOf<AllValues<'setControlOverride'>['enabled']>().toEqualTypeOf<boolean>();
    expectTypeOf<'eventScrapping'>().not.toExtend<AllValues<'setControlOverride'>['control']>();
  });

  it('lacks what must be filled in, spaces being nothing', () => {
    const needed = { url: 'Give an address.', city: 'Choose a city.' };
    expect(missing({ url: '  ', city: 'Columbia, SC' }, needed)).toEqual({ url: 'Give an address.' });
    expect(missing({ url: 'x', city: 'y' }, needed)).toEqual({});
  });

  it('knows when nothing was changed', () => {
    expect(isSame({ city: '', limit: null }, { city: '', limit: null })).toBe(true);
    expect(isSame({ city: '', limit: null }, { city: '', limit: 3 })).toBe(false);
  });
});

describe('what the browser holds against a field', () => {
  it.each<[Control, string]>([
    [control({ badInput: true }), 'Enter a number, using digits only.'],
    [control({ badInput: true }, { type: 'date' }), 'Enter a complete date.'],
    [control({ rangeOverflow: true }, { min: '1', max: '20' }), 'Enter a number from 1 to 20.'],
    [control({ rangeUnderflow: true }, { min: '1' }), 'Enter a number of at least 1.'],
    [control({ rangeOverflow: true }, { max: '20' }), 'Enter a number of at most 20.'],
    [control({ stepMismatch: true }), 'Enter a whole number.'],
    [control({ stepMismatch: true }, { step: '0.25' }), 'Enter a number in steps of 0.25.'],
  ])('is said in a sentence', (broken, sentence) => {
    // What is put in is isolated from the direction of the sentence around it.
    expect(nativeFaults([broken]).limit?.replace(/[\u2068\u2069]/g, '')).toBe(sentence);
  });

  it('is nothing where a field is fine, has no name, or is the server’s to judge', () => {
    const unnamed = control({ badInput: true }, { name: '' });
    const address = control({ rangeOverflow: true }, { type: 'url' });
    expect(nativeFaults([control({}), unnamed, address])).toEqual({});
  });

  it('gives way to the form’s own sentence, except where the form saw nothing', () => {
    const judged = { limit: 'From 1 to 20.' };
    const native = { limit: 'Enter a number from 1 to 20.', other: 'not of this form' };
    expect(besides(judged, native, { limit: 40 })).toEqual({});
    expect(besides({}, native, { limit: 40 })).toEqual({ limit: native.limit });
    expect(besides(judged, native, { limit: null })).toEqual({ limit: native.limit });
  });
});

it('a refusal is of one field where the server names it', () => {
  expect(problemOf({ problem: { field: 'url', detail: 'No such host.' } })).toEqual({
    field: 'url',
    detail: 'No such host.',
  });
  for (const error of [new Error('down'), { problem: null }, null, undefined])
    expect(problemOf(error)).toEqual({ field: undefined, detail: '' });
});
