import { describe, expect, it } from 'vitest';
import { changesFor, joined, ownOnly } from '../../apps/web/src/features/hearts/merge-list.ts';

const ada = (...ids: string[]) => ({ user: 'ada', ids });

describe('hearts of a browser and of an account', () => {
  it('send a visitor’s hearts at the first sign-in, and then only what changed', () => {
    expect(changesFor('ada', ['a', 'b'], null, 500)).toEqual({ add: ['a', 'b'], remove: [] });
    expect(changesFor('ada', ['b', 'c'], ada('a', 'b'), 500)).toEqual({ add: ['c'], remove: ['a'] });
  });

  it('never give somebody the hearts of another, nor take them away', () => {
    expect(changesFor('bob', ['b', 'c'], ada('a', 'b'), 500)).toEqual({ add: ['c'], remove: [] });
    const before = ada('a', 'b');
    const answer = { ids: ['x', 'c'], left: [] };
    expect(joined(answer, { sent: ['b', 'c'], add: ['c'], before, now: ['b', 'c'] })).toEqual(['x', 'c']);
  });

  it('join both sides, drop what another device removed, and keep what changed meanwhile', () => {
    const sent = ['a', 'b', 'c'];
    const answer = { ids: ['other', 'a', 'c'], left: [] };
    expect(joined(answer, { sent, add: ['c'], before: ada('a', 'b'), now: ['a', 'c', 'new'] })).toEqual([
      'other',
      'a',
      'c',
      'new',
    ]);
    expect(joined(answer, { sent, add: ['c'], before: ada('a', 'b'), now: ['b', 'c'] })).toEqual(['other', 'c']);
  });

  it('lose nothing for which the account has no room', () => {
    const many = Array.from({ length: 600 }, (_, n) => `e${n}`);
    const { add } = changesFor('ada', many, null, 500);
    expect(add).toHaveLength(500);
    const answer = { ids: add.slice(0, 499), left: add.slice(499) };
    expect(joined(answer, { sent: many, add, before: null, now: many }).toSorted()).toEqual(many.toSorted());
    expect(ownOnly(many, ada(...answer.ids))).toHaveLength(101);
  });
});
