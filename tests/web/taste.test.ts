import { chooseFor, type fit, mainKinds, tasteOf } from '@marquee/kernel/taste';
import { expect, it } from 'vitest';

const event = (id: string, categories: string[], venue: string | null = null, status = 'active') =>
  ({ id, categories, venue, status }) as Parameters<typeof fit>[1] & { id: string; status: 'active' };

const taste = tasteOf([
  event('s1', ['Music', 'Nightlife'], 'Old Depot'),
  event('s2', ['Music'], 'Old Depot'),
  event('s3', ['Arts', 'Other']),
]);
const others = [event('o1', ['Food']), event('o2', ['Sports']), event('o3', ['Arts'])];

it('names the kinds that were saved most, and never Other', () => {
  expect(mainKinds(taste)).toEqual(['Music', 'Nightlife']);
  expect(mainKinds(tasteOf([event('s', ['Other'])]))).toEqual([]);
});

it('puts what fits first, the best and then the soonest, and keeps the others and the length', () => {
  const events = [...others, event('m1', ['Music']), event('m2', ['Music'], 'Old Depot'), event('m3', ['Music'])];
  const chosen = chooseFor(taste, { events, others, saved: ['m3'] });
  expect(chosen.map(({ id }) => id)).toEqual(['m2', 'm1', 'o3']);
});

it('recommends nothing that is saved, cancelled or unlike anything saved', () => {
  const events = [event('x', ['Music'], null, 'cancelled'), event('y', ['Business']), event('z', ['Music'])];
  expect(chooseFor(taste, { events, others, saved: ['z'] })).toEqual(others);
  expect(chooseFor(tasteOf([]), { events, others, saved: [] })).toEqual(others);
});
