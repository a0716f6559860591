import { DAY_MS, type Role } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { askAgainAt, mayPromote, needsRole, standingOf } from '../src/promoter-requests/standing-rules.ts';

const DECIDED = Date.parse('2026-10-01T12:00:00Z');
const person = (role: Role, isAdmin = false) => ({ role, isAdmin });
const asked = (status: 'open' | 'granted' | 'declined' | 'withdrawn') => ({
  status,
  decidedAt: status === 'granted' || status === 'declined' ? DECIDED : null,
});

describe('where somebody stands on the way to the promoter’s role', () => {
  it.each([
    ['a plain user', person('user'), null, 0, 'ask'],
    ['who has asked', person('user'), asked('open'), 0, 'open'],
    ['who withdrew it', person('user'), asked('withdrawn'), 0, 'ask'],
    ['who was declined just now', person('user'), asked('declined'), 0, 'wait'],
    ['who was declined 30 days ago, less a moment', person('user'), asked('declined'), 30 * DAY_MS - 1, 'wait'],
    ['who was declined 30 days ago', person('user'), asked('declined'), 30 * DAY_MS, 'ask'],
    ['who was granted it', person('promoter'), asked('granted'), 0, 'promoter'],
    ['who was granted it and lost it', person('user'), asked('granted'), DAY_MS, 'ask'],
    ['who got the role by hand with a request open', person('promoter'), asked('open'), 0, 'promoter'],
    ['who got the role by hand after a refusal', person('promoter'), asked('declined'), 0, 'promoter'],
    ['a venue owner', person('venue_owner'), null, 0, 'venue-owner'],
    ['who became a venue owner with a request open', person('venue_owner'), asked('open'), 0, 'open'],
    ['an administrator', person('admin'), null, 0, 'promoter'],
    ['a venue owner who is an administrator', person('venue_owner', true), null, 0, 'promoter'],
  ] as const)('%s', (_, roles, request, after, standing) => {
    expect(standingOf(roles, request, DECIDED + after)).toBe(standing);
  });

  it('lets only a declined request keep its person waiting', () => {
    expect(askAgainAt(asked('declined'))).toBe(DECIDED + 30 * DAY_MS);
    for (const status of ['open', 'granted', 'withdrawn'] as const) expect(askAgainAt(asked(status))).toBe(null);
    expect(askAgainAt(null)).toBe(null);
  });

  it('gives the role to plain users alone', () => {
    expect(needsRole(person('user'))).toBe(true);
    for (const roles of [person('promoter'), person('venue_owner'), person('admin'), person('user', true)])
      expect(needsRole(roles)).toBe(false);
    expect(mayPromote(person('user'))).toBe(false);
    expect(mayPromote(person('user', true))).toBe(true);
  });
});
