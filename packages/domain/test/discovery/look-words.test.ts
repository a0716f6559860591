import { inEnglish, quoted } from '@marquee/kernel';
import { expect, it } from 'vitest';
import { adviceAbout, whyUnread } from '../../src/discovery/look-words.ts';

it.each([
  [false, 'there is no website named a.example', false],
  [true, 'the name a.example cannot be looked up right now', true],
])('a name without an address, for now %s: %s', (transient, says, mayAdd) => {
  const failure = { reason: 'unresolvable', detail: quoted('No.'), transient } as const;
  expect(inEnglish(whyUnread(failure, 'a.example'))).toBe(says);
  const { advice, mayAdd: may } = adviceAbout(failure);
  expect(may).toBe(mayAdd);
  expect(inEnglish(advice)).toMatch(/check (?:its|the) spelling/i);
});
